/** What the server tells about a game of Art Society, and how its names are read. */
import type { Move } from '../../lib/wire'
import type { AnyMove, Genre, Painting } from './wire.generated'

export type {
  ArtSocietyView as View,
  Decor,
  DecorView as Laid,
  DraftView as Draft,
  Genre,
  GenreView as GenreRow,
  HungView as Hung,
  NumbersView as Numbers,
  Painting,
  PileView as Pile,
  SaleView as Sale,
  ScoreView as Score,
  SeatView as Player,
  Square,
  WallView as Wall,
} from './wire.generated'

export type Frame = 'gold' | 'shell' | 'walnut' | 'ebony'

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
const FIELDS: { [Step in AnyMove as Step['move']]?: Exclude<keyof Step, 'move'>[] } = {
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
  const fields: string[] = FIELDS[tag as AnyMove['move']]!
  return { move: tag!, ...Object.fromEntries(fields.map((field, at) => [field, values[at]])) }
}
