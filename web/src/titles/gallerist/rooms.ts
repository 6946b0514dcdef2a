/** The parts of the board: on a small screen one at a time, the one a question is about opened by itself. */
import type { Move } from '../../lib/wire'
import type { MarkName } from './marks'

export const ROOMS = ['places', 'colony', 'market', 'offices', 'plaza', 'own', 'others'] as const
export type Room = (typeof ROOMS)[number]

/** The sign of each, where there is no room for words. */
export const ROOM_MARKS: Readonly<Record<Room, MarkName>> = {
  places: 'gallerist',
  colony: 'artists-colony',
  market: 'international-market',
  offices: 'sales-office',
  plaza: 'trio',
  own: 'work',
  others: 'lobby',
}

/** What a guide may point at in each, by its marks. */
export function pointsIn(room: Room, own: number | null, seats: number): string {
  if (room === 'plaza') return ['plaza', ...Array.from({ length: seats }, (_, seat) => `players[${seat}].lobby players[${seat}].gallery`)].join(' ')
  return { places: 'locations track', colony: 'artists', market: 'market easels', offices: 'display', own: ['works', 'contracts', 'curator'].map((part) => `players[${own}].${part}`).join(' '), others: '' }[room]
}

const OF_QUESTION: Readonly<Record<string, Room>> = {
  start: 'places',
  turn: 'places',
  leave: 'own',
  action: 'places',
  after: 'plaza',
  kicked_out: 'places',
  visitors: 'plaza',
  assistant: 'own',
  discover: 'colony',
  buy: 'colony',
  acclaim: 'colony',
  promote: 'colony',
  sign: 'offices',
  slot: 'own',
  sell: 'own',
  fulfil: 'own',
  send: 'plaza',
  face: 'own',
  hire: 'own',
  tile: 'market',
  space: 'own',
  usher: 'plaza',
  bid: 'market',
  pay: 'places',
  fame: 'colony',
  ticket: 'places',
  admit: 'plaza',
  call: 'plaza',
  easel: 'market',
}

/** Where an answer is given, by its tag. */
const OF_MOVE: Readonly<Record<string, Room>> = {
  start: 'places',
  go: 'places',
  act: 'places',
  ticket: 'places',
  exchange: 'places',
  toss: 'places',
  walk: 'plaza',
  send: 'plaza',
  usher: 'plaza',
  admit: 'plaza',
  call: 'plaza',
  discover: 'colony',
  buy: 'colony',
  acclaim: 'colony',
  promote: 'colony',
  sign: 'offices',
  refresh: 'offices',
  use: 'own',
  slot: 'own',
  sell: 'own',
  fulfil: 'own',
  face: 'own',
  space: 'own',
  hire: 'own',
  reputation: 'market',
  bid: 'market',
  easel: 'market',
}

/** The rooms in which something can be chosen. */
export function roomsFor(moves: readonly Move[]): Set<Room> {
  return new Set(moves.map(({ move }) => OF_MOVE[move]).filter((room) => room !== undefined))
}

/** The room a question is about; where nothing can be chosen there, the first one in which something can. */
export function roomOf(question: string, offers: ReadonlySet<Room> = new Set()): Room | null {
  const own = OF_QUESTION[question] ?? null
  if (own === null || offers.has(own)) return own
  return ROOMS.find((room) => offers.has(room)) ?? own
}
