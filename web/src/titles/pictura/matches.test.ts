import { describe, expect, it } from 'vitest'
import { matchOf } from './matches'
import { painting, player, TREND, view, wallOf } from './table.test-kit'
import { spotOf, traitsOf, type Museum } from './view'

const BARE = '. . . . .'

describe('a painting and a trend', () => {
  it('have signs in common', () => {
    const { key: _, ...liked } = TREND
    expect(matchOf(TREND, liked)).toEqual({ painter: true, period: true, domain: true })
    expect(matchOf(TREND, { ...liked, period: 'renaissance' })).toEqual({ painter: true, period: false, domain: true })
  })
})

describe('a painting', () => {
  it('is found wherever it is', () => {
    const [given, taken] = [painting(0, 0), painting(1, 1)]
    const museum = { key: 'louvre', trend: TREND, places: [{ painting: taken, points: 2 }] } as unknown as Museum
    const walls = wallOf(['33 . . . .', BARE, BARE, BARE, BARE])
    const table = view({ hand: [given], museums: [museum], looked: [painting(4, 4)], players: [player({ discard: [painting(2, 2)] }), player({ wall: walls })] })
    expect(spotOf(table, given)).toEqual({ where: 'hand' })
    expect(spotOf(table, taken)).toEqual({ where: 'museum', museum: 0 })
    expect(spotOf(table, painting(2, 2))).toEqual({ where: 'discard', seat: 0 })
    expect(spotOf(table, painting(3, 3))).toEqual({ where: 'wall', seat: 1 })
    expect(spotOf(table, painting(4, 4))).toEqual({ where: 'looked' })
    expect(spotOf(table, painting(4, 5))).toBeNull()
    expect(traitsOf(table, taken).period).toBe('baroque')
  })
})
