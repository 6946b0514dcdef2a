import { describe, expect, it } from 'vitest'
import { after, bonusEffects, outlook, paid, progress, revealsNext } from './outlook'
import { artist, emptyView, player, three } from '../../../tests/gallerist'

const view = emptyView()

describe('the influence track', () => {
  it('is stepped back to the icon before', () => {
    expect(after(view, 13, 'money', 2)).toBe(8)
    expect(after(view, 10, 'money', 1)).toBe(8)
    expect(after(view, 12, 'star', 2)).toBe(5)
    expect(after(view, 0, 'star', 1)).toBeNull()
  })

  it('pays what the purse cannot', () => {
    expect(paid(view, player({ money: 3, influence: 13 }), 5)).toEqual([
      { is: 'money', from: 3, to: 0 },
      { is: 'influence', from: 13, to: 8 },
    ])
    expect(paid(view, player({ money: 9 }), 5)).toEqual([{ is: 'money', from: 9, to: 4 }])
  })
})

describe('a bonus', () => {
  it('is worth what the gallery is', () => {
    const full = player({ gallery: three(2, 1, 1), money: 4, influence: 34 })
    expect(bonusEffects(view, full, 'money')).toEqual([{ is: 'money', from: 4, to: 9 }])
    expect(bonusEffects(view, full, 'influence')).toEqual([{ is: 'influence', from: 34, to: 35 }])
    expect(bonusEffects(view, full, 'fame')).toEqual([{ is: 'fame-bonus', gain: 1 }])
    expect(bonusEffects(view, player({}), 'money')).toEqual([{ is: 'bonus', bonus: 'money', lost: true }])
  })

  it('of an assistant brings the next in the queue with its own bonus, or nothing without a desk', () => {
    expect(bonusEffects(view, player({ hiring: [{ cost: 2, bonus: 'brown_ticket' }] }), 'assistant')).toEqual([
      { is: 'hired', count: 1 },
      { is: 'tickets', tickets: ['brown'] },
    ])
    expect(bonusEffects(view, player({ desks: 4 }), 'assistant')).toEqual([{ is: 'bonus', bonus: 'assistant', lost: true }])
  })
})

