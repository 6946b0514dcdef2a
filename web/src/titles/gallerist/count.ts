/** The last count of a seat, in its printed order: the lines add up to the total. */
import type { Sheet } from './view'

export interface Line {
  /** What is counted; `tile` and `majority` stand there once for each. */
  what: 'cash' | 'majority' | 'tile' | 'works' | 'easel' | 'curator' | 'dealer' | 'influence'
  /** The tile's name, or the column. */
  of: string
  money: number
  /** Influence a tile brings besides, or the space of the track. */
  influence: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Every line by itself. */
export function linesOf(sheet: Sheet): Line[] {
  const line = (what: Line['what'], money: number, of = '', influence = 0): Line => ({ what, of, money, influence })
  return [
    line('cash', sheet.cash),
    ...sheet.majorities.map((money, at) => line('majority', money, String(at + 1))),
    ...sheet.tiles.map(({ tile, money, influence }) => line('tile', money, tile, influence)),
    line('works', sum(sheet.works)),
    line('easel', sheet.easel),
    line('curator', sum(sheet.curator)),
    line('dealer', sum(sheet.dealer)),
    line('influence', sheet.influence_pays, '', sheet.influence),
  ]
}

export const PARTS = ['cash', 'majority', 'tile', 'works', 'easel', 'curator', 'dealer', 'influence'] as const

/** What a part of the count comes to. */
export function partOf(sheet: Sheet, part: (typeof PARTS)[number]): number {
  return sum(linesOf(sheet).filter(({ what }) => what === part).map(({ money }) => money))
}

/** The sum so far, after so many parts. */
export function soFar(sheet: Sheet, parts: number): number {
  return sum(PARTS.slice(0, parts).map((part) => partOf(sheet, part)))
}
