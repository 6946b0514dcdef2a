/** Written by `make wire` from the wire types of the server: change them there. */

/** So many previews may be asked for at once. */
export const MOST_PREVIEWS = 24

/** Characters of a record that is sent here to be shown at most: ten times a long game with an owner's own box. */
export const LARGEST_FILE = 400000

export const MOST_STEPS = 120

export type Nickname = string

export type Line = string

export type Word = string

export type Language = 'en' | 'fr' | 'pl'

export type SeatKind = 'person' | 'bot' | 'open'

export type Status = 'open' | 'playing' | 'paused' | 'over' | 'ended'

/** What a standing order does above its amount: it passes, or the player is asked again. */
export type Then = 'pass' | 'ask'

export type Remarked = 'said' | 'hint'

export type MoveForm = Move

export type Said = Play | Back | GiveOrder | Done | Why | Advise | Foresee | AskHint | Earlier | Chat | Ping

export type Told = Hello | State | Changed | Pages | Answered | Advised | Previews | Hinted | Refused

/** A field of a move, event or view that holds a seat. Texts show the player's name for it. */
export type Seat = number

export type Company = 'people' | 'bots'

export type Token = string

/** What a browser's authenticator answers, in its JSON form. */
export type Credential = Record<string, unknown>

/** Whose eyes a game is seen with: a seat's number, `none` for a spectator, `all` for what every seat knew. */
export type Eyes = string

export type ReviewState = 'none' | 'not-offered' | 'working' | 'failed' | 'ready'

export type StepId = string

export type MoveText = string

/** The moves a learner made, by the step they were made at. A step that is not told goes as the lesson would. */
export type MovesMade = Record<StepId, MoveText>

/** One option of a title, in the visitor's language. */
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

/** A kind of bot, in the visitor's language. */
export interface BotInfo {
  key: string
  name: string
  /** How it plays, in a sentence. */
  says: string
}

/** A title on the shelf, in the visitor's language. */
export interface TitleInfo {
  key: string
  name: string
  summary: string
  designer: string
  year: number
  players: [number, number]
  minutes: [number, number]
  options: OptionInfo[]
  /** The bots that people choose from, weakest first. */
  bots: string[]
  /** Whether pictures of its works can be had. */
  has_board: boolean
  /** One of its works, to be shown beside its name; another one each day. Empty where there are no pictures. */
  work: string
  /** Whether anybody may speak at some of its questions, so that a countdown can end them. */
  has_auctions: boolean
  /** Whether it has a guide for a first game. */
  guide: boolean
  /** How many puzzles it has. */
  puzzles: number
}

/** The visitor: a guest with a nickname. */
export interface You {
  guest: string
  nickname: string
}

/** What stands at the door. */
export interface HouseInfo {
  version: string
  /** The build of the client this server serves; a client of another build reloads itself. */
  build: string
  languages: string[]
  titles: TitleInfo[]
  /** All that may sit at a table, those too that are no longer offered. */
  bots: BotInfo[]
  you: You | null
  /** An address that friends on the same network can open. */
  address: string
}

/** Come in under a nickname, or change it. */
export interface GuestRequest {
  nickname: Nickname
}

/** Who shall sit in a new table's seat: the visitor (`me`), somebody on the same device, a bot, or whoever comes. */
export interface SeatRequest {
  kind: 'me' | 'here' | 'bot' | 'open'
  bot?: Word | null
  /** Of somebody on the same device. */
  name?: Nickname | null
}

