/** The museum's prestige track. */

/** Markers on the track, those that would cover each other one above the other. */
export function inRows<Marker extends { space: number }>(markers: readonly Marker[], apart: number): (Marker & { row: number })[] {
  const ends: number[] = []
  return markers
    .toSorted((a, b) => a.space - b.space)
    .map((marker) => {
      const free = ends.findIndex((end) => marker.space - end >= apart)
      const row = free < 0 ? ends.length : free
      ends[row] = marker.space
      return { ...marker, row }
    })
}
