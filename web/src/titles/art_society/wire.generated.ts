/** Written by `make wire` from the package vernissage.games.art_society: change it there. */

import type { Seat, TakenBackEvent, View } from '../../lib/wire.generated'

export const GENRES = ['cityscape', 'portrait', 'still_life', 'landscape'] as const

export type Painting = string

export type Decor = string

export type Genre = (typeof GENRES)[number]

export type Pile = string

export type Pattern = string

export type Square = string

/** A painting on a wall, and where its top left square is. */
export interface HungView {
  painting: Painting
  square: Square
}

/** A decor tile on a wall. */
export interface DecorView {
  decor: Decor
  square: Square
}

/** A score sheet as the genres stand: AS-39 to AS-44 in the order they are counted. */
export interface ScoreView {
  /** By genre: paintings that count, those of a faux pas left out. */
  paintings: number[]
  /** By genre: those paintings times the genre's multiplier. */
  prestige: number[]
  decor: number
  eye_line: number
  full_wall: number
  corners: number
  superfluous: number
  total: number
  /** The paintings that hang next to one of their own genre. */
  faux_pas: Painting[]
}

/** A wall and what lies beside it. */
export interface WallView {
  paintings: HungView[]
  decor: DecorView[]
  /** What the assistant holds: a painting, or a decor shape such as 2x1. */
  assistant: string | null
  superfluous: Painting[]
  /** Squares not yet covered. */
  free: number
  score: ScoreView
}

/** What is public about a seat. */
export interface SeatView {
  wall: WallView
  /** How many bid cards it holds. */
  cards: number
  starting_bid: number
  starting_painting: Painting
  /** The cards it showed this round: its bid, and those below that were looked at to break a tie. */
  shown: number[]
  /** All cards it has played, the starting bid first: one's own, and everybody's with `open_bids` or at the end. */
  spent: number[] | null
}

/** The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others. */
export interface NumbersView {
  /** Paintings put up for auction in a round. */
  lots: number
  /** The spaces of the prestige track. */
  lap: number
  /** From so many matching frames on, any combination of decor may be taken. */
  combination: number
}

/** A genre in the museum. */
export interface GenreView {
  key: Genre
  prestige: number
  /** What a painting of it would count if the game ended now. */
  multiplier: number
  /** From 1, the most prestigious; those that never were in the museum come last. */
  rank: number
  /** The museum's collection of this genre. */
  museum: Painting[]
}

/** A pile of paintings, face down: what stands on their backs, and how many are left. */
export interface PileView {
  key: string
  width: number
  height: number
  value: number
  left: number
}

/** Decor tiles of a shape that are left. */
export interface StockView {
  decor: Decor
  left: number
}

/** A line of the catalogue: a round that is over. */
export interface SaleView {
  round: number
  auctioneer: Seat
  lots: Painting[]
  takes: [Seat, Painting][]
  unsold: Painting
  /** Only with `open_bids`, or when the game is over (AS-R9). */
  bids: number[]
}

/** One's own turn so far; nobody else is shown it until it is confirmed. */
export interface DraftView {
  moves: string[]
  /** The new painting, while it has no place. */
  waiting: Painting | null
  /** Decor still to be taken, tile by tile or in combination: what is left of each award, at most. */
  due: number[]
  /** The largest decor tile that may be taken now, in shields; 0 for none. */
  largest: number
  /** For each painting hung in this turn: those beside it with a frame like its own. */
  matches: Record<Painting, Painting[]>
  /** The wall as it would be. */
  wall: WallView
}

/** What everybody is shown when the game is over. */
export interface Revealed {
  hands: number[][]
  piles: Painting[][]
  /** What the bid cards in each hand add up to: of equal scores the higher sum wins. */
  bids_left: number[]
}

/** What a painting would do for its genre if it went to the museum unsold. */
export interface FameView {
  /** Where the genre's marker would stand. */
  prestige: number
  /** What a painting of the genre would count then. */
  multiplier: number
}

/** What one seat may know. */
export interface ArtSocietyView extends View {
  /** The round, from 1. */
  round: number
  width: number
  height: number
  /** The squares a starting painting covers at least one of. */
  stars: Square[]
  /** The first and the last row at eye level, counted from 1. */
  eye_rows: [number, number]
  numbers: NumbersView
  auctioneer: Seat
  /** The piles the auctioneer has taken from so far; their paintings lie face down. */
  chosen: string[]
  /** The paintings on offer, face up. */
  lots: Painting[]
  /** The number on the back of each painting of this round, taken or not. */
  values: Record<Painting, number>
  /** What each painting on offer would do if nobody took it. */
  fame: Record<Painting, FameView>
  /** Where on the own wall there is a place for each painting on offer, by the top left square; not in one's draft. */
  spots: Record<Painting, Square[]>
  /** Seats whose bid card lies face down. */
  laid: Seat[]
  /** One's own bid card while the others are awaited. */
  own_bid: number | null
  /** The seats in the order they choose this round. */
  order: Seat[]
  /** Who took which painting this round. */
  takes: [Seat, Painting][]
  players: SeatView[]
  /** One's own bid cards; a spectator has none. */
  hand: number[]
  draft: DraftView | null
  genres: GenreView[]
  piles: PileView[]
  /** The decor left; in one's own draft, what the draft leaves. */
  stock: StockView[]
  sales: SaleView[]
  revealed: Revealed | null
}

/** A seat's starting painting and starting bid, open to all. */
export type SetUpEvent = {
  event: 'set_up'
  audience: number[] | null
  seat: Seat
  painting: Painting
  bid: number
}

/** A round, and who holds the hammer. */
export type RoundBeganEvent = {
  event: 'round_began'
  audience: number[] | null
  round: number
  seat: Seat
}

