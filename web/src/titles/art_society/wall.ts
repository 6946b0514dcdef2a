/** The geometry and the points of a wall, so that the board can say what a hanging would do before it is done. */
import type { Decor, GenreRow, Hung, Laid, Numbers, Painting, Score, Size, Square, Wall } from './view'
import { frameOf, genreOf, sizeOf } from './view'

export interface Cell {
  /** Column and row, counted from 0. */
  x: number
  y: number
}

export interface Placed extends Cell, Size {}

/** What a wall is measured by. */
export interface Room extends Size {
  eye_rows: [number, number]
  numbers: Pick<Numbers, 'eye_line' | 'full_wall' | 'bare_corner' | 'superfluous'>
}

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

/** Whether two tiles share an edge; corners do not count. */
export function touches(a: Placed, b: Placed): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (across === 0 && down > 0) || (down === 0 && across > 0)
}

/** The tiles of a wall that share an edge with one. */
export function neighbours(hung: readonly Hung[], tile: string, square: Square): Hung[] {
  const here = placed(tile, square)
  return hung.filter(({ painting, square: at }) => painting !== tile && touches(here, placed(painting, at)))
}

/** Paintings beside this one whose frame is like its own: so much decor it would bring. */
export function matching(hung: readonly Hung[], painting: Painting, square: Square): Painting[] {
  return neighbours(hung, painting, square)
    .map((other) => other.painting)
    .filter((other) => frameOf(other) === frameOf(painting))
}

/** The paintings that hang next to one of their own genre. */
export function fauxPas(hung: readonly Hung[]): Painting[] {
  return hung
    .filter(({ painting, square }) => neighbours(hung, painting, square).some((other) => genreOf(other.painting) === genreOf(painting)))
    .map(({ painting }) => painting)
}

/** Whether a tile lies at eye level, at least in part. */
export function atEyeLevel({ y, height }: Placed, [first, last]: [number, number]): boolean {
  return y < last && y + height >= first
}

/** The most prestigious genre, whose paintings count at eye level; null before anything entered the museum. */
export function firstGenre(genres: readonly GenreRow[]): GenreRow['key'] | null {
  const entered = genres.filter(({ museum }) => museum.length).sort((a, b) => b.prestige - a.prestige)
  return entered[0]?.key ?? null
}

export function corners({ width, height }: Size): Cell[] {
  return [0, height - 1].flatMap((y) => [0, width - 1].map((x) => ({ x, y })))
}

function covers(tiles: readonly Placed[], { x, y }: Cell): boolean {
  return tiles.some((tile) => overlaps(tile, { x, y, width: 1, height: 1 }))
}

/** Whether no square is left free. */
function fills({ paintings, decor }: { paintings: readonly Hung[]; decor: readonly Laid[] }, room: Size): boolean {
  const sizes = [...paintings.map(({ painting }) => sizeOf(painting)), ...decor.map((laid) => sizeOf(laid.decor))]
  return sizes.reduce((sum, { width, height }) => sum + width * height, 0) === room.width * room.height
}

/** The score sheet of a wall as the genres stand. */
export function scoreOf(
  { paintings, decor, superfluous }: { paintings: readonly Hung[]; decor: readonly Laid[]; superfluous: readonly Painting[] },
  genres: readonly GenreRow[],
  room: Room,
): Score {
  const guilty = fauxPas(paintings)
  const first = firstGenre(genres)
  const tiles = [...paintings.map((hung) => placed(hung.painting, hung.square)), ...decor.map((laid) => placed(laid.decor, laid.square))]
  const counted = genres.map(
    ({ key }) => paintings.filter(({ painting }) => genreOf(painting) === key && !guilty.includes(painting)).length,
  )
  const prestige = counted.map((count, at) => count * genres[at]!.multiplier)
  const seen = paintings.filter(
    ({ painting, square }) => genreOf(painting) === first && atEyeLevel(placed(painting, square), room.eye_rows),
  )
  const points = room.numbers
  const lines = {
    decor: decor.reduce((sum, laid) => sum + sizeOf(laid.decor).width * sizeOf(laid.decor).height, 0),
    eye_line: points.eye_line * seen.length,
    full_wall: fills({ paintings, decor }, room) ? points.full_wall : 0,
    corners: points.bare_corner * corners(room).filter((corner) => !covers(tiles, corner)).length || 0,
    superfluous: points.superfluous * superfluous.length || 0,
  }
  const total = [...prestige, ...Object.values(lines)].reduce((sum, points) => sum + points, 0)
  return { paintings: counted, prestige, ...lines, total, faux_pas: guilty }
}

export interface Effect {
  /** The score sheet as it would be. */
  score: Score
  change: number
  /** Paintings beside it with the same frame. */
  matches: Painting[]
  /** Paintings that would newly count for nothing. */
  fauxPas: Painting[]
  eyeLevel: boolean
  /** Corners it would cover. */
  corners: number
  full: boolean
}

/** What a tile would do on a wall. */
export function effectOf(wall: Wall, tile: Painting | Decor, square: Square, genres: readonly GenreRow[], room: Room): Effect {
  const painting = tile.includes('-')
  const after = {
    paintings: painting ? [...wall.paintings, { painting: tile, square }] : wall.paintings,
    decor: painting ? wall.decor : [...wall.decor, { decor: tile, square }],
    superfluous: wall.superfluous,
  }
  const score = scoreOf(after, genres, room)
  const here = placed(tile, square)
  return {
    score,
    change: score.total - wall.score.total,
    matches: painting ? matching(wall.paintings, tile, square) : [],
    fauxPas: score.faux_pas.filter((guilty) => !wall.score.faux_pas.includes(guilty)),
    eyeLevel: painting && genreOf(tile) === firstGenre(genres) && atEyeLevel(here, room.eye_rows),
    corners: corners(room).filter((corner) => covers([here], corner)).length,
    full: fills(after, room),
  }
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

/** Everywhere a tile could be hung: inside the wall, on free squares, edge to edge with a tile that hangs. */
export function spots(wall: Pick<Wall, 'paintings' | 'decor'>, tile: Painting | Decor, room: Size): Square[] {
  const tiles = [
    ...wall.paintings.map(({ painting, square }) => placed(painting, square)),
    ...wall.decor.map(({ decor, square }) => placed(decor, square)),
  ]
  const { width, height } = sizeOf(tile)
  const found: Square[] = []
  for (let y = 0; y + height <= room.height; y++) {
    for (let x = 0; x + width <= room.width; x++) {
      const here = { x, y, width, height }
      if (!tiles.some((other) => overlaps(here, other)) && tiles.some((other) => touches(here, other))) found.push(squareOf(here))
    }
  }
  return found
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
