/** The geometry of a wall: where tiles lie, and which of some squares is meant. What a tile would do there, the engine says. */
import type { Decor, GenreRow, Painting, Score, Size, Square } from './view'
import { sizeOf } from './view'

export interface Cell {
  /** Column and row, counted from 0. */
  x: number
  y: number
}

export interface Placed extends Cell, Size {}

export function cellOf(square: Square): Cell {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 }
}

export function squareOf({ x, y }: Cell): Square {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

/** Where a tile of this name covers the wall when its top left square is this one. */
export function placed(tile: Painting | Decor, square: Square): Placed {
  return { ...cellOf(square), ...sizeOf(tile) }
}

export function overlaps(a: Placed, b: Placed): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export function corners({ width, height }: Size): Cell[] {
  return [0, height - 1].flatMap((y) => [0, width - 1].map((x) => ({ x, y })))
}

/** The lines of two score sheets that differ, and by how much. */
export function changes(before: Score, after: Score, genres: readonly GenreRow[]): { line: string; by: number }[] {
  const names = ['decor', 'eye_line', 'full_wall', 'corners', 'superfluous'] as const
  return [
    ...genres.map(({ key }, at) => ({ line: `genre-${key}`, by: after.prestige[at]! - before.prestige[at]! })),
    ...names.map((name) => ({ line: `score-${name}`, by: after[name] - before[name] })),
  ].filter(({ by }) => by)
}

export type Way = 'left' | 'right' | 'up' | 'down'

/** The next of some squares in a direction: the nearest, and of those the straightest. None: null. */
export function step(squares: readonly Square[], from: Square, way: Way): Square | null {
  const { x, y } = cellOf(from)
  let best: Square | null = null
  let least = Infinity
  for (const square of squares) {
    const cell = cellOf(square)
    const ahead = { left: x - cell.x, right: cell.x - x, up: y - cell.y, down: cell.y - y }[way]
    const aside = Math.abs(way === 'left' || way === 'right' ? cell.y - y : cell.x - x)
    const cost = ahead + 3 * aside
    if (ahead > 0 && cost < least) {
      least = cost
      best = square
    }
  }
  return best
}

/** The legal square nearest to where a tile is held, in squares; null if there is none within reach. */
export function nearest(squares: readonly Square[], at: Cell, reach = Infinity): Square | null {
  let best: Square | null = null
  let least = reach
  for (const square of squares) {
    const cell = cellOf(square)
    const away = Math.hypot(cell.x - at.x, cell.y - at.y)
    if (away <= least && (away < least || best === null)) {
      least = away
      best = square
    }
  }
  return best
}

/** All squares that a tile covers from any of these top left squares: the ground that is lit up. */
export function ground(squares: readonly Square[], size: Size): Set<Square> {
  const lit = new Set<Square>()
  for (const square of squares) {
    const { x, y } = cellOf(square)
    for (let dy = 0; dy < size.height; dy++) for (let dx = 0; dx < size.width; dx++) lit.add(squareOf({ x: x + dx, y: y + dy }))
  }
  return lit
}
