/** The measures of a plot: where a value lies, and round numbers for the scale beside it. */
import type { Plot } from '../lib/wire'

export const HEIGHT = 280
export const LEFT = 56
export const RIGHT = 16
const LABEL = 36
const TOP = 16
const BOTTOM = 40

/** Round numbers from 0 to at least the highest value, four or five of them. */
export function ticks(highest: number): number[] {
  const wanted = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= wanted) ?? 10 * power
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toFixed(6)))
}

export interface Scale {
  x: (round: number) => number
  y: (value: number) => number
  values: number[]
  rounds: number[]
  /** The rounds that are written below: not more than fit side by side. */
  told: number[]
}

/** A plot is drawn as wide as its place is, so that its numbers are as large as all others. */
export function scaleOf(plot: Plot, width: number): Scale {
  const points = plot.curves.flatMap((curve) => curve.points)
  const last = Math.max(1, ...points.map((point) => point.round))
  const values = ticks(Math.max(0, ...points.map((point) => point.value)))
  const top = values.at(-1) ?? 1
  const wide = Math.max(width - LEFT - RIGHT, 1)
  const high = HEIGHT - TOP - BOTTOM
  const rounds = Array.from({ length: last }, (_, index) => index + 1)
  const every = Math.ceil((last * LABEL) / wide)
  return {
    x: (round) => LEFT + (last === 1 ? wide / 2 : (wide * (round - 1)) / (last - 1)),
    y: (value) => TOP + high - (high * value) / top,
    values,
    rounds,
    told: rounds.filter((round) => (round - 1) % every === 0),
  }
}
