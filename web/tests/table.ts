/** A table as the server would tell it, for tests. */
import type { Choices, ChatLine, Clock, EventLine, PreviewInfo, SeatInfo, State, Status, TableInfo } from '../src/lib/wire'

export function eventLine(n: number, text = `event ${n}`): EventLine {
  return { n, event: { event: 'bid', audience: null, seat: 0, amount: n }, text, at: 1_700_000_000 + n, by: '' }
}

export function seatInfo(seat: number, facts: Partial<SeatInfo> = {}): SeatInfo {
  return { seat, kind: 'person', name: `Player ${seat}`, bot: null, connected: true, away: false, you: false, host: seat === 0, falls: null, left: null, ...facts }
}

export function tableInfo(facts: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    title: 'toy',
    title_name: 'Toy',
    status: 'playing',
    options: {},
    own_components: false,
    option_names: [],
    seats: [seatInfo(0, { you: true }), seatInfo(1), seatInfo(2, { kind: 'bot', bot: 'greedy', name: 'Ada' })],
    spectators: 0,
    public: true,
    hammer: 0,
    away: 90,
    commitment: 'ab'.repeat(32),
    seed: '',
    created: 1_700_000_000,
    you_host: true,
    your_seat: 0,
    rematch: null,
    winners: [],
    stored: null,
    evening: null,
    sealed: false,
    fork: null,
    shared: [],
    reserve: 0,
    refill: 0,
    hints: false,
    ...facts,
  }
}

export interface Facts {
  events?: EventLine[]
  chat?: ChatLine[]
  choices?: Choices | null
  clock?: Clock | null
  your_seat?: number | null
  status?: Status
}

export function stateOf({ events = [], chat = [], choices = null, clock = null, your_seat = 0, status = 'playing' }: Facts): State {
  return {
    type: 'state',
    table: tableInfo({ your_seat, status }),
    view: {
      title: 'toy',
      seats: 3,
      seat: your_seat,
      options: {},
      own_components: '',
      commitment: '',
      decision: { key: 'bid', kind: 'amount', mode: 'turn', seats: [0], optional: [], number: 5 },
      picked: [],
      outcome: null,
    },
    board: { headline: 'A toy', tables: [] },
    waiting: 'We wait for Player 0.',
    choices,
    orders: [],
    undoable: 0,
    held_by: null,
    clock,
    events,
    chat,
    facts: {},
  }
}

export function amountChoices(facts: Partial<NonNullable<Choices['amount']>> = {}): Choices {
  return {
    number: 5,
    key: 'bid',
    kind: 'amount',
    mode: 'turn',
    prompt: 'What do you bid?',
    awaited: true,
    final: true,
    may_order: false,
    options: [{ move: { move: 'pass' }, text: 'Pass', works: [] }],
    unspoken: [],
    amount: { move: { move: 'bid' }, field: 'amount', low: 4, high: 40, confirm_above: 20, ...facts },
    several: null,
  }
}

/** A preview in which one thing is certain to happen. */
export function foretold(text: string, facts: Partial<PreviewInfo> = {}): PreviewInfo {
  return { changes: [], uncertain: [], events: [{ event: { event: 'said', audience: null }, text }], next: null, next_text: '', ends: false, chance: false, refused: '', ...facts }
}
