/** What paintings are worth: the ranking of the artists and what it makes of their markers. Mirrors `scoring.py`. */

import type { ArtistColumn, Card } from './view'
import { artistOf } from './view'

/** The painting of an artist that ends a round. */
export const CLOSING = 5
export const ROUNDS = 4
/** The markers of the first, the second and the third. */
export const RANKED: readonly number[] = [30, 20, 10]

/** The artists offered this round, by place on the board, best first; a tie goes to the one further left. */
export function ranking(offered: readonly number[]): number[] {
  return offered
    .map((_, place) => place)
    .filter((place) => offered[place]! > 0)
    .sort((a, b) => offered[b]! - offered[a]! || a - b)
}

/** The marker each artist would get if the round ended with so many offered. */
export function markersFor(offered: readonly number[]): number[] {
  const row = offered.map(() => 0)
  ranking(offered).forEach((place, rank) => (row[place] = RANKED[rank] ?? 0))
  return row
}

/** The rank of each artist now, from 1; null for one that gets no marker. */
export function ranks(offered: readonly number[]): (number | null)[] {
  const order = ranking(offered)
  return offered.map((_, place) => {
    const rank = order.indexOf(place)
    return rank < 0 || rank >= RANKED.length ? null : rank + 1
  })
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The least and the most one painting of an artist can still pay at the end of this round. */
export function worthRange(artists: readonly ArtistColumn[], place: number): { low: number; high: number } {
  const old = sum(artists[place]!.markers)
  const own = artists[place]!.offered
  if (artists.some((artist) => artist.offered >= CLOSING)) {
    const now = markersFor(artists.map((artist) => artist.offered))[place]!
    return { low: now && old + now, high: now && old + now }
  }
  // At worst nobody offers this artist again: every other can come to four, and one of them to five.
  const most = CLOSING - 1
  const ahead = artists.filter((_, other) => other !== place && (most > own || (most === own && other < place))).length
  const others = artists.length - 1
  const inFront = ahead < others ? ahead + 1 : ahead
  const worst = own > 0 ? (RANKED[inFront] ?? 0) : 0
  return { low: worst && old + worst, high: old + RANKED[0]! }
}

/** What these paintings would pay if the round ended now. */
export function worthOf(cards: readonly Card[], artists: readonly ArtistColumn[]): number {
  return sum(cards.map((card) => artists.find((artist) => artist.key === artistOf(card))?.worth_now ?? 0))
}

/** How often each artist stands among the cards, in board order, those that do not left out. */
export function byArtist(cards: readonly Card[], artists: readonly ArtistColumn[]): { key: string; cards: Card[] }[] {
  return artists
    .map(({ key }) => ({ key, cards: cards.filter((card) => artistOf(card) === key) }))
    .filter((group) => group.cards.length > 0)
}
