import { expect, it } from 'vitest'
import { advance, fameOf, inRows, multipliers } from './museum'
import type { GenreRow, Numbers } from './view'

const rows: GenreRow[] = [
  { key: 'cityscape', prestige: 4, multiplier: 4, museum: ['a'] },
  { key: 'portrait', prestige: 0, multiplier: 2, museum: [] },
  { key: 'still_life', prestige: 9, multiplier: 5, museum: ['b'] },
  { key: 'landscape', prestige: 0, multiplier: 2, museum: [] },
]
const numbers = { multipliers: [5, 4, 3, 2], absent: 2 } as Numbers
const values = { 'portrait-gold-2x3': 4, 'portrait-shell-2x3': 5 }

it('steps back from a space that is taken', () => {
  expect(advance(rows, 'portrait', 4)).toBe(3)
  expect(advance(rows, 'portrait', 5)).toBe(5)
  expect(advance(rows, 'cityscape', 5)).toBe(8)
})

it('ranks only what entered the museum', () => {
  expect(multipliers(rows, numbers)).toEqual([4, 2, 5, 2])
  expect(multipliers(rows, { multipliers: [9, 7, 5, 3], absent: 0 })).toEqual([7, 0, 9, 0])
})

it('tells what an unsold painting would change', () => {
  const view = { genres: rows, values, numbers }
  expect(fameOf('portrait-gold-2x3', view)).toEqual({ genre: 'portrait', from: 0, to: 3, now: 2, then: 3 })
  expect(fameOf('portrait-shell-2x3', view)).toMatchObject({ to: 5, then: 4 })
})

it('sets markers that are close above each other', () => {
  const rows = inRows([6, 3, 40, 4, 5].map((space) => ({ space })), 3)
  expect(rows).toEqual([
    { space: 3, row: 0 },
    { space: 4, row: 1 },
    { space: 5, row: 2 },
    { space: 6, row: 0 },
    { space: 40, row: 0 },
  ])
})
