/** The measures of a plot: where a value lies, round numbers for the scale beside it, and the sign of each curve. */
import type { Plot } from '../lib/wire'

export const HEIGHT = 280
export const LEFT = 56
export const RIGHT = 16
const LABEL = 36
const TOP = 16
const BOTTOM = 40

/** Around their own middle. */
export const SHAPES = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  square: 'M-5-5H5V5H-5z',
  triangle: 'M0-6L6 5H-6z',
  diamond: 'M0-6.5L6.5 0L0 6.5L-6.5 0z',
  wedge: 'M0 6L6-5H-6z',
  cross: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z',
  star: 'M-6-3L-3-6L0-3L3-6L6-3L3 0L6 3L3 6L0 3L-3 6L-6 3L-3 0z',
  bar: 'M-6-2.5H6V2.5H-6z',
  wave: 'M-7-2.5c2.3-3.7 4.7-3.7 7 0s4.7 3.7 7 0v5c-2.3 3.7-4.7 3.7-7 0s-4.7-3.7-7 0z',
}

export interface Sign {
  shape: keyof typeof SHAPES
  hue: string
}
/** Those a title has for its artists or genres, by what it calls them. */
export type Signs = Readonly<Record<string, Sign>>

const FREE: readonly Sign[] = [
  { shape: 'circle', hue: 'var(--hue-blue)' },
  { shape: 'square', hue: 'var(--hue-vermilion)' },
  { shape: 'triangle', hue: 'var(--hue-green)' },
  { shape: 'diamond', hue: 'var(--hue-purple)' },
  { shape: 'wedge', hue: 'var(--hue-orange)' },
  { shape: 'cross', hue: 'var(--hue-sky)' },
  { shape: 'star', hue: 'var(--ink)' },
  { shape: 'bar', hue: 'var(--soft)' },
]

/** The sign of each curve of each plot: the title's own, else one that stays the same from plot to plot. */
export function signsOf(plots: readonly Plot[], own: Signs): Sign[][] {
  const known = new Map<string, Sign>()
  return plots.map(({ curves }) => {
    const taken = new Set(curves.map(({ item }) => known.get(item)))
    return curves.map(({ item }) => {
      const sign = own[item] ?? known.get(item) ?? FREE.find((one) => !taken.has(one)) ?? FREE[0]!
      taken.add(sign)
      known.set(item, sign)
      return sign
    })
  })
}

/** Round numbers from 0 to at least the highest value, at most five of them; where works are counted, whole ones. */
export function ticks(highest: number, whole = false): number[] {
  const wanted = Math.max(Math.max(highest, 1) / 4, whole ? 1 : 0)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = (whole ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]).map((factor) => factor * power).find((one) => one >= wanted) ?? 10 * power
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
  const values = ticks(Math.max(0, ...points.map((point) => point.value)), plot.counts)
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
