import { describe, expect, it } from 'vitest'
import { spelled } from '../src/lib/spelled'
import { amountChoices, stateOf } from './table'

const SWAPS = { move: 'swap', fields: ['painting', 'taken'], rows: [['painting-1', 'painting-7'], ['painting-2', 'painting-7']] }

describe('answers told as rows', () => {
  it('stand among the options', () => {
    const told = stateOf({ choices: { ...amountChoices(), unspoken: [SWAPS] } })
    expect(spelled(told).choices?.options.map(({ move }) => move)).toEqual([
      { move: 'swap', painting: 'painting-1', taken: 'painting-7' },
      { move: 'swap', painting: 'painting-2', taken: 'painting-7' },
      { move: 'pass' },
    ])
    expect(told.choices?.options).toHaveLength(1)
  })

  it('stay the same object while nothing changed', () => {
    const told = stateOf({ choices: { ...amountChoices(), unspoken: [SWAPS] } })
    expect(spelled({ ...told, waiting: 'Bob' }).choices).toBe(spelled(told).choices)
    const plain = stateOf({ choices: amountChoices() })
    expect(spelled(plain)).toBe(plain)
  })
})
