/** What the server tells about a game of Modern Art, and how its names are read. */
import type { Facts } from '../../lib/wire'
import type { AnyEvent, Artist, Auction, Card, SoldEvent as Sold } from './wire.generated'

export type { Decision } from '../../lib/wire'
export type {
  Artist,
  ArtistView as ArtistColumn,
  Auction,
  Card,
  LotView as Lot,
  ModernArtView as View,
  SaleView as Sale,
} from './wire.generated'

export type Happening = Facts<AnyEvent>
export type SoldEvent = Facts<Sold>

/** A line of the catalogue, as far as the board needs it. */
export interface Told {
  n: number
  event: Happening
}

export function artistOf(card: Card): Artist {
  return card.split('-')[0] as Artist
}

export function auctionOf(card: Card): Auction {
  return card.split('-')[1] as Auction
}
