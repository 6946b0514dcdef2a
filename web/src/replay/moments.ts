/** A review as a drawing and as receipts: where its points and moments lie in the walk, and who is meant. */
import type { MomentInfo, ReviewInfo, ShareInfo } from '../lib/wire'

/** What a walk says of steps. */
export interface Steps {
  stepOfEntry(entry: number): number
}

export interface Chance extends ShareInfo {
  step: number
}

/** By seat: the chances along the game. */
export function chancesOf(review: ReviewInfo, walk: Steps): Chance[][] {
  const seats = review.points[0]?.shares.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    review.points.map(({ entry, shares }) => ({ step: walk.stepOfEntry(entry), ...shares[seat]! })),
  )
}

/** A moment with its number, from 1 on in the order of the game, and the step before the answer. */
export interface Numbered extends MomentInfo {
  number: number
  step: number
}

export function numbered(review: ReviewInfo, walk: Steps): Numbered[] {
  return review.moments.map((moment, place) => ({ ...moment, number: place + 1, step: walk.stepOfEntry(moment.entry - 1) }))
}

/** The moments of each seat that has some, the visitor's own first. */
export function bySeat(moments: readonly Numbered[], own: number | null): [number, Numbered[]][] {
  const seats = [...new Set(moments.map(({ seat }) => seat))].sort((a, b) => Number(b === own) - Number(a === own) || a - b)
  return seats.map((seat) => [seat, moments.filter((moment) => moment.seat === seat)])
}

/** What a seat could expect at a step: what was said of the last point before it. */
export function chanceAt(line: readonly Chance[], step: number): number {
  return (line.findLast((point) => point.step <= step) ?? line[0])?.share ?? 0
}
