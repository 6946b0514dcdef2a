/** What a turn offers: the tiles that can be hung now, where each may go, and the plain answers beside them. */
import type { Move, MoveChoice } from '../../lib/wire'
import type { Decor, Draft, Square, Wall } from './view'
import { isPainting, moveOf } from './view'
import { overlaps, placed, type Placed } from './wall'

export type Source = 'new' | 'start' | 'assistant' | 'museum' | 'stock'

/** A tile in hand: what it is, where it comes from, and where it may be hung. */
export interface Held {
  /** Tells tiles apart: the same decor may come from the stock and from the assistant. */
  key: string
  tile: string
  source: Source
  squares: Square[]
}

export interface Turn {
  tiles: Held[]
  trades: MoveChoice[]
  /** Everything that needs no place. */
  plain: MoveChoice[]
}

/** The choices of a question about places, sorted by tile. */
export function turnOf(options: readonly MoveChoice[], assistant: string | null, starting: boolean): Turn {
  const tiles = new Map<string, Held>()
  const turn: Turn = { tiles: [], trades: [], plain: [] }
  for (const option of options) {
    const { move } = option
    if (move.move === 'trade') turn.trades.push(option)
    else if (typeof move.square !== 'string') turn.plain.push(option)
    else {
      const held = heldBy(move, assistant, starting)
      const known = tiles.get(held.key)
      if (known) known.squares.push(move.square)
      else tiles.set(held.key, { ...held, squares: [move.square] })
    }
  }
  return { ...turn, tiles: [...tiles.values()] }
}

function heldBy(move: Move, assistant: string | null, starting: boolean): Omit<Held, 'squares'> {
  if (move.move === 'hang_decor') return { key: 'assistant', tile: assistant ?? '1x1', source: 'assistant' }
  if (move.move === 'decor') return { key: `stock ${move.decor as string}`, tile: move.decor as string, source: 'stock' }
  const painting = move.painting as string
  if (move.move === 'swap') return { key: painting, tile: painting, source: 'museum' }
  const source = starting ? 'start' : painting === assistant ? 'assistant' : 'new'
  return { key: painting, tile: painting, source }
}

/** The move that hangs a tile at a square. */
export function hangMove({ tile, source }: Pick<Held, 'tile' | 'source'>, square: Square): Move {
  if (!isPainting(tile)) return source === 'assistant' ? { move: 'hang_decor', square } : { move: 'decor', decor: tile, square }
  return { move: source === 'museum' ? 'swap' : 'hang', painting: tile, square }
}

/** A trade: a line of decor on the wall, and the tiles that would lie there instead. */
export interface Trade {
  option: MoveChoice
  at: Placed
  before: Decor[]
  after: Decor[]
}

/** What a trade would change. A pattern such as `v2+1` is an upright line of those lengths. */
export function tradeOf(option: MoveChoice, wall: Pick<Wall, 'decor'>): Trade {
  const pattern = option.move.pattern as string
  const lengths = pattern.slice(1).split('+').map(Number)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const tile = (length: number) => (pattern.startsWith('v') ? `1x${length}` : `${length}x1`)
  const at = placed(tile(total), option.move.square as Square)
  const before = wall.decor
    .map((laid) => ({ decor: laid.decor, at: placed(laid.decor, laid.square) }))
    .filter((laid) => overlaps(laid.at, at))
    .toSorted((a, b) => a.at.x - b.at.x || a.at.y - b.at.y)
  return { option, at, before: before.map(({ decor }) => decor), after: lengths.map(tile) }
}

/** A tile this turn has hung: the step that hung it can be taken back to move it. */
export interface Moved {
  /** The place of its step in the draft. */
  step: number
  tile: string
  square: Square
  source: Source
}

/** The tiles this turn has hung so far. `before` is what the assistant held when it began. */
export function movable(draft: Draft | null, before: string | null): Moved[] {
  return (draft?.moves ?? []).flatMap((text, step): Moved[] => {
    const move = moveOf(text)
    const square = move.square as Square
    if (move.move === 'hang') {
      const tile = move.painting as string
      return [{ step, tile, square, source: tile === before ? 'assistant' : 'new' }]
    }
    if (move.move === 'swap') return [{ step, tile: move.painting as string, square, source: 'museum' }]
    if (move.move === 'decor') return [{ step, tile: move.decor as string, square, source: 'stock' }]
    if (move.move === 'hang_decor' && before) return [{ step, tile: before, square, source: 'assistant' }]
    return []
  })
}

/** The steps that come after one, as moves, to be done again when it was changed. */
export function after(draft: Draft, step: number): Move[] {
  return draft.moves.slice(step + 1).map(moveOf)
}
