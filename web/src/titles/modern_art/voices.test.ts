import { describe, expect, it } from 'vitest'
import { standing, voices } from './voices'
import type { Decision, Happening, Lot, View } from './view'

const lotOf = (changes: Partial<Lot>): Lot => ({
  cards: ['nex-open-1'],
  auction: 'open',
  opener: 1,
  seller: 1,
  price: 0,
  leader: 1,
  sellers: [1],
  to_bank: 0,
  declared: [],
  sealed: [],
  ...changes,
})

function table(lot: Partial<Lot>, decision: Partial<Decision> = {}): View {
  return {
    seats: 3,
    lot: lotOf(lot),
    decision: { key: 'raise', kind: 'amount', mode: 'floor', seats: [], optional: [], number: 1, ...decision },
  } as unknown as View
}

const told = (...events: Happening[]) => events.map((event, at) => ({ n: at + 1, event }))
const says = (view: View, ...events: Happening[]) =>
  voices(view, told(...events)).map(({ seat, voice }) => [seat, voice.says])

describe('voices', () => {
  it('speak from the seller’s left, the seller last', () => {
    expect(says(table({}, { seats: [2, 0] }))).toEqual([
      [2, 'asked'],
      [0, 'asked'],
      [1, 'silent'],
    ])
  })

  it('forget a declaration when the price is raised', () => {
    const view = table({ price: 9, leader: 2 }, { seats: [0, 1] })
    expect(says(view, { event: 'no_raise', seat: 0, amount: 4 }, { event: 'bid', seat: 2, amount: 9 })).toEqual([
      [2, 'leads'],
      [0, 'asked'],
      [1, 'asked'],
    ])
  })

  it('remember once around who bid and who passed on this lot', () => {
    const view = table({ auction: 'once', price: 9, leader: 0 }, { key: 'bid', seats: [1] })
    expect(
      says(
        view,
        { event: 'passed', seat: 0 },
        { event: 'offered', seat: 1, card: 'nex-once-1' },
        { event: 'bid', seat: 2, amount: 5 },
        { event: 'bid', seat: 0, amount: 9 },
      ),
    ).toEqual([
      [2, 'bid'],
      [0, 'leads'],
      [1, 'asked'],
    ])
  })

  it('show whose sealed bid is in, not what it is', () => {
    const view = table({ auction: 'sealed', sealed: [0] }, { key: 'seal', seats: [2, 1] })
    expect(says(view)).toEqual([
      [2, 'asked'],
      [0, 'sealed'],
      [1, 'asked'],
    ])
  })
})

describe('how the lot stands', () => {
  it.each([
    ['free', table({})],
    ['leads', table({ price: 5, leader: 2 })],
    ['own', table({ price: 5, to_bank: 5 })],
    ['shared', table({ price: 5, to_bank: 3, opener: 0, sellers: [0, 1] })],
    ['leads', table({ price: 5, leader: 2, opener: 0 })],
    ['sealed', table({ auction: 'sealed' })],
    ['sealed_shared', table({ auction: 'sealed', opener: 0, sellers: [0, 1] })],
    ['sealed', table({ auction: 'sealed', opener: 0 })],
    ['double', table({ auction: 'double' })],
    ['unpriced', table({ auction: 'fixed', opener: 0, sellers: [0, 1] }, { key: 'price' })],
    ['priced', table({ auction: 'fixed', price: 7, opener: 0 }, { key: 'buy' })],
    ['priced_shared', table({ auction: 'fixed', price: 7, opener: 0, sellers: [0, 1] }, { key: 'buy' })],
  ])('%s', (expected, view) => {
    expect(standing(view)).toBe(expected)
  })
})