/** Open a table. */
export interface TableRequest {
  title: Word
  seats: SeatRequest[]
  options?: Record<string, string>
  /** Whether the lobby shows it. */
  public?: boolean
  /** Draw the seats at random when the game starts. */
  shuffle_seats?: boolean
  /** Seconds of the hammer countdown in open auctions; 0: none. */
  hammer?: number
  /** Seconds, at least 10, after which a seat whose player is gone is played by a bot until he returns; 0: never. */
  away?: number
  /** An owner's own components file; empty: the one the title comes with. */
  components?: string
  /** Seconds, at least 600, each person has in reserve at a relaxed table; 0: a live one. See `refill`. */
  reserve?: number
  /**
   * Seconds, at least 60, that come back whenever a person is asked anew, up to the reserve. A clock runs while its
   * person is asked; when it falls a bot answers, until somebody else is asked. `away` says nothing then.
   */
  refill?: number
  /** Whether those who play may ask the house what it would do. */
  hints?: boolean
}

/** Who sits where. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  /** A person's nickname, a bot's name; empty for an open seat. */
  name: string
  /** The bot that plays here; also while it stands in for a person. */
  bot: string | null
  connected: boolean
  /** A bot stands in for this person until he returns. */
  away: boolean
  you: boolean
  host: boolean
  /** At a relaxed table: when the clock of this seat will fall, in seconds since 1970, while it runs. */
  falls: number | null
  /** What the clock of this seat has left, in seconds, while it stands. */
  left: number | null
}

/** Why a table cannot be played here, and with what it could be. */
export interface StoredInfo {
  /** The version of its title's rules it was begun with. */
  rules: number
  /** The version this house plays; null if it has not the title. */
  plays: number | null
  /** That in a sentence. */
  text: string
}

/** Which step of which game a table goes on from; `imagined`: what was hidden then is made up. */
export interface Fork {
  table: string
  step: number
  eyes: string
  imagined: boolean
}

/** A table as its visitors see it. */
export interface TableInfo {
  id: string
  title: string
  title_name: string
  status: Status
  options: Record<string, string>
  /** Whether it is played with an owner's own components file. */
  own_components: boolean
  /** The options in words: name and value. */
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
  /** The seats on this device, where it goes from hand to hand; `your_seat` is the one that looks. */
  shared: number[]
  /** Set if the table cannot be played here: it can be looked at as far as it was stored. */
  stored: StoredInfo | null
  /** The evening whose deal is played here and at other tables. */
  evening: string | null
  /** Whether the deal may still be played elsewhere: only those who sit here see the game, and there is no record. */
  sealed: boolean
  fork: Fork | null
  /** Seconds each person has in reserve; 0: a live table. */
  reserve: number
  /** Seconds that come back whenever a person is asked anew. */
  refill: number
  /** Whether those who play may ask the house what it would do. */
  hints: boolean
}

/** The tables one can join, watch or come back to. */
export interface Lobby {
  open: TableInfo[]
  playing: TableInfo[]
  /** Those where the game waits for you come first. */
  yours: TableInfo[]
  /** The tables of yours where the game waits for you, by id: since when, in seconds since 1970. */
  turns: Record<string, number>
  /** Those of them where your clock runs: when it falls. */
  falls: Record<string, number>
  /** What the house's clock says. */
  now: number
}

/** Sit down: on that seat, or on any open one. */
export interface TakeSeat {
  seat?: number | null
}

export interface SeatNumber {
  seat: number
}

/** Who shall play in a seat that nobody took: that bot, or whoever comes. */
export interface SeatBot {
  seat: number
  bot: Word | null
}

/** Bring a seat to this device with its personal link. */
export interface ClaimRequest {
  key: string
}

/** The links of a table. */
export interface Links {
  invite: string
  /** Moves your seat to another device; anyone who has it can play for you. */
  personal: string | null
  /** The same as a picture for the other device's camera, an SVG in a data address. */
  personal_qr: string | null
}

/** A chapter of a title's rules, as the client shows them. */
export interface RulesChapter {
  title: string
  text: string
  /** The ids of the rules it tells: a refusal cites one of them. */
  rules: string[]
}

/** What went wrong, for a person. */
export interface Problem {
  code: string
  detail: string
}

/** A move, in its JSON form, as an answer to decision `number`. `id` comes back with the answer. */
export type Play = {
  type: 'play'
  id: number
  move: MoveForm
  number: number
}

