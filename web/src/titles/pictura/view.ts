/** What the server tells about a game of Museum: Pictura: the shapes of `view.py`, `moves.py` and `advice.py`. */
import type { Move } from '../../lib/wire'

export const PERIODS = ['renaissance', 'baroque', 'rococo', 'romanticism', 'impressionism'] as const
export const DOMAINS = ['mythology', 'history', 'religion', 'landscape', 'still_life', 'portrait'] as const
/** What a collection can be of, in the order of every list by collection. */
export const COLLECTIONS = [...PERIODS, ...DOMAINS] as const
export const REWARDS = ['supplies', 'grant', 'buyers', 'depot', 'circle'] as const

/** The museums of the players, by seat. */
export const CITIES = ['new_york', 'paris', 'berlin', 'london'] as const

export type Period = (typeof PERIODS)[number]
export type Domain = (typeof DOMAINS)[number]
export type Collection = (typeof COLLECTIONS)[number]
export type Reward = (typeof REWARDS)[number]
/** `painting-1` to `painting-180`. */
export type Painting = string
export type Place = Painting | null

/** The places of a museum: five rows of five. */
export const SIDE = 5
export const CELLS = SIDE * SIDE

export interface Trend {
  key: string
  painter: number
  period: Period
  domain: Domain
}

export interface Museum {
  key: string
  trend: Trend
  /** Its paintings, and what taking each in a swap costs. */
  places: { painting: Place; points: number }[]
}

export interface Patron {
  key: string
  /** 0 for a patron of taste. */
  painter: number
  period: Period | null
  domain: Domain | null
  each: number
  points: number
  effect: string
  pleased: number[]
}

export interface Sheet {
  prestige: number
  collections: number[]
  goal: number
  exhibitions: number
  gallery: number
  museum: number
  rewards: number
  discard: number
  total: number
}

export interface Player {
  score: number
  next_mark: number
  hand: number
  known: Painting[]
  favours: number
  wall: Place[]
  discard: Painting[]
  patrons: string[]
  exhibitions: Collection[]
  rewards: Reward[]
  counts: number[]
  groups: number[]
  potential: number
  goal: Trend | null
  sheet: Sheet
}

export interface Preview {
  painting: Painting
  gives: number[]
  trend: number
  collections: number
  goal: number
}

/** The numbers of the box in play; an owner's own may have others. */
export interface Numbers {
  painter_points: number
  period_points: number
  domain_points: number
  hand_limit: number
  steal: number
  marks: number[]
  end: number
  end_bonus: number
  least: number
  gallery: number
  museum: number
  most_exhibitions: number
  tokens: number
  token_points: number
  exhibition_bonus: number[]
  discard_costs: number[]
  discard_further: number
  tip: number
  looks: number
  keeps: number
  opening_night: number
  restores: number
  dealer: number
  exchanges: number
  stores: number
  supplies_paintings: number
  supplies_favours: number
  grant: number
  buyers: number
  depot: number
  circle: number
}

export interface Turn {
  action: 'none' | 'improve' | 'exhibit' | 'inventory'
  favours_left: number
  claims_left: number
  doubles: number
  arranged: boolean
}

export interface View {
  title: string
  seats: number
  seat: number | null
  options: Record<string, string | boolean>
  decision: { key: string; seats: number[]; optional: number[]; number: number } | null
  outcome: { scores: number[]; winners: number[]; reason: string } | null
  catalogue: { periods: string; domains: string; painters: number[]; labels: [string, string, string][] }
  numbers: Numbers
  period_values: number[]
  domain_values: number[]
  round: number
  first: number
  active: number | null
  turn: Turn
  swaps_left: number
  trend: Trend
  fashions: string[]
  trends_left: number
  museums: Museum[]
  market: number
  patrons: (Patron | null)[]
  patrons_left: number
  favours_left: number
  favour_discard: string[]
  tokens: number[]
  players: Player[]
  hand: Painting[]
  favours: string[]
  offers: Trend[]
  previews: Preview[]
  looked: Painting[]
  chosen: number[]
  layout: Place[]
  ender: number | null
  last_turns: number[] | null
  ending: string
  revealed: { hands: Painting[][]; favours: string[][]; market: Painting[] } | null
}

/** The best layout found for the own museum. */
export interface LayoutAdvice {
  places: Place[]
  value: number
  bound: number
}

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
