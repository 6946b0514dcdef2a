/** A curve of scores, as numbers for a drawing: one line for each seat, as far as its score was known. */

export interface Point {
  step: number
  value: number
}

export interface Chart {
  /** By seat: what is known of its score, at the steps where it changes, and at the first and the last. */
  lines: Point[][]
  /** Whether something of somebody's score was not known. */
  missing: boolean
  low: number
  high: number
  /** Round numbers between them. */
  levels: number[]
}

export function chartOf(scores: readonly (readonly (number | null)[])[]): Chart {
  const seats = scores[0]?.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat) => {
    const known = scores.flatMap((row, step) => (row[seat] === null || row[seat] === undefined ? [] : [{ step, value: row[seat] }]))
    return known.filter((point, at) => at === 0 || at === known.length - 1 || known[at - 1]!.value !== point.value)
  })
  const values = lines.flat().map((point) => point.value)
  const low = Math.min(0, ...values)
  const high = Math.max(low + 1, ...values)
  const missing = scores.some((row) => row.length < seats || row.some((value) => value === null))
  return { lines, missing, low, high, levels: levels(low, high) }
}

/** Three to six round numbers from low to high. */
export function levels(low: number, high: number): number[] {
  const rough = (high - low) / 5
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? ten)
  const found = []
  for (let level = Math.ceil(low / step) * step + 0; level <= high; level += step) found.push(level)
  return found
}

/** Of places along a line, from left to right, those that have so much room for a label that none runs into the one before. */
export function apart(places: readonly number[], room: number): number[] {
  const found: number[] = []
  for (const place of places) if (found.length === 0 || place - found.at(-1)! >= room) found.push(place)
  return found
}
