/** Written by `make wire` from the package vernissage.games.modern_art: change it there. */

import type { Seat, TakenBackEvent, View } from '../../lib/wire.generated'

export const AUCTIONS = ['open', 'once', 'sealed', 'fixed', 'double'] as const

/** The artists' keys in board order; each edition and language names them in its texts. */
export const ARTISTS = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko'] as const

export type Artist = (typeof ARTISTS)[number]

export type Card = string

export type Auction = (typeof AUCTIONS)[number]

export type Share = [Seat, number]

/** One column of the board. */
export interface ArtistView {
  key: Artist
  /** Paintings offered this round, unsold ones included. */
  offered: number
  /** The markers of the finished rounds, 0 for none. */
  markers: number[]
  /** What one of its paintings paid at the end of each finished round. */
  paid: number[]
  /** Its place if the round ended now, from 1; null if it would get no marker. */
  rank: number | null
  /** The marker it would get if the round ended now, 0 for none. */
  marker_now: number
  /** What one of its paintings would pay if the round ended now. */
  worth_now: number
  /** The least one of its paintings can still pay at the end of this round. */
  worth_low: number
  /** The most it can still pay. */
  worth_high: number
}

/** A line of the catalogue: a lot that was sold. */
export interface SaleView {
  round: number
  cards: Card[]
  opener: Seat
  seller: Seat
  buyer: Seat
  price: number
  auction: Auction
  /** The sealed bids as they were opened; empty for other auctions. */
  bids: number[]
}

/** What is under the hammer. */
export interface LotView {
  cards: Card[]
  /** How it is sold; `double` while a second card may still be added. */
  auction: Auction
  opener: Seat
  seller: Seat
  /** The highest bid so far, or the fixed price. */
  price: number
  leader: Seat | null
  /** Who is paid for it: one seat, or the two sellers of a double that share (MA-26, MA-27). */
  sellers: Seat[]
  /** What the bank would have of the price if the leader had the lot now. */
  to_bank: number
  /** Seats that said "no raise at this price". */
  declared: Seat[]
  /** Seats whose sealed bid is in. */
  sealed: Seat[]
}

/** What is public about a seat. */
export interface SeatView {
  /** How many cards it holds. */
  cards: number
  /** The paintings it has bought this round. */
  wall: Card[]
}

/** What everybody is shown when the game is over (MA-R17). */
export interface Revealed {
  hands: Card[][]
  undealt: Card[]
  mystery: Card[]
}

/** The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others. */
export interface NumbersView {
  start_cash: number
  rounds: number
  /** The painting of an artist that ends the round. */
  closing: number
  /** The markers of the first artist, the second and the third. */
  ranked: number[]
}

/** What one seat may know. */
export interface ModernArtView extends View {
  /** The round, from 1. */
  round: number
  numbers: NumbersView
  artists: ArtistView[]
  players: SeatView[]
  /** One's own cards; a spectator has none. */
  hand: Card[]
  /** Cash by seat where it may be known: one's own; everyone's with `open_cash` or when the game is over (MA-5). */
  cash: (number | null)[]
  /** One's own sealed bid while the others are awaited. */
  own_bid: number | null
  lot: LotView | null
  /** Whose turn it is to sell, or who sells now. */
  seller: Seat | null
  unsold: Card[]
  /** The paintings of earlier rounds. */
  discard: Card[]
  sales: SaleView[]
  undealt: number
  /** Cards left in the mystery hand. */
  mystery: number
  revealed: Revealed | null
}

/** A seat's new cards, for that seat alone. */
export type DealtEvent = {
  event: 'dealt'
  audience: number[] | null
  seat: Seat
  cards: Card[]
}

/** Everybody was dealt so many cards. */
export type HandGrewEvent = {
  event: 'hand_grew'
  audience: number[] | null
  count: number
}

export type RoundBeganEvent = {
  event: 'round_began'
  audience: number[] | null
  round: number
  seat: Seat
}

