import { describe, expect, it } from 'vitest'
import { byArtist, markersFor, ranking, ranks, worthOf, worthRange } from './market'
import { ARTISTS } from './artists'
import type { ArtistColumn } from './view'

function columns(offered: number[], markers: number[][] = []): ArtistColumn[] {
  return ARTISTS.map((key, place) => ({
    key,
    offered: offered[place]!,
    markers: markers.map((row) => row[place]!),
    worth_now: 10 * offered[place]!,
  }))
}

describe('the ranking', () => {
  it('counts what was offered; a tie goes to the artist further left', () => {
    expect(ranking([2, 5, 0, 2, 1])).toEqual([1, 0, 3, 4])
    expect(markersFor([2, 5, 0, 2, 1])).toEqual([20, 30, 0, 10, 0])
    expect(ranks([2, 5, 0, 2, 1])).toEqual([2, 1, null, 3, null])
  })

  it('has no place for an artist nobody offered', () => {
    expect(markersFor([0, 0, 0, 0, 1])).toEqual([0, 0, 0, 0, 30])
    expect(ranks([0, 0, 0, 0, 0])).toEqual([null, null, null, null, null])
  })
})

describe('what a painting can still be worth', () => {
  it('is anything from nothing to first place with the old markers', () => {
    expect(worthRange(columns([1, 0, 0, 0, 0], [[30, 0, 0, 20, 10]]), 0)).toEqual({ low: 0, high: 60 })
    expect(worthRange(columns([0, 0, 0, 0, 4]), 4)).toEqual({ low: 0, high: 30 })
  })

  it('is sure of a place with four on the left: only a fifth painting of another can pass', () => {
    expect(worthRange(columns([4, 0, 0, 0, 0]), 0)).toEqual({ low: 20, high: 30 })
    expect(worthRange(columns([4, 4, 0, 0, 0], [[0, 30, 0, 0, 0]]), 1)).toEqual({ low: 40, high: 60 })
    expect(worthRange(columns([0, 0, 4, 0, 0]), 2)).toEqual({ low: 0, high: 30 })
  })

  it('is settled once a fifth has been shown', () => {
    expect(worthRange(columns([2, 5, 0, 0, 0], [[10, 20, 30, 0, 0]]), 0)).toEqual({ low: 30, high: 30 })
    expect(worthRange(columns([2, 5, 0, 0, 0], [[10, 20, 30, 0, 0]]), 2)).toEqual({ low: 0, high: 0 })
  })

  it('is never outside what any end of the round gives', () => {
    const ends = (offered: number[]): number[][] =>
      offered.some((count) => count >= 5)
        ? [offered]
        : offered.flatMap((_, place) => ends(offered.map((count, at) => (at === place ? count + 1 : count))))
    for (const start of [[4, 4, 3, 4, 4], [4, 3, 4, 4, 4], [3, 4, 4, 4, 4]]) {
      const finals = ends(start).map(markersFor)
      start.forEach((_, place) => {
        const { low, high } = worthRange(columns(start), place)
        const reached = finals.map((row) => row[place]!)
        expect(low).toBeLessThanOrEqual(Math.min(...reached))
        expect(high).toBe(Math.max(...reached))
      })
    }
  })
})

it('adds up a wall', () => {
  expect(worthOf(['nex-open-1', 'nex-once-2', 'koriko-sealed-1'], columns([3, 0, 0, 0, 2]))).toBe(80)
  expect(worthOf([], columns([3, 0, 0, 0, 2]))).toBe(0)
})

it('groups cards by artist in board order', () => {
  const groups = byArtist(['koriko-open-1', 'nex-open-1', 'koriko-once-1'], columns([0, 0, 0, 0, 0]))
  expect(groups).toEqual([
    { key: 'nex', cards: ['nex-open-1'] },
    { key: 'koriko', cards: ['koriko-open-1', 'koriko-once-1'] },
  ])
})