/** A starting painting was hung. */
export type StartedEvent = {
  event: 'started'
  audience: number[] | null
  seat: Seat
  painting: Painting
  square: Square
}

/** The auctioneer took a painting from a pile, face down. */
export type LotChosenEvent = {
  event: 'lot_chosen'
  audience: number[] | null
  seat: Seat
  pile: Pile
}

export type LotsShownEvent = {
  event: 'lots_shown'
  audience: number[] | null
  paintings: Painting[]
}

/** A bid card lies face down; which one, nobody is told. */
export type BidLaidEvent = {
  event: 'bid_laid'
  audience: number[] | null
  seat: Seat
}

/** The order in which seats choose. The cards themselves are told only with open bids. */
export type BidsShownEvent = {
  event: 'bids_shown'
  audience: number[] | null
  order: Seat[]
  bids: number[]
}

export type TookEvent = {
  event: 'took'
  audience: number[] | null
  seat: Seat
  painting: Painting
}

/** A painting was hung: the new one, or the one the assistant held. */
export type HungEvent = {
  event: 'hung'
  audience: number[] | null
  seat: Seat
  painting: Painting
  square: Square
  /** Frames next to it like its own. */
  matches: number
  /** Where it came from: `auction` or `assistant`. */
  source: string
}

/** A painting that did not fit went to the museum for another of its genre, which was hung. */
export type SwappedEvent = {
  event: 'swapped'
  audience: number[] | null
  seat: Seat
  given: Painting
  painting: Painting
  square: Square
  matches: number
}

/** The assistant holds the new painting. */
export type KeptEvent = {
  event: 'kept'
  audience: number[] | null
  seat: Seat
  painting: Painting
}

export type DecoratedEvent = {
  event: 'decorated'
  audience: number[] | null
  seat: Seat
  decor: Decor
  square: Square
  /** Where it came from: `stock` or `assistant`. */
  source: string
}

/** The assistant holds a decor tile. */
export type DecorKeptEvent = {
  event: 'decor_kept'
  audience: number[] | null
  seat: Seat
  decor: Decor
}

/** Decor on a wall was replaced by other decor on the same squares. */
export type TradedEvent = {
  event: 'traded'
  audience: number[] | null
  seat: Seat
  square: Square
  pattern: Pattern
}

/** A painting that found no place; `count` is how many the seat has now. */
export type SuperfluousEvent = {
  event: 'superfluous'
  audience: number[] | null
  seat: Seat
  painting: Painting
  count: number
}

export type WallFullEvent = {
  event: 'wall_full'
  audience: number[] | null
  seat: Seat
}

/** The painting nobody took; its genre moves up to `prestige`. */
export type EnteredMuseumEvent = {
  event: 'entered_museum'
  audience: number[] | null
  painting: Painting
  genre: Genre
  amount: number
  prestige: number
}

/** A seat's final count: prestige of all genres, decor, eye line, full wall, bare corners, superfluous. */
export type ScoredEvent = {
  event: 'scored'
  audience: number[] | null
  seat: Seat
  prestige: number
  decor: number
  eye_line: number
  full_wall: number
  corners: number
  superfluous: number
  total: number
}

export type GameEndedEvent = {
  event: 'game_ended'
  audience: number[] | null
  scores: number[]
  reason: string
}

/** Hang a painting: the starting one, the new one, or the one the assistant holds. */
export type HangMove = {
  move: 'hang'
  painting: Painting
  /** Where its top left square goes: column and row, such as g5. */
  square: Square
}

/** Take a painting from a pile, face down, to put it up for auction. */
export type LotMove = {
  move: 'lot'
  pile: Pile
}

/** Lay a bid card face down. */
export type BidMove = {
  move: 'bid'
  card: number
}

/** Choose one of the paintings on offer. */
export type TakeMove = {
  move: 'take'
  painting: Painting
}

/** Give the new painting, which does not fit, to the museum and hang one of its own instead. */
export type SwapMove = {
  move: 'swap'
  painting: Painting
  square: Square
}

/** Give the new painting to the assistant. */
export type KeepMove = {
  move: 'keep'
}

/** Lay the new painting, which does not fit, beside the wall. */
export type SuperfluousMove = {
  move: 'superfluous'
}

/** Take a decor tile and hang it. */
export type DecorMove = {
  move: 'decor'
  decor: Decor
  square: Square
}

/** Take a decor tile and give it to the assistant. */
export type KeepDecorMove = {
  move: 'keep_decor'
  decor: Decor
}

/** Hang the decor tile the assistant holds. */
export type HangDecorMove = {
  move: 'hang_decor'
  square: Square
}

/** Lay a line of one's decor anew, from a square on, by a pattern such as h2+1. */
export type TradeMove = {
  move: 'trade'
  pattern: Pattern
  square: Square
}

/** Confirm the turn: the wall is locked. */
export type DoneMove = {
  move: 'done'
}

/** Everything that can happen in a game. */
export type AnyEvent =
  | SetUpEvent
  | RoundBeganEvent
  | StartedEvent
  | LotChosenEvent
  | LotsShownEvent
  | BidLaidEvent
  | BidsShownEvent
  | TookEvent
  | HungEvent
  | SwappedEvent
  | KeptEvent
  | DecoratedEvent
  | DecorKeptEvent
  | TradedEvent
  | SuperfluousEvent
  | WallFullEvent
  | EnteredMuseumEvent
  | ScoredEvent
  | GameEndedEvent
  | TakenBackEvent

/** Everything that a seat can answer. */
export type AnyMove =
  | HangMove
  | LotMove
  | BidMove
  | TakeMove
  | SwapMove
  | KeepMove
  | SuperfluousMove
  | DecorMove
  | KeepDecorMove
  | HangDecorMove
  | TradeMove
  | DoneMove
