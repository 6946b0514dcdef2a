/** The board's own words: names and amounts through the title's texts. */

import type { Live } from '../../lib/live.svelte'
import type { Artist, Auction, Card, Told, View } from './view'
import { artistOf, auctionOf } from './view'

export function viewOf(live: Live): View | null {
  return (live.state?.view ?? null) as View | null
}

export function eventsOf(live: Live): Told[] {
  return live.events as unknown as Told[]
}

export function money(live: Live, amount: number): string {
  return live.words.say('money', { amount })
}

export function artistName(live: Live, artist: Artist | string): string {
  return live.words.say(`artist-${artist}`)
}

export function auctionName(live: Live, auction: Auction): string {
  return live.words.say(`auction-${auction}`)
}

export function workTitle(live: Live, card: Card): string {
  return live.works[card]?.title ?? ''
}

/** A painting in words: its title, its artist, how it is sold. */
export function paintingName(live: Live, card: Card): string {
  const name = live.words.say('card-name', {
    artist: artistName(live, artistOf(card)),
    auction: auctionName(live, auctionOf(card)),
  })
  const title = workTitle(live, card)
  return title ? `${title}, ${name}` : name
}

export function seatName(live: Live, seat: number): string {
  return live.nameOf(seat) || live.words.say('seat-name', { number: seat + 1 })
}
