import { expect, it } from 'vitest'
import { apart, gridLines, lineOf } from './chart'

it('draws lines up to a round number above the richest', () => {
  expect(gridLines(120)).toEqual([0, 50, 100, 150])
  expect(gridLines(400)).toEqual([0, 100, 200, 300, 400])
  expect(gridLines(645)).toEqual([0, 200, 400, 600, 800])
})

it('draws a seat’s line from the left edge to the right', () => {
  const plot = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 }
  const reckonings = [100, 50, 200].map((cash) => ({ cash: [cash], after: { kind: 'start' as const } }))
  expect(lineOf(plot, reckonings, 0, 200)).toBe('M0.0 50.0L50.0 75.0L100.0 0.0')
})

it('keeps names apart and on the page', () => {
  const placed = apart([50, 52, 51, 10], 20, 0, 100)
  const sorted = placed.toSorted((a, b) => a - b)
  sorted.slice(1).forEach((height, at) => expect(height - sorted[at]!).toBeGreaterThanOrEqual(20))
  expect(Math.max(...apart([95, 96, 97], 20, 0, 100))).toBe(100)
})
