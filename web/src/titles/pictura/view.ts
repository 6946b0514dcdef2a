/** What the server tells about a game of Museum: Pictura, and how its names are read. */
import type { Move } from '../../lib/wire'
import { DOMAINS, PERIODS } from './wire.generated'
import type { Domain, Painting, Period, PicturaView as View, PlaceView } from './wire.generated'

export { COLLECTIONS, DOMAINS, PERIODS, REWARDS, SIDE } from './wire.generated'
export type {
  Collection,
  Domain,
  LaidView as Laid,
  LayoutAdvice,
  MuseumView as Museum,
  Painting,
  PatronView as Patron,
  Period,
  PicturaView as View,
  Reward,
  SeatView as Player,
  SheetView as Sheet,
  TrendView as Trend,
  TurnView as Turn,
} from './wire.generated'

/** Which of the players' museums is drawn for which seat: names and signs alone, no rule knows them. */
export const CITIES = ['new_york', 'paris', 'berlin', 'london'] as const

/** A painting, or nothing. */
export type Place = PlaceView['painting']

/** What is on a painting. */
export interface Traits {
  painter: number
  period: Period
  domain: Domain
}

export function traitsOf({ catalogue }: Pick<View, 'catalogue'>, painting: Painting): Traits {
  const at = numberOf(painting)
  return { painter: catalogue.painters[at]!, period: PERIODS[Number(catalogue.periods[at])]!, domain: DOMAINS[Number(catalogue.domains[at])]! }
}

/** The number of a painting, counted from 0. */
export function numberOf(painting: Painting): number {
  return Number(painting.split('-')[1]) - 1
}

/** Where a painting is that everybody, or this visitor, can see. */
export type Spot =
  | { where: 'hand' }
  | { where: 'museum'; museum: number }
  | { where: 'discard'; seat: number }
  | { where: 'wall'; seat: number }
  | { where: 'looked' }

export function spotOf(view: View, painting: Painting): Spot | null {
  if (view.hand.includes(painting)) return { where: 'hand' }
  if (view.looked.includes(painting)) return { where: 'looked' }
  const museum = view.museums.findIndex(({ places }) => places.some((place) => place.painting === painting))
  if (museum >= 0) return { where: 'museum', museum }
  for (const [seat, player] of view.players.entries()) {
    if (player.discard.includes(painting)) return { where: 'discard', seat }
    if (player.wall.includes(painting)) return { where: 'wall', seat }
  }
  return null
}

/** A move in one line, to compare it. */
export function written(move: Move): string {
  return Object.values(move).flat().join(' ')
}
