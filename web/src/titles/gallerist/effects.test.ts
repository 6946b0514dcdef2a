import { describe, expect, it } from 'vitest'
import { artist, emptyView, player, three } from '../../../tests/gallerist'
import { changes, events, preview } from '../../../tests/previews'
import { effectsOf } from './effects'
import type { Step } from './view'

const step = (key: string, facts: Step['facts'] = {}, idle = false): Step => ({ key, seat: 0, facts, idle })
const tickets = { brown: 0, pink: 0, white: 0 }

describe('what an answer would do', () => {
  const table = emptyView({
    players: [player({ money: 6, tickets })],
    artists: [artist({ key: 'painting-blue', fame: 5, value: 8 })],
    plaza: three(0, 0, 0),
    steps: [step('end_turn'), step('buy')],
  })

  it('figures that change, from where to where', () => {
    const said = preview({
      changes: changes({
        'players[0].money': [6, 1],
        'players[0].influence': [10, 5],
        'artists[0].fame': [5, 8],
        'artists[0].value': [8, 11],
        'players[0].commission': [null, 'painting-blue'],
        'players[0].commission_price': [null, 3],
        'players[0].sheet.cash': [6, 1],
      }),
    })
    const view = emptyView({ ...table, players: [{ ...player({ money: 6, tickets }), sheet: { cash: 6 } as never }] } as never)
    expect(effectsOf(view, said)).toEqual([
      { is: 'money', from: 6, to: 1 },
      { is: 'influence', from: 10, to: 5 },
      { is: 'fame', artist: 'painting-blue', from: 5, to: 8 },
      { is: 'value', artist: 'painting-blue', from: 8, to: 11 },
      { is: 'commission', price: 3 },
    ])
  })

  it('tickets and visitors, each by itself', () => {
    const said = preview({ changes: changes({ 'players[0].tickets.pink': [0, 1], 'players[0].gallery.vip': [0, 1], 'plaza.investor': [0, 2] }) })
    expect(effectsOf(table, said)).toEqual([
      { is: 'tickets', tickets: ['pink'] },
      { is: 'visitors', visitors: ['vip'], to: 'gallery' },
      { is: 'visitors', visitors: ['investor', 'investor'], to: 'plaza' },
    ])
    const full = emptyView({ ...table, players: [player({ tickets: { ...tickets, brown: 1 } })] } as never)
    expect(effectsOf(full, preview({ changes: changes({ 'players[0].tickets.brown': [1, 0] }) }))).toEqual([{ is: 'tickets', tickets: ['brown'], spent: true }])
  })

  it('what comes of it: the price, the fame, the tickets, in their order', () => {
    const artist = 'painting-blue'
    const after = [step('end_turn'), step('hang', { artist }), step('ticket', { sets: [['pink'], ['brown', 'white']] }), step('fame', { artist, gain: 3 }), step('pay', { price: 5 })]
    expect(effectsOf(table, preview({ changes: changes({ steps: [table.steps, after] }), next: 'pay' }))).toEqual([
      { is: 'price', price: 5 },
      { is: 'fame-bonus', artist: 'painting-blue', gain: 3 },
      { is: 'tickets', tickets: ['pink', 'brown/white'] },
    ])
    const none = [step('collector_leaves', { artist }, true), step('bonus', { bonus: 'none' }, true)]
    const bonus = [step('end_turn'), ...none, step('bonus', { bonus: 'bag_visitor' }), step('ticket', { sets: [['brown', 'pink', 'white']] })]
    expect(effectsOf(table, preview({ changes: changes({ steps: [table.steps, bonus] }) }))).toEqual([
      { is: 'tickets', tickets: ['any'] },
      { is: 'bonus', bonus: 'bag_visitor' },
    ])
  })

  it('what stood there before is not told again', () => {
    const view = emptyView({ ...table, steps: [step('end_turn'), step('ticket', { sets: [['pink']] }), step('pay', { price: 5 })] } as never)
    expect(effectsOf(view, preview({ changes: changes({ steps: [view.steps, view.steps.slice(0, 2)] }), next: 'ticket' }))).toEqual([])
  })

  it('what events tell, of one’s own', () => {
    const said = preview({
      events: events(
        { event: 'kicked', seat: 0, owner: 1, piece: 'assistant', location: 'media_centre' },
        { event: 'tile_taken', seat: 0, tile: 'vip', bonus: 'money' },
        { event: 'lost', seat: 0, bonus: 'money' },
        { event: 'hired', seat: 0 },
        { event: 'hired', seat: 0 },
        { event: 'hired', seat: 1 },
        { event: 'earned', seat: 0, amount: 5, source: 'celebrity' },
      ),
    })
    expect(effectsOf(table, said)).toEqual([
      { is: 'kicks', piece: { owner: 1, kind: 'assistant' } },
      { is: 'tile', tile: 'vip' },
      { is: 'bonus', bonus: 'money', lost: true },
      { is: 'celebrity', money: 5 },
      { is: 'hired', count: 2 },
    ])
    expect(effectsOf(table, preview({ events: events({ event: 'kicked', seat: 0, owner: 0, piece: 'assistant' }) }))).toEqual([{ is: 'own-kick' }])
  })

  it('and whether chance has a say', () => {
    expect(effectsOf(table, preview({ chance: true }))).toEqual([{ is: 'chance' }])
    expect(effectsOf(table, preview({ chance: true, events: events({ event: 'refreshed', seat: 0 }) }))).toEqual([{ is: 'reveals' }])
    expect(effectsOf(emptyView({ ...table, seat: null } as never), preview({ chance: true }))).toEqual([])
  })
})
