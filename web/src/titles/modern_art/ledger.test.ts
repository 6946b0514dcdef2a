import { describe, expect, it } from 'vitest'
import { START_CASH, accounts, receipts, summaries, wealth } from './ledger'
import type { Happening, SoldEvent, Told } from './view'

const numbered = (...events: Happening[]): Told[] => events.map((event, at) => ({ n: at + 1, event }))

const sold = (buyer: number, amount: number, sale: Partial<SoldEvent> = {}): SoldEvent => ({
  event: 'sold',
  seat: buyer,
  amount,
  auction: 'open',
  cards: ['nex-open-1'],
  seller: 0,
  to_seats: buyer === 0 || amount === 0 ? [] : [[0, amount]],
  to_bank: buyer === 0 ? amount : 0,
  ...sale,
})

const game = numbered(
  { event: 'round_began', round: 1, seat: 0 },
  { event: 'offered', seat: 0, card: 'nex-open-1' },
  sold(1, 20),
  sold(0, 12),
  sold(2, 13, { to_seats: [[0, 6], [1, 7]] }),
  { event: 'round_closed', round: 1, unsold: ['nex-once-1'], offered: [5, 2, 1, 0, 0], markers: [30, 20, 10, 0, 0] },
  { event: 'paid', seat: 0, amount: 30, cards: ['nex-open-2'] },
  { event: 'paid', seat: 1, amount: 20, cards: ['bahut-open-1'] },
  { event: 'paid', seat: 2, amount: 0, cards: [] },
  { event: 'round_began', round: 2, seat: 1 },
  sold(0, 0),
  { event: 'round_closed', round: 2, unsold: [], offered: [1, 0, 0, 0, 5], markers: [20, 0, 0, 0, 30] },
  { event: 'paid', seat: 0, amount: 50, cards: ['nex-open-3'] },
  { event: 'paid', seat: 1, amount: 0, cards: [] },
  { event: 'paid', seat: 2, amount: 0, cards: [] },
)

describe('receipts', () => {
  it('number the lots and know their round', () => {
    expect(receipts(game).map(({ lot, round, seat, amount }) => [lot, round, seat, amount])).toEqual([
      [1, 1, 1, 20],
      [2, 1, 0, 12],
      [3, 1, 2, 13],
      [4, 2, 0, 0],
    ])
  })
})

describe('round summaries', () => {
  it('add the old markers to what a painting pays', () => {
    const [first, second] = summaries(game, 3)
    expect(first!.paid).toEqual([30, 20, 10, 0, 0])
    expect(second!.paid).toEqual([50, 0, 0, 0, 30])
  })

  it('give everybody their income', () => {
    expect(summaries(game, 3)[0]!.income).toEqual([
      { amount: 30, cards: ['nex-open-2'] },
      { amount: 20, cards: ['bahut-open-1'] },
      { amount: 0, cards: [] },
    ])
  })
})

describe('wealth', () => {
  it('starts with 100 each and follows every payment', () => {
    expect(wealth(game, 3).map(({ cash }) => cash)).toEqual([
      [100, 100, 100],
      [120, 80, 100],
      [108, 80, 100], // a seller who keeps the lot pays the bank
      [114, 87, 87], // two sellers share
      [144, 107, 87],
      [144, 107, 87],
      [194, 107, 87],
    ])
  })

  it('knows what each step was', () => {
    expect(wealth(game, 3).map(({ after }) => after.kind)).toEqual([
      'start',
      'sale',
      'sale',
      'sale',
      'round',
      'sale',
      'round',
    ])
  })
})

describe('accounts', () => {
  it('say where the money came from and where it went', () => {
    expect(accounts(game, 3)).toEqual([
      { sales: 26, bank: 80, spent: 12 },
      { sales: 7, bank: 20, spent: 20 },
      { sales: 0, bank: 0, spent: 13 },
    ])
  })

  it('add up to the cash at the end', () => {
    const sums = accounts(game, 3).map(({ sales, bank, spent }) => START_CASH + sales + bank - spent)
    expect(sums).toEqual(wealth(game, 3).at(-1)!.cash)
  })
})
