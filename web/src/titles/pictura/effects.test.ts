import { describe, expect, it } from 'vitest'
import { changes, events, preview } from '../../../tests/previews'
import { effectsOf } from './effects'

const NOTHING = { net: 0, swap: null, hang: null, exhibition: null, favours: 0, ends: false, chance: false }

describe('what an answer would do', () => {
  it('a swap: what is gained, what is lost, and what stands on the track then', () => {
    const said = preview({ changes: changes({ 'players[1].score': [1, 2] }), events: events({ event: 'swapped', seat: 1, gained: 3, lost: 2 }) })
    expect(effectsOf(said, 1)).toEqual({ ...NOTHING, net: 1, swap: { gain: 3, cost: 2 } })
  })

  it('what chance has a say in is not told', () => {
    expect(effectsOf(preview({ uncertain: ['players[1].score', 'favours'], chance: true }), 1)).toEqual({ ...NOTHING, net: null, chance: true })
    expect(effectsOf(preview({ uncertain: ['players[0].score'], chance: true }), 1).net).toBe(0)
  })

  it('a hanging: the trend now; collections, the goal and the discard at the end', () => {
    const said = preview({
      changes: changes({ 'players[0].score': [4, 8], 'players[0].potential': [3, 5], 'players[0].sheet.goal': [0, 3], 'players[0].sheet.discard': [-1, -3] }),
      events: events({ event: 'hung', seat: 0, points: 4, doubled: 'yes' }),
    })
    expect(effectsOf(said, 0)).toEqual({ ...NOTHING, net: 4, hang: { trend: 4, doubled: true, price: 0, owner: null, collections: 2, goal: 3, discard: 2 } })
  })

  it('a painting of another’s discard: its price', () => {
    const said = preview({ events: events({ event: 'stole', seat: 0, owner: 2, price: 1, points: 3, doubled: 'no' }) })
    expect(effectsOf(said, 0).hang).toEqual({ trend: 3, doubled: false, price: 1, owner: 2, collections: 0, goal: 0, discard: 0 })
  })

  it('an exhibition, and what comes on the track besides', () => {
    const said = preview({
      events: events(
        { event: 'exhibited', seat: 0, value: 9, bonus: 3 },
        { event: 'mark_reached', seat: 0, mark: 10 },
        { event: 'mark_reached', seat: 0, mark: 20 },
        { event: 'end_reached', seat: 0, bonus: 5 },
        { event: 'mark_reached', seat: 1, mark: 10 },
      ),
      chance: true,
    })
    expect(effectsOf(said, 0)).toEqual({ ...NOTHING, exhibition: { value: 9, bonus: 3 }, favours: 2, ends: true, chance: true })
  })
})
