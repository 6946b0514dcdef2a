import { expect, it } from 'vitest'
import { advance, fameOf, multipliers, valueOf } from './museum'
import type { GenreRow } from './view'

const rows: GenreRow[] = [
  { key: 'cityscape', prestige: 4, multiplier: 4, museum: ['a'] },
  { key: 'portrait', prestige: 0, multiplier: 2, museum: [] },
  { key: 'still_life', prestige: 9, multiplier: 5, museum: ['b'] },
  { key: 'landscape', prestige: 0, multiplier: 2, museum: [] },
]
const piles = [{ key: '2x3-4', width: 2, height: 3, value: 4, left: 1 }]

it('reads the number on the back', () => {
  expect(valueOf('portrait-gold-2x3', piles)).toBe(4)
  expect(valueOf('portrait-gold-5x5', [])).toBe(9)
})

it('steps back from a space that is taken', () => {
  expect(advance(rows, 'portrait', 4)).toBe(3)
  expect(advance(rows, 'portrait', 5)).toBe(5)
  expect(advance(rows, 'cityscape', 5)).toBe(8)
})

it('ranks only what entered the museum', () => {
  expect(multipliers(rows)).toEqual([4, 2, 5, 2])
})

it('tells what an unsold painting would change', () => {
  expect(fameOf('portrait-gold-2x3', rows, piles)).toEqual({ genre: 'portrait', from: 0, to: 3, now: 2, then: 3 })
})
