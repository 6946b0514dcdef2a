/** What the events tell about money: receipts, rounds, and everybody's cash once the game is over. */

import type { ArtistColumn, Card, Happening, SoldEvent, Told } from './view'

export interface Receipt extends Omit<SoldEvent, 'event'> {
  n: number
  /** The number of the lot in the catalogue, from 1. */
  lot: number
  round: number
}

/** A receipt for every sale, oldest first. */
export function receipts(events: readonly Told[]): Receipt[] {
  const found: Receipt[] = []
  let round = 1
  for (const { n, event } of events) {
    if (event.event === 'round_began') round = event.round
    if (event.event === 'sold') {
      const { event: _, ...sale } = event
      found.push({ ...sale, n, round, lot: found.length + 1 })
    }
  }
  return found
}

export interface RoundSummary {
  n: number
  round: number
  unsold: Card[]
  offered: number[]
  /** The new marker of each artist, 0 for none. */
  markers: number[]
  /** What one painting of each artist paid. */
  paid: number[]
  /** What the bank paid each seat, and for which paintings. */
  income: { amount: number; cards: Card[] }[]
}

/** The rounds that are over, oldest first. */
export function summaries(events: readonly Told[], seats: number, artists: readonly Pick<ArtistColumn, 'paid'>[]): RoundSummary[] {
  const found: RoundSummary[] = []
  for (const { n, event } of events) {
    if (event.event === 'round_closed') {
      const { round, unsold, offered, markers } = event
      const paid = artists.map((artist) => artist.paid[round - 1] ?? 0)
      const income = Array.from({ length: seats }, () => ({ amount: 0, cards: [] as Card[] }))
      found.push({ n, round, unsold, offered, markers, paid, income })
    } else if (event.event === 'paid') {
      const last = found.at(-1)
      if (last) last.income[event.seat] = { amount: event.amount, cards: event.cards }
    }
  }
  return found
}

export interface Reckoning {
  /** Everybody's cash after this. */
  cash: number[]
  /** What it comes from: the start, the sale with that lot number, or the end of that round. */
  after: { kind: 'start' } | { kind: 'sale'; lot: number } | { kind: 'round'; round: number }
}

/** Everybody's cash after every sale and at the end of every round. For the end of the game: until then it is secret. */
export function wealth(events: readonly Told[], seats: number, start: number): Reckoning[] {
  const cash = Array.from({ length: seats }, () => start)
  const found: Reckoning[] = [{ cash: [...cash], after: { kind: 'start' } }]
  let lot = 0
  for (const { event } of events) {
    if (event.event === 'sold') {
      pay(cash, event)
      lot += 1
      found.push({ cash: [...cash], after: { kind: 'sale', lot } })
    } else if (event.event === 'round_closed') {
      found.push({ cash: [...cash], after: { kind: 'round', round: event.round } })
    } else if (event.event === 'paid') {
      cash[event.seat]! += event.amount
      found.at(-1)!.cash = [...cash]
    }
  }
  return found
}

export interface Account {
  /** What others paid for its paintings. */
  sales: number
  /** What the bank paid at the ends of the rounds. */
  bank: number
  /** What it paid for paintings, to others and to the bank. */
  spent: number
}

/** Where everybody's money came from and where it went, over the whole game. For the end of the game. */
export function accounts(events: readonly Told[], seats: number): Account[] {
  const found = Array.from({ length: seats }, () => ({ sales: 0, bank: 0, spent: 0 }))
  for (const { event } of events) {
    if (event.event === 'paid') found[event.seat]!.bank += event.amount
    if (event.event !== 'sold') continue
    found[event.seat]!.spent += event.amount
    for (const [seat, amount] of event.to_seats) found[seat]!.sales += amount
  }
  return found
}

function pay(cash: number[], sale: Extract<Happening, { event: 'sold' }>): void {
  cash[sale.seat]! -= sale.amount
  for (const [seat, amount] of sale.to_seats) cash[seat]! += amount
}