export type OfferedEvent = {
  event: 'offered'
  audience: number[] | null
  seat: Seat
  card: Card
}

/** No second card from this seat. */
export type DeclinedEvent = {
  event: 'declined'
  audience: number[] | null
  seat: Seat
}

export type AddedEvent = {
  event: 'added'
  audience: number[] | null
  seat: Seat
  card: Card
}

export type BidEvent = {
  event: 'bid'
  audience: number[] | null
  seat: Seat
  amount: number
}

export type NoRaiseEvent = {
  event: 'no_raise'
  audience: number[] | null
  seat: Seat
  amount: number
}

export type PassedEvent = {
  event: 'passed'
  audience: number[] | null
  seat: Seat
}

/** A sealed bid is in; what it is, nobody is told. */
export type SealedBidEvent = {
  event: 'sealed_bid'
  audience: number[] | null
  seat: Seat
}

export type BidsOpenedEvent = {
  event: 'bids_opened'
  audience: number[] | null
  bids: number[]
}

export type PricedEvent = {
  event: 'priced'
  audience: number[] | null
  seat: Seat
  amount: number
}

/** The receipt of a sale: who has the lot, for how much, and to whom the money went. */
export type SoldEvent = {
  event: 'sold'
  audience: number[] | null
  seat: Seat
  amount: number
  auction: Auction
  cards: Card[]
  seller: Seat
  to_seats: Share[]
  to_bank: number
}

export type TurnedEvent = {
  event: 'turned'
  audience: number[] | null
  seat: Seat
  card: Card
}

export type LeftCoveredEvent = {
  event: 'left_covered'
  audience: number[] | null
  seat: Seat
}

export type RoundClosedEvent = {
  event: 'round_closed'
  audience: number[] | null
  round: number
  unsold: Card[]
  offered: number[]
  markers: number[]
}

export type PaidEvent = {
  event: 'paid'
  audience: number[] | null
  seat: Seat
  amount: number
  cards: Card[]
}

export type GameEndedEvent = {
  event: 'game_ended'
  audience: number[] | null
  scores: number[]
  reason: string
}

/** Put a card of one's hand up for auction. */
export type OfferMove = {
  move: 'offer'
  card: Card
}

/** Add a second card to a double. */
export type AddMove = {
  move: 'add'
  card: Card
}

/** Add no second card. */
export type DeclineMove = {
  move: 'decline'
}

/** Bid aloud, in an open auction or once around. */
export type BidMove = {
  move: 'bid'
  amount: number
}

/** No raise at this price; no bid; not at this fixed price. */
export type PassMove = {
  move: 'pass'
}

/** Bid in secret; 0 is a bid of nothing. */
export type SealMove = {
  move: 'seal'
  amount: number
}

/** Name the fixed price. */
export type PriceMove = {
  move: 'price'
  amount: number
}

/** Buy at the fixed price. */
export type BuyMove = {
  move: 'buy'
}

/** Turn a card of the mystery hand. */
export type TurnUpMove = {
  move: 'turn'
}

/** Leave the mystery hand as it is. */
export type LeaveMove = {
  move: 'leave'
}

/** Everything that can happen in a game. */
export type AnyEvent =
  | DealtEvent
  | HandGrewEvent
  | RoundBeganEvent
  | OfferedEvent
  | DeclinedEvent
  | AddedEvent
  | BidEvent
  | NoRaiseEvent
  | PassedEvent
  | SealedBidEvent
  | BidsOpenedEvent
  | PricedEvent
  | SoldEvent
  | TurnedEvent
  | LeftCoveredEvent
  | RoundClosedEvent
  | PaidEvent
  | GameEndedEvent
  | TakenBackEvent

/** Everything that a seat can answer. */
export type AnyMove =
  | OfferMove
  | AddMove
  | DeclineMove
  | BidMove
  | PassMove
  | SealMove
  | PriceMove
  | BuyMove
  | TurnUpMove
  | LeaveMove
