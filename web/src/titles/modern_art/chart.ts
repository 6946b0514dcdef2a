/** Where the lines and letters of the wealth chart go. */

import type { Reckoning } from './ledger'

export interface Plot {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A round number at or above the highest amount, and the lines below it. */
export function gridLines(highest: number): number[] {
  const step = highest <= 200 ? 50 : highest <= 500 ? 100 : 200
  const lines = []
  for (let at = 0; at <= Math.ceil(highest / step) * step; at += step) lines.push(at)
  return lines
}

export function across(plot: Plot, step: number, steps: number): number {
  return plot.left + ((plot.width - plot.left - plot.right) * step) / Math.max(1, steps - 1)
}

export function up(plot: Plot, amount: number, most: number): number {
  return plot.height - plot.bottom - ((plot.height - plot.top - plot.bottom) * amount) / Math.max(1, most)
}

/** The line of one seat. */
export function lineOf(plot: Plot, reckonings: readonly Reckoning[], seat: number, most: number): string {
  return reckonings
    .map(({ cash }, step) => {
      const x = across(plot, step, reckonings.length).toFixed(1)
      return `${step ? 'L' : 'M'}${x} ${up(plot, cash[seat]!, most).toFixed(1)}`
    })
    .join('')
}

/** Heights for the names at the ends of the lines, kept apart so that each can be read. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  let low = top
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, low)
    low = placed[index]! + gap
  }
  let high = bottom
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, high)
    high = placed[index]! - gap
  }
  return placed
}
