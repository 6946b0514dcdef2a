import { describe, expect, it } from 'vitest'
import type { MomentInfo, ReviewInfo } from '../src/lib/wire'
import { bySeat, chanceAt, chancesOf, numbered } from '../src/replay/moments'

const weighed = { move: { move: 'pass' }, text: 'Pass', share: 0.5, low: 0.4, high: 0.6 }
const moment = (entry: number, seat: number): MomentInfo => ({ entry, seat, played: weighed, best: weighed, cost: 0.1, low: 0.05, high: 0.15, reasons: [] })
const share = (value: number) => ({ share: value, low: value, high: value })
const review: ReviewInfo = {
  points: [
    { entry: 0, shares: [share(0.5), share(0.5)] },
    { entry: 6, shares: [share(0.8), share(0.2)] },
  ],
  moments: [moment(3, 1), moment(5, 0), moment(7, 1)],
  afterthoughts: [],
  judged: 9,
  forced: 1,
  seconds: 2,
}
/** Every other entry is a step. */
const walk = { stepOfEntry: (entry: number) => Math.floor(entry / 2) }

describe('a review', () => {
  it('numbers its moments, each at the step before the answer', () => {
    expect(numbered(review, walk).map(({ number, step }) => [number, step])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  it('shows the own moments first', () => {
    const told = (own: number | null) => bySeat(numbered(review, walk), own).map(([seat, moments]) => [seat, moments.map(({ number }) => number)])
    expect(told(1)).toEqual([
      [1, [1, 3]],
      [0, [2]],
    ])
    expect(told(null)[0]![0]).toBe(0)
  })

  it('says of a step what the last point before it said', () => {
    const [first] = chancesOf(review, walk)
    expect(first!.map(({ step, share }) => [step, share])).toEqual([
      [0, 0.5],
      [3, 0.8],
    ])
    expect([chanceAt(first!, 2), chanceAt(first!, 3), chanceAt([], 3)]).toEqual([0.5, 0.8, 0])
  })
})
