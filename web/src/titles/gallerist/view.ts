/** What the server tells about a game of The Gallerist: the shapes of `view.py`, `events.py` and `moves.py`. */
import type { Move } from '../../lib/wire'

export const FORMS = ['digital', 'photography', 'sculpture', 'painting'] as const
export type Form = (typeof FORMS)[number]
export type Colour = 'blue' | 'red'
export const KINDS = ['investor', 'vip', 'collector'] as const
/** A kind of visitor. */
export type Kind = (typeof KINDS)[number]
export const TICKETS = ['brown', 'pink', 'white'] as const
export type Ticket = (typeof TICKETS)[number]
export const LOCATIONS = ['sales_office', 'artists_colony', 'media_centre', 'international_market'] as const
export type Location = (typeof LOCATIONS)[number]
/** In the order of the locations, two for each. */
export const ACTIONS = ['sign', 'sell', 'discover', 'buy', 'hire', 'promote', 'reputation', 'bid'] as const
export type Action = (typeof ACTIONS)[number]
/** In the engine's order: a step names a bonus by its number. */
export const BONUSES = [
  'none',
  'money',
  'influence',
  'fame',
  'ticket',
  'brown_ticket',
  'pink_ticket',
  'white_ticket',
  'two_tickets',
  'plaza_visitor',
  'investor_or_vip',
  'bag_visitor',
  'assistant',
  'contract',
] as const
export type Bonus = (typeof BONUSES)[number]
/** An artist is named form-colour, a work form-number, a contract form-bonus, a cell form-column or bid-column. */
export type ArtistKey = string
export type Work = string
export type ContractKey = string
export type CellKey = string
/** What a reputation tile counts. */
export type Tile = string

/** Visitors or tickets by kind. */
export type Three = Record<Kind, number>

export interface Space {
  value: number
  money: boolean
  star: boolean
}

export interface Piece {
  /** The seat; null for Lacerda. */
  owner: number | null
  kind: 'gallerist' | 'assistant'
}

export interface Place {
  key: Location
  piece: Piece | null
  kicked_out: Piece | null
  tile: Tile | null
}

export interface Artist {
  key: ArtistKey
  tile: string
  form: Form
  colour: Colour
  discovered: boolean
  initial_fame: number
  fame: number | null
  promotion: number
  stars: number
  value: number
  celebrity: boolean
  signatures: number
  bonus: Bonus | null
  collector: boolean
  levels: number[]
}

export interface Pile {
  form: Form
  work: Work | null
  fame: number
  /** Such as `brown`, `any`, `brown/white`. */
  tickets: string[]
  visitors: Three
  below: number
}

export interface Promotion {
  level: number
  left: number
  bonus: Bonus
}

export interface Cell {
  key: CellKey
  column: number
  form: Form | null
  bid: number | null
  influence: number
  /** Such as `any`, `investor`, `investor/vip`. */
  lobby: string[]
  bonus: Bonus | null
  tile: Tile | null
  owner: number | null
  lacerda: boolean
  open: boolean
}

export interface Goal {
  pays: number
  forms: Form[]
}

export interface Card {
  key: string
  goals: Goal[]
}

export interface Contract {
  key: ContractKey
  form: Form
  face: 'front' | 'money' | 'influence'
  bonus: Bonus
  assistant: boolean
}

export interface Hung {
  work: Work
  artist: ArtistKey
  value: number
  masterpiece: boolean
}

export interface Sheet {
  cash: number
  majorities: number[]
  tiles: { tile: Tile; influence: number; money: number }[]
  works: number[]
  easel: number
  curator: number[]
  dealer: number[]
  influence: number
  influence_pays: number
  total: number
}

export interface Player {
  money: number
  influence: number
  location: Location | null
  desks: number
  queue: number
  retired: number
  in_play: number
  hiring: { cost: number; bonus: Bonus }[]
  tickets: Three
  lobby: Three
  gallery: Three
  collector_limit: number
  works: Hung[]
  walls: number
  sold: Hung[]
  commission: ArtistKey | null
  contracts: (Contract | null)[]
  contract_tickets: Bonus[]
  spaces: { bonus: Bonus; tile: Tile | null }[]
  third_tile: Tile | null
  bid: number
  easel: { work: Work; card: 'curator' | 'dealer'; value: number } | null
  curator: Card | null
  dealer: Card | null
  sheet: Sheet | null
}