/** Take back one's own last moves. */
export type Back = {
  type: 'back'
  id: number
  moves?: number
}

/** Let the table answer this question for the seat; `up_to` null takes the order back. */
export type GiveOrder = {
  type: 'order'
  id: number
  key: Word
  up_to: number | null
  then?: Then
}

/** Let the others be asked: nothing will be taken back. */
export type Done = {
  type: 'done'
  id: number
}

/** Why is this move not allowed? */
export type Why = {
  type: 'why'
  id: number
  move: MoveForm
}

/** What does the house advise this seat? A title says what its advice is; most have none. */
export type Advise = {
  type: 'advise'
  id: number
}

/** What would these moves do, each as an answer to decision `number`? */
export type Foresee = {
  type: 'preview'
  id: number
  number: number
  moves: MoveForm[]
}

/** What would the house do in this seat's place at decision `number`, and why? The others are told who asked. */
export type AskHint = {
  type: 'hint'
  id: number
  number: number
}

/** What stands in the log, or in the chat, before line `before`? */
export type Earlier = {
  type: 'earlier'
  id: number
  of: 'events' | 'chat'
  before: number
}

export type Chat = {
  type: 'chat'
  text: Line
}

/** Are you there? */
export type Ping = {
  type: 'ping'
  id: number
}

/** The first message. A client of another `build` reloads itself. */
export type Hello = {
  type: 'hello'
  build: string
  /** What the house's clock says, in seconds since 1970. */
  now: number
}

/** Something that happened: its number for this audience, the event itself, and a sentence. */
export interface EventLine {
  n: number
  event: GameEvent
  text: string
  at: number
  /** Who did it in the player's place: the clock, or the bot that stood in; empty: the player. */
  by: '' | 'clock' | 'bot'
}

export interface ChatLine {
  n: number
  name: string
  seat: number | null
  text: string
  at: number
  /** `hint`: nobody wrote it, the house tells that this person asked for one. */
  kind: Remarked
}

/** One of the choices: the move to send, and its label. */
export interface MoveChoice {
  move: Move
  text: string
  /** The works it is about, if any, so that their pictures can be shown. */
  works: string[]
}

/** An amount from low to high: send `move` with `field` set to it. */
export interface AmountChoice {
  move: Move
  field: string
  low: number
  high: number
  /** An amount above this asks once more before it is sent. */
  confirm_above: number
}

/** Some of a list (or all of it in an order): send `move` with `field` set to the list of chosen values. */
export interface SeveralChoice {
  move: Move
  field: string
  items: [unknown, string][]
  least: number
  most: number
  ordered: boolean
}

/**
 * Answers of one kind, of which there are more than anybody would read in a list: a board offers them.
 *
 * Each of the `rows` has a value for each of the `fields`; no sentence says what it does.
 */
export interface Unspoken {
  move: string
  fields: string[]
  rows: unknown[][]
}

/** What is asked of this seat, in its player's words, with all it can answer. */
export interface Choices {
  number: number
  key: string
  kind: Kind
  mode: Mode
  prompt: string
  /** False: the seat may speak, but nobody waits for it. */
  awaited: boolean
  /** Whether an answer can no longer be taken back: what shows a work then asks once more. */
  final: boolean
  /** Whether the table can be told to answer from here on: up to an amount, or always no. */
  may_order: boolean
  options: MoveChoice[]
  /** Further answers, for a client with a board of its own for the title; others have them among the options. */
  unspoken: Unspoken[]
  amount: AmountChoice | null
  several: SeveralChoice | null
}

/** A countdown: `left` seconds at the time of sending, of `of`. */
export interface Clock {
  kind: 'hammer'
  left: number
  of: number
}

/** An order of this seat that stands: only its own player sees it. */
export interface OrderInfo {
  key: string
  up_to: number
  then: Then
}

