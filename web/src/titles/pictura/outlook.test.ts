import { describe, expect, it } from 'vitest'
import { discardCost, exhibitionOutlook, hangOutlook, matchOf, progress, swapOutlook } from './outlook'
import { numbers, painting, player, TREND, view, wallOf } from './table.test-kit'
import { spotOf, traitsOf, type Museum } from './view'

const given = painting(0, 0)
const taken = painting(1, 0)
const museum: Museum = { key: 'tokyo', trend: TREND, places: [{ painting: taken, points: 1 }] }
const preview = (of: string, how = {}) => ({ painting: of, gives: [3], trend: 2, collections: 4, goal: 5, ...how })

describe('a match with a trend', () => {
  it('is worth its best criterion, and as a goal all of them', () => {
    expect(matchOf(TREND, { painter: 1, period: 'baroque', domain: 'portrait' }, numbers)).toMatchObject({ points: 3, all: 6 })
    expect(matchOf(TREND, { painter: 2, period: 'baroque', domain: 'portrait' }, numbers)).toMatchObject({ painter: false, points: 2, all: 3 })
    expect(matchOf(TREND, { painter: 2, period: 'rococo', domain: 'history' }, numbers)).toMatchObject({ points: 0, all: 0 })
  })
})

describe('a swap', () => {
  const table = (score: number, next_mark = 10) => view({ hand: [given], museums: [museum], previews: [preview(given)], players: [player({ score, next_mark }), player()] })

  it('gains, then loses', () => {
    expect(swapOutlook(table(4), given, taken)).toEqual({ museum: 0, gain: 3, cost: 1, net: 2, favours: 0, ends: false })
  })

  it('never takes prestige below 0', () => {
    const poor = view({ hand: [given], museums: [museum], previews: [preview(given, { gives: [0] })], players: [player({ score: 0 }), player()] })
    expect(swapOutlook(poor, given, taken)).toMatchObject({ gain: 0, cost: 1, net: 0 })
  })

  it('tells what is reached on the way', () => {
    expect(swapOutlook(table(8), given, taken)).toMatchObject({ favours: 1, ends: false })
    expect(swapOutlook(table(8, 20), given, taken)).toMatchObject({ favours: 0 })
    expect(swapOutlook(table(48, 50), given, taken)).toMatchObject({ favours: 1, ends: true })
    expect(swapOutlook({ ...table(48, 50), ender: 1 }, given, taken)).toMatchObject({ ends: false })
  })

  it('is with a museum', () => {
    expect(swapOutlook(table(4), given, painting(2, 2))).toBeNull()
  })
})

describe('hanging', () => {
  it('tells the trend, the collections, the goal and what the payment costs at the end', () => {
    const table = view({ hand: [given], previews: [preview(given)], players: [player({ discard: [painting(3, 3), painting(3, 4)] }), player()] })
    expect(hangOutlook(table, given, true)).toMatchObject({ trend: 2, collections: 4, goal: 5, price: 0, owner: null, discard: 1 })
    expect(hangOutlook(table, given, false)).toMatchObject({ discard: 0 })
    expect(hangOutlook(table, taken, true)).toBeNull()
  })

  it('out of a discard has its price, and costs nothing in the own one', () => {
    const table = view({ previews: [preview(taken)], players: [player(), player({ discard: [taken] })] })
    expect(hangOutlook(table, taken, true)).toMatchObject({ price: 1, owner: 1, discard: 0 })
    expect(hangOutlook(table, taken, false)).toMatchObject({ price: 0 })
  })
})

describe('a discard', () => {
  it('costs more and more, and half with the depot', () => {
    const costs = [0, 1, 2, 3, 6, 7, 8, 10].map((cards) => discardCost({ numbers }, { rewards: [] }, cards))
    expect(costs).toEqual([0, 1, 1, 2, 7, 10, 13, 19])
    expect(discardCost({ numbers }, { rewards: ['depot'] }, 6)).toBe(4)
  })
})

describe('an exhibition', () => {
  it('is worth what hangs, and the upper token more', () => {
    const counts = [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]
    const table = view({ players: [player({ counts }), player()], tokens: [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2] })
    expect(exhibitionOutlook(table, 0, 'renaissance')).toEqual({ count: 5, value: 3, bonus: 0 })
    expect(exhibitionOutlook(table, 0, 'portrait')).toEqual({ count: 6, value: 6, bonus: 3 })
  })
})

describe('a patron', () => {
  it('counts works by the painter, or each of a period and a domain', () => {
    const table = view({ players: [player({ wall: wallOf(['00 00 05 . .', '15 . . . .', '. . . . .', '. . . . .', '. . . . .']) }), player()] })
    expect(progress(table, 0, { painter: 1, period: null, domain: null })).toEqual([2])
    expect(progress(table, 0, { painter: 0, period: 'renaissance', domain: 'portrait' })).toEqual([3, 2])
  })
})

describe('a painting', () => {
  it('is found wherever it is', () => {
    const table = view({ hand: [given], museums: [museum], looked: [painting(4, 4)], players: [player({ discard: [painting(2, 2)] }), player({ wall: wallOf(['33 . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .']) })] })
    expect(spotOf(table, given)).toEqual({ where: 'hand' })
    expect(spotOf(table, taken)).toEqual({ where: 'museum', museum: 0 })
    expect(spotOf(table, painting(2, 2))).toEqual({ where: 'discard', seat: 0 })
    expect(spotOf(table, painting(3, 3))).toEqual({ where: 'wall', seat: 1 })
    expect(spotOf(table, painting(4, 4))).toEqual({ where: 'looked' })
    expect(spotOf(table, painting(4, 5))).toBeNull()
    expect(traitsOf(table, taken)).toEqual({ painter: 7, period: 'baroque', domain: 'mythology' })
  })
})
