import { describe, expect, it } from 'vitest'
import { linesOf, PARTS, partOf, soFar } from './count'
import type { Sheet } from './view'

const sheet: Sheet = {
  cash: 12,
  majorities: [6, 0, 10],
  tiles: [
    { tile: 'influence', influence: 0, money: 4 },
    { tile: 'collector', influence: 2, money: 6 },
  ],
  works: [14, 8],
  easel: 11,
  curator: [10, 0],
  dealer: [5, 10, 0],
  influence: 22,
  influence_pays: 8,
  total: 104,
  ties: { works: 4, visitors: 3, assistants: 5 },
}

describe('the last count', () => {
  it('has its lines in the printed order', () => {
    expect(linesOf(sheet).map(({ what, money }) => [what, money])).toEqual([
      ['cash', 12],
      ['majority', 6],
      ['majority', 0],
      ['majority', 10],
      ['tile', 4],
      ['tile', 6],
      ['works', 22],
      ['easel', 11],
      ['curator', 10],
      ['dealer', 15],
      ['influence', 8],
    ])
  })

  it('adds up, part by part', () => {
    expect(PARTS.map((part) => partOf(sheet, part))).toEqual([12, 16, 10, 22, 11, 10, 15, 8])
    expect(soFar(sheet, 0)).toBe(0)
    expect(soFar(sheet, 2)).toBe(28)
    expect(soFar(sheet, PARTS.length)).toBe(sheet.total)
  })
})
