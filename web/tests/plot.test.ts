import { describe, expect, it } from 'vitest'
import { HEIGHT, LEFT, scaleOf, ticks } from '../src/people/plot'

const plot = (rounds: number, value: number) => ({
  heading: 'Price',
  counts: false,
  curves: [{ name: 'Nex', count: 1, points: Array.from({ length: rounds }, (_, at) => ({ round: at + 1, value, count: 1 })) }],
})

describe('the scale of a plot', () => {
  it('has a few round numbers from 0 to above the highest value', () => {
    expect(ticks(57)).toEqual([0, 20, 40, 60])
    expect(ticks(0)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticks(1.3)).toEqual([0, 0.5, 1, 1.5])
    expect(ticks(400)).toEqual([0, 100, 200, 300, 400])
  })

  it('keeps every point within the picture', () => {
    for (const [rounds, value] of [[1, 0], [4, 57], [60, 1_000]] as const) {
      const { x, y, told } = scaleOf(plot(rounds, value), 300)
      expect(x(1)).toBeGreaterThanOrEqual(LEFT)
      expect(x(rounds)).toBeLessThanOrEqual(300)
      expect(y(value)).toBeGreaterThan(0)
      expect(y(0)).toBeLessThan(HEIGHT)
      expect(told.length * 30).toBeLessThan(300)
    }
  })
})