/** All that stands on this visitor's screen: the first message, and whenever he gets another seat. */
export type State = {
  type: 'state'
  table: TableInfo
  /** The title's view for this seat or spectator; null before the game starts. */
  view: View | null
  /** The view as plain tables; null for a client that said it has a board of its own for this title. */
  board: Board | null
  /** Whom the game waits for, in words. */
  waiting: string
  choices: Choices | null
  orders: OrderInfo[]
  undoable: number
  /** The seat that may still take back: nobody else is asked until it says done. */
  held_by: number | null
  clock: Clock | null
  /** The events this visitor has not seen yet, by their numbers; of many the last ones (see `Earlier`). */
  events: EventLine[]
  /** The chat lines this visitor has not seen yet, of many the last ones. */
  chat: ChatLine[]
  /** What every text of the title may say: the options, and the numbers of the box that is played. */
  facts: Record<string, number | string>
}

/** What is new on this visitor's screen since the last message, and what happened. */
export type Changed = {
  type: 'change'
  /** A path in the `State` and the value that stands there now; a place at the end of a list makes it longer. */
  changes: [(string | number)[], unknown][]
  clock: Clock | null
  events: EventLine[]
  chat: ChatLine[]
}

/** The lines before the one asked about with that id: all of them if the first is number 1. */
export type Pages = {
  type: 'pages'
  id: number
  events: EventLine[]
  chat: ChatLine[]
}

/** The message with that id was carried out (or, for `why`, nothing forbids the move). */
export type Answered = {
  type: 'answered'
  id: number
}

/** The advice that was asked for with that id, in the title's own form; null, if there is none. */
export type Advised = {
  type: 'advised'
  id: number
  advice: unknown
}

/** Something that is certain to happen: the event itself, and a sentence. */
export interface Foretold {
  event: GameEvent
  text: string
}

/** What a move would do, worked out from the seat's view; see `vernissage.core.preview`. */
export interface PreviewInfo {
  /** What is certain to change in the view, by path. */
  changes: Change[]
  /** Paths that depend on what is hidden or on chance; with `chance` there may be others. */
  uncertain: string[]
  /** What is certain to happen, up to where chance or the hidden comes in. */
  events: Foretold[]
  /** The key of the question this seat is asked next, if it is asked again at once. */
  next: string | null
  /** That question in words. */
  next_text: string
  ends: boolean
  chance: boolean
  /** Why the move is not allowed; empty, if it is. */
  refused: string
}

/** What the moves asked about with that id would do, in their order. */
export type Previews = {
  type: 'previews'
  id: number
  previews: PreviewInfo[]
}

/** A move the house weighed: the share of a win it can expect, from 0 to 1, and the bounds of that, 95 %. */
export interface WeighedInfo {
  move: Move
  text: string
  share: number
  low: number
  high: number
}

/** What the house would do in a seat's place, from what that seat may know. */
export interface HintInfo {
  /** The proposed move first, then a few others. */
  weighed: WeighedInfo[]
  /** Why it is proposed, in words and numbers. */
  reasons: string[]
}

/** The hint that was asked for with that id. */
export type Hinted = {
  type: 'hinted'
  id: number
  hint: HintInfo
}

/** The message with that id was refused: the rule, a sentence in the player's language. */
export type Refused = {
  type: 'refused'
  id: number | null
  code: string
  rule: string
  text: string
}

/** The base of a title's moves. Fields are whole numbers, words without blanks, or one tuple of them, last. */
export interface Move {
  move: string
  [field: string]: unknown
}

/** The base of a title's events. `audience` is null for everyone, else the seats that may know it. */
export interface GameEvent {
  event: string
  audience: number[] | null
  [field: string]: unknown
}

/** A seat took back the last of its moves that the others had heard of. */
export type TakenBackEvent = {
  event: 'taken_back'
  audience: number[] | null
  seat: Seat
  moves: number
}

