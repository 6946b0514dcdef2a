/** Cards beside the columns of the board. What they are worth stands in the view. */

import type { ArtistColumn, Card } from './view'
import { artistOf } from './view'

/** What these paintings would pay if the round ended now. */
export function worthOf(cards: readonly Card[], artists: readonly ArtistColumn[]): number {
  return cards.reduce((total, card) => total + (artists.find((artist) => artist.key === artistOf(card))?.worth_now ?? 0), 0)
}

/** How often each artist stands among the cards, in board order, those that do not left out. */
export function byArtist(cards: readonly Card[], artists: readonly ArtistColumn[]): { key: string; cards: Card[] }[] {
  return artists
    .map(({ key }) => ({ key, cards: cards.filter((card) => artistOf(card) === key) }))
    .filter((group) => group.cards.length > 0)
}
