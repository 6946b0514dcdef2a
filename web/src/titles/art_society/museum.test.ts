import { expect, it } from 'vitest'
import { inRows } from './museum'

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