/** The shape of an answer, and so the widget, the keyboard form and the wire form it gets. */
export type Kind = 'option' | 'amount' | 'place' | 'several' | 'order' | 'layout' | 'confirm'

/** Who may answer: one seat; several in hidden slots; several aloud, where an answer may reopen the others. */
export type Mode = 'turn' | 'sealed' | 'floor'

/** The base of a title's views. A title adds, field by field, what its rules let a seat know. */
export interface View {
  title: string
  seats: number
  /** Whose view this is; null for a spectator. */
  seat: Seat | null
  options: Record<string, string | boolean>
  /** The owner's own components file, if the game is played with one: it lies open on the table. */
  own_components: string
  commitment: string
  /** null when the game is over. */
  decision: Decision | null
  /** The picks of one's own move that is not yet whole, as codes in words; only the quick door stops there. */
  picked: string[]
  outcome: Outcome | null
}

/** A pending question, as everybody may see it: who is asked what. The answers themselves are a seat's own. */
export interface Decision {
  key: string
  kind: string
  mode: string
  /** The seats the game waits for. */
  seats: Seat[]
  /** Seats that may speak too: change a sealed answer, raise after all. */
  optional: Seat[]
  /** Send it back with the answer: an answer to an older number is stale. */
  number: number
}

/** Scores by seat, the winners (several share a win; none, if the game itself wins), and the reason it ended. */
export interface Outcome {
  scores: number[]
  winners: Seat[]
  reason: string
}

/** A heading, column names and rows of short texts. */
export interface Table {
  heading: string
  columns: string[]
  rows: string[][]
  /** What the heading, a column or a line means, by its words there: the text `field-<name>-help`, if there is one. */
  help: Record<string, string>
}

/** What stands on the table: the state in one line, and tables in the order they should be read. */
export interface Board {
  headline: string
  tables: Table[]
}

/**
 * One place of the view that the answer changes: its path, `players[0].cash`, and what stands there, as in JSON.
 *
 * A list that gains or loses items is one place, and so is what was or becomes null.
 */
export interface Change {
  path: string
  before: unknown
  after: unknown
}

/** Come into a house that asks for a password. */
export interface PasswordRequest {
  password: string
}

/** Sit down at the host's desk. */
export interface KeyRequest {
  key: string
}

/** Whether others shall hear what a guest writes. */
export interface MuteRequest {
  guest: string
  muted: boolean
}

/** A table as the host sees it in a list. */
export interface HostTable {
  id: string
  title: string
  title_name: string
  status: Status
  people: string[]
  bots: number
  moves: number
  created: number
  /** Seconds since 1970. */
  changed: number
  public: boolean
  sockets: number
  /** Why it cannot be played here, `no-title`, `other-rules` or `cannot-follow`; empty: it can. */
  set_aside: string
  /** When it will be deleted by itself, in seconds since 1970; null: never. */
  goes: number | null
}

/** A line of a guest book. */
export interface HostChatLine {
  n: number
  guest: string
  name: string
  /** Empty: it was taken out. */
  text: string
  at: number
  muted: boolean
}

/** A guest whom others do not hear. */
export interface MutedGuest {
  guest: string
  nickname: string
}

/** Somebody with a member card, as the host sees it. */
export interface HostMember {
  /** The address of the profile: /people/<page>. */
  page: string
  name: string
  /** Seconds since 1970. */
  since: number
  /** Whether others find the profile nowhere. */
  hidden: boolean
  /** With a result that counts. */
  games: number
}

/** The whole house at a glance. */
export interface HostDesk {
  version: string
  /** When this process opened the house, in seconds since 1970. */
  opened: number
  /** `sqlite` or `postgresql`. */
  database: string
  bytes: number
  sockets: number
  guests: number
  /** Tables by status. */
  counts: Record<string, number>
  /** 0: finished tables stay for ever. */
  keep_days: number
  /** Whether the house asks for a password. */
  closed: boolean
  /** Why nobody should be sent here now; empty: all is well. */
  trouble: string
  muted: MutedGuest[]
  member_count: number
  /** The newest first, so many at most. */
  members: HostMember[]
  /** The last changed first, so many at most. */
  tables: HostTable[]
}

