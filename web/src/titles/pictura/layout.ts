/** Where paintings hang in a museum, and a plan of it. What a layout is worth, the engine says. */
import type { Place } from './view'
import { GALLERY_PLACES } from './wire.generated'

/** The places of the Grand Gallery. */
export const GALLERY: readonly number[] = GALLERY_PLACES

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
