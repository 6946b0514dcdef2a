import { describe, expect, it } from 'vitest'
import { HEIGHT, LEFT, scaleOf, signsOf, ticks } from '../src/people/plot'
import { signsFor } from '../src/titles'

const plot = (rounds: number, value: number) => ({
  heading: 'Price',
  counts: false,
  curves: [{ item: 'nex', name: 'Nex', count: 1, points: Array.from({ length: rounds }, (_, at) => ({ round: at + 1, value, count: 1 })) }],
})

describe('the scale of a plot', () => {
  it('has a few round numbers from 0 to above the highest value', () => {
    expect(ticks(57)).toEqual([0, 20, 40, 60])
    expect(ticks(0)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticks(1.3)).toEqual([0, 0.5, 1, 1.5])
    expect(ticks(400)).toEqual([0, 100, 200, 300, 400])
    expect(ticks(2, true)).toEqual([0, 1, 2])
    expect(ticks(10, true)).toEqual([0, 5, 10])
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

describe('the signs of the curves', () => {
  const of = (...items: string[]) => ({ ...plot(1, 1), curves: items.map((item) => ({ item, name: item, count: 1, points: [] })) })

  it('an artist has the sign of the table', () => {
    const [signs] = signsOf([of('koriko', 'nex')], signsFor('modern_art'))
    expect(signs!.map(({ shape }) => shape)).toEqual(['cross', 'circle'])
    const [genres] = signsOf([of('landscape', 'portrait')], signsFor('art_society'))
    expect(genres!.map(({ shape }) => shape)).toEqual(['wave', 'circle'])
  })

  it('who stands in two plots of a title has one sign, and no two in a plot have the same', () => {
    const [first, second] = signsOf([of('a', 'b', 'c'), of('d', 'c', 'e', 'a')], {})
    expect([second![1], second![3]]).toEqual([first![2], first![0]])
    expect(new Set(second).size).toBe(4)
  })
})