/** One passkey of a card. */
export interface PasskeyInfo {
  id: string
  name: string
  since: number
  used: number | null
}

/** A member card, as its owner sees it. */
export interface Card {
  /** The profile's address: /people/<page>. */
  page: string
  since: number
  /** Whether others cannot see the profile. */
  hidden: boolean
  /** When the recovery code was made; null: there is none. */
  code_since: number | null
  passkeys: PasskeyInfo[]
}

/** Who the visitor is, and the card, if there is one. */
export interface Membership {
  you: You | null
  card: Card | null
  /** Whether browsers offer passkeys for this house under this address. */
  passkeys: boolean
}

/** A recovery code: it is told this once. */
export interface NewCode {
  code: string
  membership: Membership
}

/** What a browser needs to make or use a passkey; the token comes back with its answer. */
export interface Ceremony {
  token: string
  options: Record<string, unknown>
}

/** A passkey the browser made. */
export interface NewPasskey {
  token: Token
  credential: Credential
  name: string
}

/** A passkey the browser used. */
export interface UsedPasskey {
  token: Token
  credential: Credential
}

/** Sign in with a card: by its recovery code, a passkey, or the pass of a first answer. */
export interface EnterRequest {
  code?: string
  passkey?: UsedPasskey | null
  token?: string
  /** What becomes of games that a guest without a card has on this device. */
  games?: 'ask' | 'join' | 'apart'
}

/** Signed in; or, if `you` is null, first to be asked what becomes of the games here. */
export interface Entered {
  you: You | null
  token: string
  /** So many games are here. */
  tables: number
  running: number
}

/** Leave this device, or end the sessions on all others. */
export interface SignOut {
  everywhere: boolean
  /** This browser, if it can be told in: it stays so, or is the only one that does not. */
  device?: string
}

export interface HideRequest {
  hidden: boolean
}

/** Delete everything about the visitor; the nickname is typed once more. */
export interface DeleteRequest {
  nickname: Nickname
}

/** How strong somebody is at a title, in a company. */
export interface Rated {
  company: Company
  strength: number
  games: number
}

/** An artist, or a genre, and how many works were taken. */
export interface Favourite {
  name: string
  count: number
}

/** What somebody did at a title. */
export interface TitleResults {
  title: string
  title_name: string
  games: number
  won: number
  /** The highest score. */
  best: number
  ratings: Rated[]
  favourites: Favourite[]
}

export interface PlayedSeat {
  name: string
  bot: string | null
  /** The person whose profile it is. */
  you: boolean
  score: number
  rank: number
}

/** One game of the history. */
export interface Played {
  table: string
  title_name: string
  ended: number
  evening: string | null
  /** Whether its table is still there to be replayed. */
  kept: boolean
  rank: number
  won: boolean
  seats: PlayedSeat[]
}

/** A person of the house. */
export interface Profile {
  name: string
  /** Empty for a guest without a card: nobody else finds the page. */
  page: string
  since: number
  yours: boolean
  hidden: boolean
  titles: TitleResults[]
  /** The last games, the newest first. */
  history: Played[]
  /** So many older ones are not told. */
  more: number
}

/** A seat of a table whose player has a profile. */
export interface SeatPage {
  seat: number
  /** The address of the profile: /people/<page>. */
  page: string
}

/** A member in the list of the house. */
export interface MemberLine {
  page: string
  name: string
  games: number
  won: number
}

/** A value of one round: what was paid on average, or how many there were. */
export interface Quoted {
  round: number
  value: number
  /** Over so many works. */
  count: number
}

/** An artist, or a genre, over the rounds of a game. */
export interface Curve {
  /** What the title calls it; the same in all its plots. */
  item: string
  name: string
  count: number
  points: Quoted[]
}

