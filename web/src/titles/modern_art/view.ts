/** What the server tells about a game of Modern Art: the shapes of `view.py`, `events.py` and `moves.py`. */

export type Artist = 'nex' | 'bahut' | 'darmoir' | 'sadland' | 'koriko'
export type Auction = 'open' | 'once' | 'sealed' | 'fixed' | 'double'

/** A card is named artist-auction-number, such as `nex-open-1`. */
export type Card = string

export interface ArtistColumn {
  key: Artist
  offered: number
  markers: number[]
  worth_now: number
}

export interface Sale {
  round: number
  cards: Card[]
  opener: number
  seller: number
  buyer: number
  price: number
  auction: Auction
  bids: number[]
}

export interface Lot {
  cards: Card[]
  auction: Auction
  opener: number
  seller: number
  price: number
  leader: number | null
  declared: number[]
  sealed: number[]
}

export interface Decision {
  key: string
  kind: string
  mode: string
  seats: number[]
  optional: number[]
  number: number
}

export interface View {
  title: string
  seats: number
  seat: number | null
  options: Record<string, string | boolean>
  decision: Decision | null
  outcome: { scores: number[]; winners: number[]; reason: string } | null
  round: number
  artists: ArtistColumn[]
  players: { cards: number; wall: Card[] }[]
  hand: Card[]
  cash: (number | null)[]
  own_bid: number | null
  lot: Lot | null
  seller: number | null
  unsold: Card[]
  discard: Card[]
  sales: Sale[]
  undealt: number
  mystery: number
  revealed: { hands: Card[][]; undealt: Card[]; mystery: Card[] } | null
}

export type Happening =
  | { event: 'dealt'; seat: number; cards: Card[] }
  | { event: 'hand_grew'; count: number }
  | { event: 'round_began'; round: number; seat: number }
  | { event: 'offered' | 'added' | 'turned'; seat: number; card: Card }
  | { event: 'declined' | 'passed' | 'sealed_bid' | 'left_covered'; seat: number }
  | { event: 'bid' | 'no_raise' | 'priced'; seat: number; amount: number }
  | { event: 'bids_opened'; bids: number[] }
  | SoldEvent
  | { event: 'round_closed'; round: number; unsold: Card[]; offered: number[]; markers: number[] }
  | { event: 'paid'; seat: number; amount: number; cards: Card[] }
  | { event: 'game_ended'; scores: number[]; reason: string }
  | { event: 'taken_back'; seat: number; moves: number }

export interface SoldEvent {
  event: 'sold'
  seat: number
  amount: number
  auction: Auction
  cards: Card[]
  seller: number
  to_seats: [number, number][]
  to_bank: number
}

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
