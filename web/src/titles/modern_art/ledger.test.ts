import { describe, expect, it } from 'vitest'
import { accounts, receipts, summaries, wealth } from './ledger'
import type { Happening, SoldEvent, Told } from './view'

const START = 120
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

const artists = [{ paid: [30, 50] }, { paid: [20, 0] }]

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
  it('say what a painting paid, as the view has it', () => {
    const [first, second] = summaries(game, 3, artists)
    expect(first!.paid).toEqual([30, 20])
    expect(second!.paid).toEqual([50, 0])
  })

  it('give everybody their income', () => {
    expect(summaries(game, 3, artists)[0]!.income).toEqual([
      { amount: 30, cards: ['nex-open-2'] },
      { amount: 20, cards: ['bahut-open-1'] },
      { amount: 0, cards: [] },
    ])
  })
})

describe('wealth', () => {
  it('starts with what the box gives and follows every payment', () => {
    expect(wealth(game, 3, START).map(({ cash }) => cash)).toEqual([
      [120, 120, 120],
      [140, 100, 120],
      [128, 100, 120], // a seller who keeps the lot pays the bank
      [134, 107, 107], // two sellers share
      [164, 127, 107],
      [164, 127, 107],
      [214, 127, 107],
    ])
  })

  it('knows what each step was', () => {
    expect(wealth(game, 3, START).map(({ after }) => after.kind)).toEqual([
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
    const sums = accounts(game, 3).map(({ sales, bank, spent }) => START + sales + bank - spent)
    expect(sums).toEqual(wealth(game, 3, START).at(-1)!.cash)
  })
})