/** One picture of the art market. */
export interface Plot {
  heading: string
  /** Whether the values are works, of all games together, and not amounts. */
  counts: boolean
  curves: Curve[]
}

export interface TitleMarket {
  title: string
  title_name: string
  games: number
  plots: Plot[]
}

/** One deal at several tables. `me` is a seat of the first one; the others are open or a bot's at all of them. */
export interface EveningRequest {
  title: Word
  seats: SeatRequest[]
  tables: number
  options?: Record<string, string>
  public?: boolean
  hammer?: number
  away?: number
}

/** How a seat came out at one table of the deal, beside the same seat at the others. */
export interface EveningScore {
  seat: number
  name: string
  bot: string | null
  score: number
  /** At its own table. */
  rank: number
  /** Among those who played the same seat. */
  place: number
}

/** One table of the deal; the scores once the evening is over. */
export interface EveningTable {
  /** null: it was deleted. */
  table: TableInfo | null
  scores: EveningScore[]
}

/** One deal at several tables. */
export interface Evening {
  id: string
  title: string
  title_name: string
  option_names: [string, string][]
  created: number
  you_host: boolean
  /** Whether the last table is over: until then nobody sees more of a table than those who sit there. */
  over: boolean
  commitment: string
  tables: EveningTable[]
}

/** All that the commitment of a game was made of, so that anyone can make it again. Told once the game is over. */
export interface Deal {
  commitment: string
  title: string
  rules: number
  components: string
  seats: number
  /** In the order of their names. */
  options: [string, string | boolean][]
  seed: string
  /** The name of the record as it is downloaded here; empty where it came from a file. */
  file: string
}

/**
 * A game to walk through: what it is, how many steps it has for these eyes, and where its rounds and turns begin.
 *
 * Step 0 is the set-up. A step is whatever changed something these eyes could see; what a seat kept to itself is none
 * for others. Of each step, in order: how many lines of the log were told by then, its entry in the record (only once
 * the game is over), the round, whose turn it was, and what each seat would have scored as far as these eyes knew.
 */
export interface Replay {
  table: TableInfo
  eyes: Eyes
  may_see: Eyes[]
  over: boolean
  /** How many steps a page has. */
  page: number
  heard: number[]
  entries: number[]
  rounds: (number | null)[]
  turns: (number | null)[]
  scores: (number | null)[][]
  deal: Deal | null
  pages: number
}

/** What a seat alone knew, as plain tables in words. */
export interface Secret {
  seat: number
  tables: Table[]
}

/** What stands on the screen at a step. */
export interface Shown {
  state: State
  /** Only for the eyes of all. */
  secrets: Secret[]
}

/** What is new at a step: changes of what was shown before, and what happened. */
export interface ReplayStep {
  changes: [(string | number)[], unknown][]
  events: EventLine[]
}

/** Some steps in order: the first as a whole, each other by what is new in it. */
export interface ReplayPage {
  first: number
  shown: Shown
  /** The first one has no changes. */
  steps: ReplayStep[]
}

/** A record from a file, to be shown; nothing of it is kept. */
export interface RecordRequest {
  text: string
  eyes?: Eyes
  /** The titles that have a board of their own in this client. */
  boards?: Word[]
}

/** Another table that goes on from a step of a replay, against bots. */
export interface ForkRequest {
  step: number
  /** The eyes whose steps are counted. */
  eyes: Eyes
  /** Where the visitor sits at the new table. */
  seat: number
  /** Who plays the others; unless told, the strongest bot that answers at once. */
  bot?: Word | null
}

/** The part of a win that a seat could expect, from 0 to 1, and the bounds of that, 95 %. */
export interface ShareInfo {
  share: number
  low: number
  high: number
}

/** How the seats stood after an entry of the record; 0: at the start. */
export interface PointInfo {
  entry: number
  shares: ShareInfo[]
}