describe('what a move would do', () => {
  it('a purchase: the price, the fame with the collectors, the tickets, the visitors, the tile that is covered', () => {
    const owner = player({ money: 6, gallery: three(0, 0, 1), third_tile: 'vip', works: [hung('digital-1'), hung('digital-2')] })
    const bought = outlook(
      emptyView({
        players: [owner],
        artists: [artist({ key: 'painting-blue', fame: 5 })],
        piles: [{ form: 'painting', work: 'painting-3', fame: 2, tickets: ['pink', 'brown/white'], visitors: three(1, 0, 1), below: 4 }],
      }),
      { move: 'buy', artist: 'painting-blue' },
    )
    expect(bought).toEqual([
      { is: 'money', from: 6, to: 1 },
      { is: 'fame', artist: 'painting-blue', from: 5, to: 8 },
      { is: 'value', artist: 'painting-blue', from: 8, to: 11 },
      { is: 'tickets', tickets: ['pink', 'brown/white'] },
      { is: 'visitors', visitors: ['investor', 'collector'], to: 'plaza' },
      { is: 'tile', tile: 'vip' },
    ])
  })

  it('a commission costs the initial fame', () => {
    const table = emptyView({
      players: [player({ commission: 'painting-blue' })],
      artists: [artist({ key: 'painting-blue', fame: 9, initial_fame: 3 })],
      piles: [{ form: 'painting', work: 'painting-3', fame: 0, tickets: ['any'], visitors: three(0, 0, 0), below: 4 }],
    })
    expect(outlook(table, { move: 'buy', artist: 'painting-blue' })[0]).toEqual({ is: 'money', from: 10, to: 7 })
  })

  it('fame ends where a celebrity begins', () => {
    const table = emptyView({ artists: [artist({ key: 'painting-blue', fame: 17 })], ask: { artist: 'painting-blue', gain: 1 } })
    expect(outlook(table, { move: 'fame', steps: 2 })).toEqual([
      { is: 'fame', artist: 'painting-blue', from: 17, to: 19 },
      { is: 'value', artist: 'painting-blue', from: 17, to: 20 },
      { is: 'celebrity', artist: 'painting-blue', money: 5 },
      { is: 'influence', from: 10, to: 0 },
    ])
  })

  it('a promotion: its level in influence, its bonus, one fame and the collectors', () => {
    const table = emptyView({
      players: [player({ gallery: three(0, 0, 2), influence: 12 })],
      artists: [artist({ key: 'painting-blue', fame: 5, promotion: 1 })],
    })
    expect(outlook(table, { move: 'promote', artist: 'painting-blue' })).toEqual([
      { is: 'influence', from: 12, to: 10 },
      { is: 'influence', from: 10, to: 12 },
      { is: 'fame', artist: 'painting-blue', from: 5, to: 8 },
      { is: 'value', artist: 'painting-blue', from: 8, to: 11 },
    ])
  })

  it('a visitor comes one space nearer for a ticket', () => {
    const to = (spot: string) => outlook(view, { move: 'walk', visitor: 'vip', spot })[1]
    expect(to('plaza')).toEqual({ is: 'visitors', visitors: ['vip'], to: 'lobby' })
    expect(to('lobby-0')).toEqual({ is: 'visitors', visitors: ['vip'], to: 'gallery' })
    expect(to('lobby-2')).toEqual({ is: 'visitors', visitors: ['vip'], to: 'plaza' })
  })

  it('whoever stands there is kicked out, and one’s own assistant goes home', () => {
    const at = (owner: number) =>
      outlook(emptyView({ locations: [{ key: 'media_centre', piece: { owner, kind: 'assistant' }, kicked_out: null, tile: null }] }), {
        move: 'go',
        location: 'media_centre',
      })
    expect(at(1)).toEqual([{ is: 'kicks', piece: { owner: 1, kind: 'assistant' } }])
    expect(at(0)).toEqual([{ is: 'own-kick' }])
  })

  it('a bid: the influence of the column helps to pay', () => {
    const cell = { key: '3-1', column: 1, form: null, bid: 3, influence: 3, lobby: ['any'], bonus: 'ticket' as const, tile: null, owner: null, lacerda: false, open: true }
    const table = emptyView({ players: [player({ money: 1, influence: 1 })], market: [cell] })
    expect(outlook(table, { move: 'bid', cell: '3-1' })).toEqual([
      { is: 'influence', from: 1, to: 4 },
      { is: 'money', from: 1, to: 0 },
      { is: 'influence', from: 4, to: 0 },
      { is: 'assistant', to: 'market' },
      { is: 'tickets', tickets: ['any'] },
    ])
  })

  it('a kicked-out action costs the way to the star before', () => {
    const table = emptyView({ players: [player({ influence: 13 })], decision: { key: 'kicked_out', seats: [0], number: 1 } })
    expect(outlook(table, { move: 'act', action: 'buy' })).toEqual([{ is: 'influence', from: 13, to: 10 }])
    expect(outlook(emptyView({}), { move: 'act', action: 'buy' })).toEqual([])
  })

  it('a spectator is told nothing, and neither is anybody of a move nobody knows', () => {
    expect(outlook(emptyView({ seat: null }), { move: 'ticket', ticket: 'brown' })).toEqual([])
    expect(outlook(view, { move: 'nobody' })).toEqual([])
  })
})

describe('goals', () => {
  it('want each work once', () => {
    expect(progress(['digital', 'digital', 'painting'], [{ work: 'digital-3' }, { work: 'painting-1' }])).toEqual([true, false, true])
  })
})

describe('the way back', () => {
  it('ends where something is turned up', () => {
    const step = (key: string) => ({ key, seat: 0, facts: [] })
    expect(revealsNext([step('after'), step('hang'), step('ticket')])).toBe(true)
    expect(revealsNext([step('hang'), step('ticket'), step('fame')])).toBe(false)
  })
})

function hung(work: string) {
  return { work, artist: 'digital-blue', value: 5, masterpiece: false }
}
