/** The museum: how genres rank, and what an unsold painting would change. */
import type { Genre, GenreRow, Numbers, Painting, View } from './view'
import { genreOf } from './view'

/** Where a genre's marker comes to stand: it moves by the value, and steps back from a space that is taken. */
export function advance(genres: readonly GenreRow[], genre: Genre, value: number): number {
  const start = genres.find(({ key }) => key === genre)!.prestige
  const taken = new Set(genres.filter(({ key }) => key !== genre).map(({ prestige }) => prestige))
  let end = start + value
  while (taken.has(end) && end > start) end -= 1
  return end
}

/** What a painting of each genre counts: by rank among those in the museum. */
export function multipliers(
  genres: readonly Pick<GenreRow, 'key' | 'prestige' | 'museum'>[],
  numbers: Pick<Numbers, 'multipliers' | 'absent'>,
): number[] {
  const order = genres.filter(({ museum }) => museum.length).sort((a, b) => b.prestige - a.prestige)
  return genres.map(({ key }) => {
    const rank = order.findIndex((genre) => genre.key === key)
    return rank < 0 ? numbers.absent : numbers.multipliers[rank]!
  })
}

export interface Fame {
  genre: Genre
  from: number
  to: number
  /** What a painting of it counts now, and then. */
  now: number
  then: number
}

/** What it would do if this painting of the round went to the museum. */
export function fameOf(painting: Painting, { genres, values, numbers }: Pick<View, 'genres' | 'values' | 'numbers'>): Fame {
  const genre = genreOf(painting)
  const at = genres.findIndex(({ key }) => key === genre)
  const to = advance(genres, genre, values[painting] ?? 0)
  const after = genres.map((row) => (row.key === genre ? { ...row, prestige: to, museum: [...row.museum, painting] } : row))
  return { genre, from: genres[at]!.prestige, to, now: genres[at]!.multiplier, then: multipliers(after, numbers)[at]! }
}

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