/** A decision that cost its person something, by what was known at that seat. */
export interface MomentInfo {
  /** The entry of the record that is the answer: the decision stood before it. */
  entry: number
  seat: number
  played: WeighedInfo
  /** What the house would have done. */
  best: WeighedInfo
  /** The part of a win it cost. */
  cost: number
  low: number
  high: number
  /** Why the house would have done so. */
  reasons: string[]
}

/** What the title itself says, looking back at an entry. */
export interface AfterthoughtInfo {
  entry: number
  text: string
}

/** A whole review. */
export interface ReviewInfo {
  points: PointInfo[]
  moments: MomentInfo[]
  afterthoughts: AfterthoughtInfo[]
  judged: number
  /** Decisions in which there was nothing to choose. */
  forced: number
  seconds: number
}

/** How far the review of a game is. */
export interface ReviewStatus {
  state: ReviewState
  /** The part of it that is done, while it is worked on. */
  done: number
  /** Whether this visitor may have it made. */
  may_begin: boolean
  review: ReviewInfo | null
}

/** One step in the learner's language. */
export interface GuideStep {
  id: string
  text: string
  /** What is pointed at, the first thing first: a place of the view, a part of the screen, a thing of the board. */
  points: string[]
  /** Whether a move is waited for; if not, one reads on. */
  wants: boolean
}

/** A guide in the learner's language. */
export interface Guide {
  title: string
  /** The title's name. */
  name: string
  heading: string
  steps: GuideStep[]
}

/** A puzzle in the list of its title. */
export interface PuzzleInfo {
  key: string
  heading: string
  /** How hard it is, from 1 to 3. */
  level: number
}

/** How does the table stand when this step begins? */
export interface StepRequest {
  step: StepId
  played?: MovesMade
  /** Whether the client needs the view as plain tables. */
  board?: boolean
}

/** A learner's move at a step; without one, the move the guide itself would make. */
export interface AnswerRequest {
  step: StepId
  played?: MovesMade
  move?: MoveForm | null
}

/** What is said to a learner's move. One that is wanted is made: it goes on with it among the moves played. */
export interface GuideAnswer {
  /** The move as a text, if it is the one that is wanted; else empty. */
  played: string
  /** Else a sentence, with its rule. */
  said: string
  /** Whether the rules forbid the move: it is not just another one. */
  forbidden: boolean
}

/** What would these moves do at this step? */
export interface ForeseeRequest {
  step: StepId
  moves: MoveForm[]
  played?: MovesMade
}

/** What the house advises a learner, in the title's own form; null if it has none. */
export interface Advice {
  advice: unknown
}

/** A browser in which somebody is told. */
export interface Device {
  /** The first 32 digits of the SHA-256 of its endpoint, so that a browser knows which one it is itself. */
  id: string
  name: string
  language: string
  since: number
}

/** How this house tells the visitor that it is his turn when he is not looking. */
export interface Telling {
  /** Whether it sends e-mail at all. */
  mail: boolean
  /** Whether the visitor has a member card, which an address needs. */
  member: boolean
  /** The address he is told at. */
  email: string | null
  /** An address that is not confirmed yet: nothing is told there. */
  wanted: string | null
  /** Whether the house also tells its host's own webhook. */
  webhook: boolean
  /** The key a browser knows the house by, to be told there; null where the host has turned that off. */
  push: string | null
  /** The browsers in which he is told. */
  devices: Device[]
}

/** Tell me at this address: a letter goes there to confirm it. */
export interface MailRequest {
  email: string
  language?: Language
}

/** What stood in the link of a letter. */
export interface LetterRequest {
  token: string
}

/** Tell me in this browser: what its push service gave it, bytes as base64url. */
export interface DeviceRequest {
  endpoint: string
  p256dh: string
  auth: string
  name: string
  language?: Language
}

/** What a browser is sent while no page is open, and shows. */
export interface Pushed {
  heading: string
  text: string
  table: string
  language: string
}
