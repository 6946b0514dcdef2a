/** What the server tells about a game of Art Society: the shapes of `view.py`, `events.py` and `moves.py`. */
import type { Move } from '../../lib/wire'

export type Genre = 'cityscape' | 'portrait' | 'still_life' | 'landscape'
export type Frame = 'gold' | 'shell' | 'walnut' | 'ebony'

/** A painting is named genre-frame-size, such as `cityscape-gold-2x3`, with more behind it where there are several. */
export type Painting = string
/** A decor tile is named by its size, such as `2x1`. */
export type Decor = string
/** A square is named by column and row, such as `g5`; `a1` is the top left one. */
export type Square = string

export interface Score {
  paintings: number[]
  prestige: number[]
  decor: number
  eye_line: number
  full_wall: number
  corners: number
  superfluous: number
  total: number
  faux_pas: Painting[]
}

export interface Hung {
  painting: Painting
  square: Square
}

export interface Laid {
  decor: Decor
  square: Square
}

export interface Wall {
  paintings: Hung[]
  decor: Laid[]
  /** A painting, or a decor shape. */
  assistant: string | null
  superfluous: Painting[]
  free: number
  score: Score
}

export interface Player {
  wall: Wall
  cards: number
  starting_bid: number
  starting_painting: Painting
  /** The cards it showed this round: its bid, and those below that were looked at to break a tie. */
  shown: number[]
  /** All cards it has played, the starting bid first, where this visitor may know them. */
  spent: number[] | null
}

/** The numbers of the box in play; an owner's own may have others. */
export interface Numbers {
  /** Paintings put up for auction in a round. */
  lots: number
  multipliers: number[]
  /** What a painting counts while the museum has none of its genre. */
  absent: number
  /** The spaces of the prestige track. */
  lap: number
  eye_line: number
  full_wall: number
  bare_corner: number
  superfluous: number
  superfluous_end: number
  combination: number
}

export interface GenreRow {
  key: Genre
  prestige: number
  multiplier: number
  museum: Painting[]
}

export interface Pile {
  key: string
  width: number
  height: number
  value: number
  left: number
}

export interface Sale {
  round: number
  auctioneer: number
  lots: Painting[]
  takes: [number, Painting][]
  unsold: Painting
  bids: number[]
}

export interface Draft {
  /** The steps of the turn, as records write them: `hang cityscape-gold-2x3 g5`. */
  moves: string[]
  waiting: Painting | null
  due: number[]
  wall: Wall
}

export interface View {
  title: string
  seats: number
  seat: number | null
  options: Record<string, string | boolean>
  decision: { key: string; seats: number[]; optional: number[]; number: number } | null
  outcome: { scores: number[]; winners: number[]; reason: string } | null
  round: number
  width: number
  height: number
  stars: Square[]
  /** The first and the last row at eye level, counted from 1. */
  eye_rows: [number, number]
  numbers: Numbers
  auctioneer: number
  chosen: string[]
  lots: Painting[]
  /** The number on the back of each painting of this round. */
  values: Record<Painting, number>
  laid: number[]
  own_bid: number | null
  order: number[]
  takes: [number, Painting][]
  players: Player[]
  hand: number[]
  draft: Draft | null
  genres: GenreRow[]
  piles: Pile[]
  stock: { decor: Decor; left: number }[]
  sales: Sale[]
  revealed: { hands: number[][]; piles: Painting[][] } | null
}

export interface Size {
  width: number
  height: number
}

/** The size of a painting, a pile or a decor tile. */
export function sizeOf(name: string): Size {
  const [width, height] = /(\d+)x(\d+)/.exec(name)!.slice(1).map(Number)
  return { width: width!, height: height! }
}

export function genreOf(painting: Painting): Genre {
  return painting.split('-')[0] as Genre
}

export function frameOf(painting: Painting): Frame {
  return painting.split('-')[1] as Frame
}

/** Whether a tile's name is that of a painting; decor is named by its size alone. */
export function isPainting(tile: string): boolean {
  return tile.includes('-')
}

/** The fields of each step of a turn, in the order records write them. */
const FIELDS: Record<string, string[]> = {
  hang: ['painting', 'square'],
  swap: ['painting', 'square'],
  take: ['painting'],
  keep: [],
  superfluous: [],
  decor: ['decor', 'square'],
  keep_decor: ['decor'],
  hang_decor: ['square'],
  trade: ['pattern', 'square'],
}

/** A step of a draft as the move it was. */
export function moveOf(step: string): Move {
  const [tag, ...values] = step.split(' ')
  return { move: tag!, ...Object.fromEntries(FIELDS[tag!]!.map((field, at) => [field, values[at]])) }
}
