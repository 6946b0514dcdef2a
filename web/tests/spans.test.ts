import { describe, expect, it } from 'vitest'
import { chosen, span } from '../src/lib/spans'

describe('spans', () => {
  it('say what is left in the largest unit of which there are two, and never too much', () => {
    expect([200_000, 172_799, 7_200, 7_199, 120, 119, 1, 0, -5].map(span)).toEqual([
      '2 days', '47 hours', '2 hours', '119 minutes', '2 minutes', '119 seconds', '1 second', '0 seconds', '0 seconds',
    ])
  })

  it('say what was chosen as it was chosen', () => {
    expect([259_200, 86_400, 43_200, 600].map(chosen)).toEqual(['3 days', '1 day', '12 hours', '10 minutes'])
  })
})
