/** What a layout of a museum is worth: the same count as `scoring.py`. */
import { CELLS, DOMAINS, PERIODS, SIDE, traitsOf, type Place, type Traits, type View } from './view'

/** The Grand Gallery: the third row and the third column. */
export const GALLERY: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => Math.floor(cell / SIDE) === 2 || cell % SIDE === 2,
)

export interface Count {
  /** The places of the largest connected group of each period, then of each domain. */
  groups: number[][]
  values: number[]
  gallery: number
  museum: number
  total: number
}

type Box = Pick<View, 'catalogue' | 'numbers' | 'period_values' | 'domain_values'>

export function beside(cell: number): number[] {
  const column = cell % SIDE
  return [cell - SIDE, cell + SIDE, ...(column > 0 ? [cell - 1] : []), ...(column < SIDE - 1 ? [cell + 1] : [])].filter(
    (other) => other >= 0 && other < CELLS,
  )
}

/** The largest connected group of some places; corners do not connect. */
export function largest(cells: readonly number[]): number[] {
  const left = new Set(cells)
  let best: number[] = []
  for (const start of cells) {
    if (!left.delete(start)) continue
    const group = [start]
    for (let at = 0; at < group.length; at++) for (const next of beside(group[at]!)) if (left.delete(next)) group.push(next)
    if (group.length > best.length) best = group
  }
  return best
}

function cellsWhere(traits: readonly (Traits | null)[], test: (trait: Traits) => boolean): number[] {
  return traits.flatMap((trait, cell) => (trait && test(trait) ? [cell] : []))
}

export function countLayout(box: Box, wall: readonly Place[]): Count {
  const traits = wall.map((painting) => (painting ? traitsOf(box, painting) : null))
  const kinds = [
    ...PERIODS.map((period) => cellsWhere(traits, (trait) => trait.period === period)),
    ...DOMAINS.map((domain) => cellsWhere(traits, (trait) => trait.domain === domain)),
  ]
  const groups = kinds.map(largest)
  const values = groups.map((group, kind) => (kind < PERIODS.length ? box.period_values : box.domain_values)[group.length]!)
  const gallery = kinds.some((cells) => GALLERY.every((cell) => cells.includes(cell))) ? box.numbers.gallery : 0
  const museum = wall.every((painting) => painting) ? box.numbers.museum : 0
  return { groups, values, gallery, museum, total: values.reduce((sum, value) => sum + value, 0) + gallery + museum }
}

/** A layout with two places changed. */
export function exchanged(wall: readonly Place[], one: number, other: number): Place[] {
  const next = [...wall]
  next[one] = wall[other]!
  next[other] = wall[one]!
  return next
}

/** A plan of the own museum after the museum has changed: what was planned keeps its place, the new takes its own or a free one. */
export function rebased(plan: readonly Place[], wall: readonly Place[]): Place[] {
  const hanging = new Set(wall.filter((painting) => painting !== null))
  const next: Place[] = plan.map((painting) => (painting && hanging.has(painting) ? painting : null))
  const placed = new Set(next)
  for (const [cell, painting] of wall.entries()) {
    if (!painting || placed.has(painting)) continue
    next[next[cell] === null ? cell : next.indexOf(null)] = painting
  }
  return next
}

/** Whether two lists of places hold the same paintings, wherever they hang. */
export function samePaintings(one: readonly Place[], other: readonly Place[]): boolean {
  const sorted = (wall: readonly Place[]) => wall.filter((painting) => painting).toSorted().join(' ')
  return one.length === other.length && sorted(one) === sorted(other)
}
