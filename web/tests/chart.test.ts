import { expect, it } from 'vitest'
import { apart, chartOf } from '../src/replay/chart'

it('says whether something of a score was not known', () => {
  const whole = [
    [0, 5],
    [3, 7],
  ]
  expect(chartOf(whole).missing).toBe(false)
  expect(chartOf([[0, null], ...whole]).missing).toBe(true)
})

it('labels no place beside another one', () => {
  expect(apart([0, 30, 40, 51, 80], 20)).toEqual([0, 30, 51, 80])
  expect(apart([], 20)).toEqual([])
})
