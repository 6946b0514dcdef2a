/** The parts of the board: on a small screen one at a time, the one a question is about opened by itself. */
import type { MarkName } from './marks'

export const ROOMS = ['museums', 'own', 'patrons', 'others'] as const
export type Room = (typeof ROOMS)[number]

/** The sign of each. */
export const ROOM_MARKS: Readonly<Record<Room, MarkName>> = {
  museums: 'museum-tokyo',
  own: 'museum-paris',
  patrons: 'patron',
  others: 'museum-new_york',
}

/** What a guide may point at in each, by its marks. */
export function pointsIn(room: Room, own: number | null, seats: number): string {
  if (room === 'museums') return 'trend hand favours museums'
  if (room === 'own') return `players[${own}].wall players[${own}].discard`
  if (room === 'patrons') return 'patrons'
  return Array.from({ length: seats }, (_, seat) => `players[${seat}].discard`).join(' ')
}

const OF_QUESTION: Readonly<Record<string, Room>> = {
  goal: 'museums',
  swap: 'museums',
  join: 'museums',
  exchange: 'museums',
  loan: 'museums',
  action: 'own',
  reward: 'own',
  inventory: 'own',
  restore: 'own',
  store: 'own',
  look: 'own',
  free: 'own',
  arrange: 'own',
  final: 'own',
  refresh: 'patrons',
  dealer: 'others',
}

export function roomOf(question: string): Room | null {
  return OF_QUESTION[question] ?? null
}

const SECTIONS: Readonly<Record<string, string>> = {
  goal: 'goals',
  swap: 'museums',
  join: 'museums',
  exchange: 'museums',
  loan: 'museums',
  action: 'hand',
  free: 'hand',
  reward: 'own',
  arrange: 'gallery',
  final: 'gallery',
  refresh: 'patrons',
}

/** The section in which a question is mostly answered, where all are beside each other. */
export function sectionOf(question: string): string {
  return SECTIONS[question] ?? 'spread'
}
