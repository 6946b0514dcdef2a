/** Positions of The Gallerist for tests: a plain view, and whatever a test changes in it. */
import type { Artist, Ask, Player, Three, View } from '../src/titles/gallerist/view'

const MONEY = [0, 1, 4, 8, 12, 15, 18, 20, 22, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]

export function three(investor: number, vip: number, collector: number): Three {
  return { investor, vip, collector }
}

export function player(facts: Partial<Player>): Player {
  return {
    money: 10,
    influence: 10,
    desks: 2,
    queue: 8,
    hiring: [{ cost: 1, bonus: 'none' }],
    tickets: { brown: 0, pink: 0, white: 0 },
    lobby: three(0, 0, 0),
    gallery: three(0, 0, 0),
    collector_limit: 1,
    works: [],
    sold: [],
    commission: null,
    commission_price: null,
    contracts: [null, null, null],
    third_tile: null,
    ...facts,
  } as Player
}

export function artist(facts: Partial<Artist>): Artist {
  const [form, colour] = facts.key!.split('-')
  return { form, colour, discovered: true, initial_fame: 3, promotion: 0, levels: [2, 5, 8, 11, 15, 19], bonus: null, ...facts } as Artist
}

export function emptyView(facts: Partial<Omit<View, 'ask'>> & { ask?: Partial<Ask> } = {}): View {
  return {
    seat: 0,
    seats: 3,
    decision: null,
    numbers: {
      celebrity: 19,
      green_levels: 3,
      walls: 3,
      desks: 4,
    },
    track: Array.from({ length: 36 }, (_, at) => ({ value: 0, money: MONEY.includes(at), star: at % 5 === 0 && at < 35 })),
    players: [player({})],
    locations: [],
    artists: [],
    piles: [],
    promotion: [
      { level: 1, left: 4, bonus: 'ticket' },
      { level: 2, left: 4, bonus: 'influence' },
    ],
    bag: three(1, 1, 1),
    market: [],
    ask: null,
    steps: [],
    ...facts,
  } as unknown as View
}
