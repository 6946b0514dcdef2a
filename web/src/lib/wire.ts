/** What goes over the wire: the same types as src/vernissage/server/wire.py, in the same order. */

export type Language = 'en' | 'fr' | 'pl'
export type Status = 'open' | 'playing' | 'paused' | 'over' | 'ended'

// The house

export interface OptionInfo {
  key: string
  name: string
  help: string
  /** Value and name of each choice; a switch has `on` and `off`. */
  choices: [string, string][]
  default: string
  /** The player counts it can be switched on for; none: all. */
  players: number[]
}

export interface TitleInfo {
  key: string
  name: string
  summary: string
  designer: string
  year: number
  players: [number, number]
  minutes: [number, number]
  options: OptionInfo[]
  /** The bots that play it, weakest first. */
  bots: string[]
  has_board: boolean
}

export interface You {
  guest: string
  nickname: string
}

export interface House {
  version: string
  build: string
  languages: string[]
  titles: TitleInfo[]
  you: You | null
  address: string
}

// Tables

export interface SeatRequest {
  kind: 'me' | 'bot' | 'open'
  bot?: string | null
}

export interface TableRequest {
  title: string
  seats: SeatRequest[]
  options?: Record<string, string>
  public?: boolean
  shuffle_seats?: boolean
  hammer?: number
  away?: number
  components?: string
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot' | 'open'
  /** A person's nickname, a bot's name; empty for an open seat. */
  name: string
  /** The bot that plays here; also while it stands in for a person. */
  bot: string | null
  connected: boolean
  /** A bot stands in for this person until he returns. */
  away: boolean
  you: boolean
  host: boolean
}

export interface TableInfo {
  id: string
  title: string
  title_name: string
  status: Status
  options: Record<string, string>
  /** The options in words: name and value. */
  own_components: boolean
  option_names: [string, string][]
  seats: SeatInfo[]
  spectators: number
  public: boolean
  hammer: number
  away: number
  commitment: string
  /** Only once the game is over. */
  seed: string
  created: number
  you_host: boolean
  your_seat: number | null
  /** The table the players went on to. */
  rematch: string | null
  winners: number[]
}

export interface Lobby {
  open: TableInfo[]
  playing: TableInfo[]
  yours: TableInfo[]
}

export interface Links {
  invite: string
  personal: string | null
}

export interface Problem {
  code: string
  detail: string
}

export interface RulesChapter {
  title: string
  text: string
}

export interface WorkInfo {
  title: string
  year: number | string
  medium: string
}

// The live connection: what we say

/** What a standing order does above its amount: it passes, or the player is asked again. */
export type Then = 'pass' | 'ask'

/** A move in its JSON form: its tag under `move`, and its fields. */
export type Move = { move: string } & Record<string, unknown>

export type Said =
  | { type: 'play'; id: number; move: Move; number: number }
  | { type: 'back'; id: number; moves: number }
  /** Let the table answer this question for the seat; `up_to` null takes the order back. */
  | { type: 'order'; id: number; key: string; up_to: number | null; then: Then }
  | { type: 'done'; id: number }
  | { type: 'why'; id: number; move: Move }
  | { type: 'advise'; id: number }
  | { type: 'chat'; text: string }
  | { type: 'ping'; id: number }

// The live connection: what we are told

export interface Hello {
  type: 'hello'
  build: string
}

/** A title's event in its JSON form: its tag under `event`, and its fields. */
export type GameEvent = { event: string } & Record<string, unknown>

export interface EventLine {
  n: number
  event: GameEvent
  text: string
  at: number
  /** The clock did it, not the player. */
  clock: boolean
}

export interface ChatLine {
  n: number
  name: string
  seat: number | null
  text: string
  at: number
}

export interface MoveChoice {
  move: Move
  text: string
  /** The works it is about, so that their pictures can be shown. */
  works: string[]
}

export interface AmountChoice {
  move: Move
  field: string
  low: number
  high: number
  /** An amount above this asks once more before it is sent. */
  confirm_above: number
}

export interface SeveralChoice {
  move: Move
  field: string
  items: [unknown, string][]
  least: number
  most: number
  ordered: boolean
}

export type Kind = 'option' | 'amount' | 'place' | 'several' | 'order' | 'layout' | 'confirm'
export type Mode = 'turn' | 'sealed' | 'floor'

export interface Choices {
  number: number
  key: string
  kind: Kind
  mode: Mode
  prompt: string
  /** False: the seat may speak, but nobody waits for it. */
  awaited: boolean
  final: boolean
  /** Whether the table can be told to answer from here on: up to an amount, or always no. */
  may_order: boolean
  options: MoveChoice[]
  amount: AmountChoice | null
  several: SeveralChoice | null
}

export interface Clock {
  kind: 'hammer'
  left: number
  of: number
}

export interface Outcome {
  scores: number[]
  winners: number[]
  reason: string
}

export interface Decision {
  key: string
  kind: Kind
  mode: Mode
  /** The seats the game waits for. */
  seats: number[]
  optional: number[]
  number: number
}

/** What every title's view has. A title's board casts it to its own. */
export interface View {
  title: string
  seats: number
  seat: number | null
  options: Record<string, string | boolean>
  commitment: string
  decision: Decision | null
  outcome: Outcome | null
}

export interface BoardTable {
  heading: string
  columns: string[]
  rows: string[][]
}

export interface Board {
  headline: string
  tables: BoardTable[]
}

/** An order of this seat that stands: only its own player sees it. */
export interface Standing {
  key: string
  up_to: number
  then: Then
}

export interface State {
  type: 'state'
  table: TableInfo
  view: View | null
  board: Board | null
  /** Whom the game waits for, in words. */
  waiting: string
  choices: Choices | null
  orders: Standing[]
  undoable: number
  /** The seat that may still take back: nobody else is asked until it says done. */
  held_by: number | null
  clock: Clock | null
  events: EventLine[]
  chat: ChatLine[]
}

export interface Answered {
  type: 'answered'
  id: number
}

export interface Advised {
  type: 'advised'
  id: number
  /** In the title's own form; null, if there is none. */
  advice: unknown
}

export interface Refused {
  type: 'refused'
  id: number | null
  code: string
  rule: string
  text: string
}

export type Told = Hello | State | Answered | Advised | Refused