export interface Step {
  key: string
  seat: number
  facts: number[]
}

export interface Ask {
  location: Location | null
  left: Location | null
  price: number | null
  influence: number[]
  artist: ArtistKey | null
  gain: number | null
  contract: ContractKey | null
  work: Work | null
  tile: Tile | null
  on: 'contract' | 'market' | null
  cell: CellKey | null
  ticket: Ticket | null
  refreshed: boolean | null
  prices: number[]
  executive: boolean
  /** Where a location or an action is chosen: the actions that are not to be had. */
  refused: { action: Action; rule: string; reason: string; needed: number | string; available: number | string }[]
}

export interface SoloLine {
  level: string
  what: string
  needed: number
  there: number
}

export interface Solo {
  lacerda: Location | null
  assistants: number
  lines: SoloLine[]
  level: string | null
  took_easel: boolean
}

export interface Numbers {
  values: number[]
  celebrity: number
  celebrity_money: number
  bonus_money: Three
  bonus_influence: Three
  bonus_fame: number
  bonus_fame_collector: number
  promotion_fame: number
  tiles: Record<Tile, [influence: number, money: number]>
  per_influence: number
  promoted_from: number
  famous_from: number
  walls: number
  desks: number
  tickets: number
  visitors: number
  ends_needed: number
}

export interface View {
  title: string
  seats: number
  seat: number | null
  decision: { key: string; seats: number[]; number: number } | null
  outcome: { scores: number[]; winners: number[]; reason: string } | null
  round: number
  phase: 'playing' | 'last_rounds' | 'last_turns'
  first: number
  turn: number
  executed: boolean
  scored: boolean
  endings: { no_tickets: boolean; celebrities: number; celebrities_wanted: number; no_visitors: boolean }
  numbers: Numbers
  track: Space[]
  players: Player[]
  locations: Place[]
  artists: Artist[]
  piles: Pile[]
  easels: { work: Work; value: number }[]
  promotion: Promotion[]
  office: Three
  discarded_tickets: Three
  plaza: Three
  bag: Three
  display: ContractKey[][]
  contracts_left: number
  market: Cell[]
  majorities: number[][]
  solo: Solo | null
  ask: Ask | null
  /** Questions and steps still to come, the next one last. */
  steps: Step[]
}

/** Something that happened, as far as the board looks at it. */
export type Happening = { event: string; seat?: number; location?: Location } & Record<string, unknown>

export interface Told {
  n: number
  event: Happening
}

export function formOf(name: string): Form {
  return name.split('-')[0] as Form
}

export function kindOf(ticket: Ticket): Kind {
  return KINDS[TICKETS.indexOf(ticket)]!
}

export function ticketOf(kind: Kind): Ticket {
  return TICKETS[KINDS.indexOf(kind)]!
}

export function locationOf(action: Action): Location {
  return LOCATIONS[Math.floor(ACTIONS.indexOf(action) / 2)]!
}

export function actionsOf(location: Location): [Action, Action] {
  const at = 2 * LOCATIONS.indexOf(location)
  return [ACTIONS[at]!, ACTIONS[at + 1]!]
}

export function total(three: Three): number {
  return KINDS.reduce((sum, kind) => sum + three[kind], 0)
}

/** Each of them by itself: two investors and a VIP are three. */
export function each(three: Three): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(three[kind]).fill(kind))
}

/** The name of a work's picture and of its label. */
export function pictureOf(work: Work): string {
  return `work-${work}`
}

/** The portrait of an artist tile, which is named form-colour-promotion: of each two the less promoted one is `a`. */
export function portraitOf(tile: string): string {
  const [form, colour, promotion] = tile.split('-')
  return ['artist', form, colour, Number(promotion) % 2 ? 'b' : 'a'].join('-')
}

/** Where the visitors in a seat's lobby stand. */
export function lobbyOf(seat: number | null): string {
  return ['lobby', seat].join('-')
}

/** A move as a record writes it: its tag, then the values of its fields. */
export function written(move: Move): string {
  return Object.values(move).flat().join(' ')
}
