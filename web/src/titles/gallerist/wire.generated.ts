/** Written by `make wire` from the package vernissage.games.gallerist: change it there. */

import type { Seat, TakenBackEvent, View } from '../../lib/wire.generated'

export const PHASES = ['playing', 'last_rounds', 'last_turns'] as const

export const PIECES = ['gallerist', 'assistant'] as const

export const HOLDERS = ['contract', 'market'] as const

/** The forms of art, in the order of the market's rows. */
export const FORMS = ['digital', 'photography', 'sculpture', 'painting'] as const

export const COLOURS = ['blue', 'red'] as const

export const VISITORS = ['investor', 'vip', 'collector'] as const

/** The tickets of the three visitors, by the same numbers. */
export const TICKETS = ['brown', 'pink', 'white'] as const

export const LOCATIONS = ['sales_office', 'artists_colony', 'media_centre', 'international_market'] as const

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

/** The location actions, two for each location in the order of `LOCATIONS`. */
export const ACTIONS = ['sign', 'sell', 'discover', 'buy', 'hire', 'promote', 'reputation', 'bid'] as const

export const CARDS = ['curator', 'dealer'] as const

/** How a contract lies: not yet used for a sale, or turned over with one of its two bonuses on top. */
export const FACES = ['front', 'money', 'influence'] as const

export type Phase = (typeof PHASES)[number]

export type Form = (typeof FORMS)[number]

export type Colour = (typeof COLOURS)[number]

export type Artist = string

export type Work = string

export type Contract = string

export type Tile = string

export type Location = (typeof LOCATIONS)[number]

export type Visitor = (typeof VISITORS)[number]

export type Ticket = (typeof TICKETS)[number]

export type Bonus = (typeof BONUSES)[number]

export type Action = (typeof ACTIONS)[number]

export type Piece = (typeof PIECES)[number]

export type Curator = string

export type Dealer = string

/** What kind of card it is. */
export type Kind = (typeof CARDS)[number]

export type Source = string

export type Cell = string

/** Where an assistant is put, by its name: a space of the market, or a contract space. */
export type Place = string

/** Where an assistant comes from. */
export type Origin = string

/** Where a visitor stands: plaza, gallery, or the lobby of a seat: lobby-0 and so on. */
export type Spot = string

/** What an assistant is put on. */
export type Holder = (typeof HOLDERS)[number]

export type Face = (typeof FACES)[number]

/** One thing a level of the solo game wants, and how much of it is there. */
export interface SoloLineView {
  level: string
  what: string
  needed: number
  there: number
}

/** The solo game. */
export interface SoloView {
  /** The location Lacerda goes on from. */
  lacerda: Location | null
  /** His assistants beside the board. */
  assistants: number
  /** For the player; a spectator is shown them when the game is over. */
  lines: SoloLineView[]
  /** The level that was reached, when the game is over. */
  level: string | null
  /** Whether Lacerda has the work of the easel. */
  took_easel: boolean
}

/** The three reasons to end the game, two of which are wanted; solo the first alone. */
export interface EndingsView {
  no_tickets: boolean
  celebrities: number
  celebrities_wanted: number
  enough_celebrities: boolean
  no_visitors: boolean
  /** How many of those that count are there, */
  met: number
  /** and how many are wanted. */
  wanted: number
}

/** What one seat may know. */
export interface GalleristView extends View {
  round: number
  /** `playing`; `last_rounds`: this round is finished, then one more; `last_turns`. */
  phase: Phase
  first: Seat
  /** Whose turn it is; a kicked-out action of another seat is part of it. */
  turn: Seat
  /** Whether this turn's executive action is used. */
  executed: boolean
  /** Whether the intermediate scoring has been. */
  scored: boolean
  /** Whether tickets, fame or the bag changed this round. */
  stirred: boolean
  /** Rounds in a row without such a change. */
  quiet: number
  endings: EndingsView
  numbers: NumbersView
  track: TrackView[]
  players: SeatView[]
  locations: LocationView[]
  artists: ArtistView[]
  piles: PileView[]
  easels: EaselView[]
  /** The works that were set aside and are in nobody's reach. */
  put_away: Work[]
  promotion: PromotionView[]
  /** Tickets in the box office. */
  office: Tickets
  discarded_tickets: Tickets
  plaza: VisitorsView
  bag: VisitorsView
  /** The contracts on the four spaces, the last on top. */
  display: Contract[][]
  contracts_left: number
  discarded_contracts: Contract[]
  market: CellView[]
  /** By column: first, second, third. */
  majorities: number[][]
  tiles_away: Tile[]
  bank: number
  solo: SoloView | null
  ask: AskView | null
  steps: StepView[]
}

/** A space of the influence track. */
export interface TrackView {
  /** What it pays at the end. */
  value: number
  /** Whether it has a money icon: a step back to it pays 1. */
  money: boolean
  /** Whether it has a star: a step back to it adds 1 fame, or pays a kicked-out location action. */
  star: boolean
}

/** A gallerist or an assistant on a location. */
export interface PieceView {
  /** The seat; null for Lacerda. */
  owner: Seat | null
  kind: Piece
}

export interface LocationView {
  key: Location
  piece: PieceView | null
  /** The piece that waits beside it for its kicked-out action. */
  kicked_out: PieceView | null
  /** The reputation tile for whoever starts here. */
  tile: Tile | null
  /** What can be done here. */
  actions: Action[]
}

/** One of the eight artists. */
export interface ArtistView {
  key: Artist
  /** The artist tile, which says more about the looks: form-colour-promotion. */
  tile: string
  form: Form
  colour: Colour
  discovered: boolean
  initial_fame: number
  fame: number | null
  promotion: number
  /** The star level, 0 to 6; by the initial fame while undiscovered. */
  stars: number
  /** What a work of this artist sells for. */
  value: number
  celebrity: boolean
  /** Signatures left beside the artist. */
  signatures: number
  /** For whoever discovers it. */
  bonus: Bonus | null
  /** The number of that bonus tile. */
  bonus_tile: number | null
  collector: boolean
  /** The fame each star level begins with, from the first. */
  levels: number[]
}

/** The works of a form: the one on top, and how many are below. */
export interface PileView {
  form: Form
  work: Work | null
  fame: number
  /** The tickets of the top work: brown, any, brown/white. */
  tickets: string[]
  visitors: VisitorsView
  below: number
}

/** The promotion tokens of a level; its cost in influence is the level. */
export interface PromotionView {
  level: number
  left: number
  bonus: Bonus
}

/** A space of the international market. */
export interface CellView {
  /** Form and column, or bid and column. */
  key: Cell
  column: number
  form: Form | null
  bid: number | null
  /** What its column brings. */
  influence: number
  /** The visitors its column wants in the lobby: any, investor, investor/vip. */
  lobby: string[]
  bonus: Bonus | null
  tile: Tile | null
  /** The seat with an assistant here. */
  owner: Seat | null
  /** Whether it is an assistant of Lacerda's. */
  lacerda: boolean
  /** Whether its column is in use. */
  open: boolean
}

/** A work on an easel, and what it would pay now. */
export interface EaselView {
  work: Work
  value: number
}

/** The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others. */
export interface NumbersView {
  /** The fame of a celebrity, where fame ends. */
  celebrity: number
  /** The star levels that are drawn in green; those after them are gold, the last is a celebrity's. */
  green_levels: number
  /** Influence and money of each reputation tile for each thing it counts. */
  tiles: Record<Tile, [number, number]>
  /** So much influence is one thing for the tile that counts it. */
  per_influence: number
  promoted_from: number
  famous_from: number
  /** Exhibition spaces of a gallery without a masterpiece. */
  walls: number
  desks: number
  /** Tickets of each colour in the box office to begin with. */
  tickets: number
  /** Visitors in the game, all told. */
  visitors: number
}

/** A seat's own curator and dealer card. */
export type DealtEvent = {
  event: 'dealt'
  audience: number[] | null
  seat: Seat
  curator: Curator
  dealer: Dealer
}

/** The board is laid out; `seat` will be the first player. */
export type SetUpEvent = {
  event: 'set_up'
  audience: number[] | null
  seat: Seat
}

export type StartedEvent = {
  event: 'started'
  audience: number[] | null
  seat: Seat
  location: Location
  tile: Tile
}

export type TurnBeganEvent = {
  event: 'turn_began'
  audience: number[] | null
  seat: Seat
  round: number
}

export type WentEvent = {
  event: 'went'
  audience: number[] | null
  seat: Seat
  location: Location
}

/** An assistant stays where the gallerist was. */
export type LeftBehindEvent = {
  event: 'left_behind'
  audience: number[] | null
  seat: Seat
  location: Location
  origin: Origin
}

/** `seat` kicks a piece of `owner` out; it may be an assistant of its own. */
export type KickedEvent = {
  event: 'kicked'
  audience: number[] | null
  seat: Seat
  owner: Seat
  piece: Piece
  location: Location
}

export type NothingToDoEvent = {
  event: 'nothing_to_do'
  audience: number[] | null
  seat: Seat
  location: Location
}

/** A ticket moved a visitor one space towards the seat's gallery. */
export type WalkedEvent = {
  event: 'walked'
  audience: number[] | null
  seat: Seat
  visitor: Visitor
  spot: Spot
  to: Spot
}

/** A bonus brought a visitor into the gallery, from the plaza or from the bag. */
export type EnteredEvent = {
  event: 'entered'
  audience: number[] | null
  seat: Seat
  visitor: Visitor
  source: Source
}

/** A visitor left the gallery or the lobby for the plaza. */
export type SentEvent = {
  event: 'sent'
  audience: number[] | null
  seat: Seat
  visitor: Visitor
  source: Source
}

/** An assistant was put on a contract or on a space of the market. */
export type AssistantPlacedEvent = {
  event: 'assistant_placed'
  audience: number[] | null
  seat: Seat
  on: Holder
  /** The space of the market, or the number of the contract space. */
  cell: Place
  origin: Origin
}

export type HiredEvent = {
  event: 'hired'
  audience: number[] | null
  seat: Seat
}

/** A piece that was kicked out, or an assistant whose contract was used, went home: to the gallery, or to a desk. */
export type WentHomeEvent = {
  event: 'went_home'
  audience: number[] | null
  seat: Seat
  piece: Piece
  source: Source
}

/** An assistant found no free desk and left the game. */
export type RetiredEvent = {
  event: 'retired'
  audience: number[] | null
  seat: Seat
  source: Source
}

/** The works of a commission have run out; its signature is back beside the artist. */
export type CommissionGivenUpEvent = {
  event: 'commission_given_up'
  audience: number[] | null
  seat: Seat
  artist: Artist
}

export type DiscoveredEvent = {
  event: 'discovered'
  audience: number[] | null
  seat: Seat
  artist: Artist
  bonus: Bonus
}

/** The collector who stood on an artist came to the plaza. */
export type CollectorCameEvent = {
  event: 'collector_came'
  audience: number[] | null
  artist: Artist
}

export type BoughtEvent = {
  event: 'bought'
  audience: number[] | null
  seat: Seat
  work: Work
  artist: Artist
  amount: number
  /** `commission` or `signature`. */
  by: string
}

/** What was paid, how much of it by influence, and how many spaces that was. */
export type PaidEvent = {
  event: 'paid'
  audience: number[] | null
  seat: Seat
  amount: number
  steps: number
  influence: number
}

/** An artist's fame, what a work of it is worth now, and the influence that was spent on it. */
export type FameRaisedEvent = {
  event: 'fame_raised'
  audience: number[] | null
  seat: Seat
  artist: Artist
  amount: number
  fame: number
  influence: number
  value: number
}

export type CelebrityEvent = {
  event: 'celebrity'
  audience: number[] | null
  seat: Seat
  artist: Artist
}

export type TicketTakenEvent = {
  event: 'ticket_taken'
  audience: number[] | null
  seat: Seat
  ticket: Ticket
}

/** A ticket of the box office was discarded for one of a colour that has run out. */
export type ExchangedEvent = {
  event: 'exchanged'
  audience: number[] | null
  seat: Seat
  given: Ticket
  ticket: Ticket
}

export type HungEvent = {
  event: 'hung'
  audience: number[] | null
  seat: Seat
  work: Work
  artist: Artist
  value: number
}

/** The next work of a pile, and the visitors that came to it. */
export type WorkShownEvent = {
  event: 'work_shown'
  audience: number[] | null
  work: Work
  visitors: Visitor[]
}

/** A reputation tile came on a space of the player's board, which brings its bonus. */
export type TileTakenEvent = {
  event: 'tile_taken'
  audience: number[] | null
  seat: Seat
  tile: Tile
  bonus: Bonus
}

export type TilePutAwayEvent = {
  event: 'tile_put_away'
  audience: number[] | null
  seat: Seat
  tile: Tile
}

export type SignedEvent = {
  event: 'signed'
  audience: number[] | null
  seat: Seat
  contract: Contract
  slot: number
}

export type SignedNoneEvent = {
  event: 'signed_none'
  audience: number[] | null
  seat: Seat
}

/** Four new contracts are laid over those on display. */
export type RefreshedEvent = {
  event: 'refreshed'
  audience: number[] | null
  seat: Seat
}

/** Discarded contracts and those on display make a new pile. */
export type ReshuffledEvent = {
  event: 'reshuffled'
  audience: number[] | null
}

/** A contract was laid on one of the four spaces of the display, over what lies there. */
export type ContractShownEvent = {
  event: 'contract_shown'
  audience: number[] | null
  contract: Contract
  /** 1 to 4. */
  place: number
}

export type SoldEvent = {
  event: 'sold'
  audience: number[] | null
  seat: Seat
  work: Work
  artist: Artist
  amount: number
}

/** A contract was used for a sale; its back shows this bonus. */
export type TurnedOverEvent = {
  event: 'turned_over'
  audience: number[] | null
  seat: Seat
  contract: Contract
  bonus: Bonus
}

export type PromotedEvent = {
  event: 'promoted'
  audience: number[] | null
  seat: Seat
  artist: Artist
  level: number
}

export type BidMadeEvent = {
  event: 'bid_made'
  audience: number[] | null
  seat: Seat
  amount: number
  column: number
}

export type InfluenceGainedEvent = {
  event: 'influence_gained'
  audience: number[] | null
  seat: Seat
  amount: number
  source: Source
}

export type EarnedEvent = {
  event: 'earned'
  audience: number[] | null
  seat: Seat
  amount: number
  source: Source
}

/** A bonus that could not be given. */
export type LostEvent = {
  event: 'lost'
  audience: number[] | null
  seat: Seat
  bonus: Bonus
}

/** No kicked-out action was taken. */
export type DeclinedEvent = {
  event: 'declined'
  audience: number[] | null
  seat: Seat
}

/** A kicked-out location action, paid by influence. */
export type CameBackEvent = {
  event: 'came_back'
  audience: number[] | null
  seat: Seat
  action: Action
  influence: number
}

/** The first colour of tickets has run out in the box office. */
export type IntermediateScoringEvent = {
  event: 'intermediate_scoring'
  audience: number[] | null
}

/** The game will end: this round is finished, then comes a last one. */
export type EndInSightEvent = {
  event: 'end_in_sight'
  audience: number[] | null
}

/** Everyone has one more turn. */
export type LastTurnsEvent = {
  event: 'last_turns'
  audience: number[] | null
}

/** An assistant of Lacerda's stays where his gallerist was. */
export type LacerdaLeftBehindEvent = {
  event: 'lacerda_left_behind'
  audience: number[] | null
  location: Location
}

export type LacerdaWentEvent = {
  event: 'lacerda_went'
  audience: number[] | null
  location: Location
}

/** An assistant of Lacerda's left a location and is beside the board again. */
export type LacerdaWentHomeEvent = {
  event: 'lacerda_went_home'
  audience: number[] | null
  location: Location
}

/** Lacerda has an assistant on the market; a tile that was there is put away. */
export type LacerdaPlacedEvent = {
  event: 'lacerda_placed'
  audience: number[] | null
  cell: Cell
  /** The tile that was there, or `none`. */
  tile: string
}

export type LacerdaKickedEvent = {
  event: 'lacerda_kicked'
  audience: number[] | null
  seat: Seat
  piece: Piece
  location: Location
}

export type KickedByLacerdaEvent = {
  event: 'kicked_by_lacerda'
  audience: number[] | null
  seat: Seat
  piece: Piece
  location: Location
}

/** A ticket went from the box office to the discards. */
export type TossedEvent = {
  event: 'tossed'
  audience: number[] | null
  ticket: Ticket
}

/** Lacerda's bids were the highest: the work on the easel is his. */
export type LacerdaTookEvent = {
  event: 'lacerda_took'
  audience: number[] | null
}

export type EaselTakenEvent = {
  event: 'easel_taken'
  audience: number[] | null
  seat: Seat
  work: Work
  card: Kind
  amount: number
}

export type CardsShownEvent = {
  event: 'cards_shown'
  audience: number[] | null
  seat: Seat
  curator: Curator
  dealer: Dealer
}

/** A seat's last count in its order. */
export type ScoredEvent = {
  event: 'scored'
  audience: number[] | null
  seat: Seat
  cash: number
  majorities: number
  reputation: number
  works: number
  easel: number
  curator: number
  dealer: number
  influence: number
  total: number
}

/** The hardest level of the solo game that was reached, or `none`. */
export type SoloResultEvent = {
  event: 'solo_result'
  audience: number[] | null
  level: string
}

export type GameEndedEvent = {
  event: 'game_ended'
  audience: number[] | null
  scores: number[]
  reason: string
}

/** A goal of a card: what it pays and the works it wants. */
export interface GoalView {
  pays: number
  forms: Form[]
  /** For each of them, whether it is there. */
  there: boolean[]
  met: boolean
}

/** A curator or dealer card. */
export interface CardView {
  key: string
  goals: GoalView[]
}

/** A contract on a player's board. */
export interface ContractView {
  key: Contract
  form: Form
  /** `front` until it is used for a sale, then `money` or `influence`. */
  face: Face
  /** The bonus that shows. */
  bonus: Bonus
  /** Whether the bonus was used: an assistant stands on it. */
  assistant: boolean
}

/** A work on show, or sold. */
export interface HungView {
  work: Work
  artist: Artist
  /** What it would sell for now. */
  value: number
  masterpiece: boolean
}

/** A reputation space of a player's board. */
export interface SpaceView {
  bonus: Bonus
  tile: Tile | null
}

/** The next assistant in the queue: what hiring it costs and brings. */
export interface HiringView {
  cost: number
  bonus: Bonus
}

/** What a reputation tile counts for. */
export interface TileLine {
  tile: Tile
  influence: number
  money: number
}

/** What decides between equals, in this order. */
export interface TiesView {
  works: number
  visitors: number
  assistants: number
}

/** The last count of a seat as things stand, in its printed order; the lines add up to the total. */
export interface SheetView {
  cash: number
  majorities: number[]
  tiles: TileLine[]
  works: number[]
  easel: number
  curator: number[]
  dealer: number[]
  /** The space of the track with the tiles' influence. */
  influence: number
  influence_pays: number
  total: number
  ties: TiesView
}

/** A work taken from the easels at the end. */
export interface HungPrize {
  work: Work
  card: Kind
  value: number
}

/** What is known of a seat. */
export interface SeatView {
  money: number
  influence: number
  /** Where its gallerist stands; null in its gallery, or before the start. */
  location: Location | null
  /** Assistants at desks. */
  desks: number
  /** Assistants not yet hired. */
  queue: number
  /** Assistants that have left the game. */
  retired: number
  in_play: number
  hiring: HiringView[]
  tickets: Tickets
  lobby: VisitorsView
  gallery: VisitorsView
  collector_limit: number
  works: HungView[]
  /** How many works it may show now. */
  walls: number
  sold: HungView[]
  commission: Artist | null
  /** What the commissioned work costs. */
  commission_price: number | null
  contracts: (ContractView | null)[]
  contract_tickets: Bonus[]
  spaces: SpaceView[]
  /** The tile on the third exhibition space. */
  third_tile: Tile | null
  /** The sum of its bids on the market. */
  bid: number
  easel: HungPrize | null
  /** One's own card; everybody's when the game is over. */
  curator: CardView | null
  dealer: CardView | null
  /** One's own count as things stand; everybody's when the game is over. */
  sheet: SheetView | null
}

/** How many visitors stand somewhere, by kind. */
export interface VisitorsView {
  investor: number
  vip: number
  collector: number
}

/** How many tickets lie somewhere, by colour. */
export interface Tickets {
  brown: number
  pink: number
  white: number
}

/** A question or a step still to come, the next one last. */
export interface StepView {
  key: string
  seat: Seat
  /** What it is about, by name, as in the text of a position: `price`, `artist`, `bonus`. */
  facts: Record<string, unknown>
  /** Whether it will bring nothing: an empty bonus, an artist no collector leaves. */
  idle: boolean
}

/** An action that cannot be taken now, and the refusal it would meet. */
export interface RefusedView {
  action: Action
  rule: string
  reason: string
  needed: number | string
  available: number | string
}

/** What the question asked now is about, as far as it has such a thing. */
export interface AskView {
  /** Where one acts, where one was kicked out, where one goes. */
  location: Location | null
  /** The location action under way, or just taken. */
  action: Action | null
  /** Whether it is all about a piece that was kicked out. */
  kicked: boolean
  /** The location that was left. */
  left: Location | null
  price: number | null
  /** For each amount from the lowest on: where the influence marker would stand. */
  influence: number[]
  artist: Artist | null
  /** The fame an artist gains anyway. */
  gain: number | null
  contract: Contract | null
  work: Work | null
  tile: Tile | null
  on: Holder | null
  cell: Cell | null
  /** The colour that has run out. */
  ticket: Ticket | null
  refreshed: boolean | null
  /** For each artist or number in the order of the options: what it costs. */
  prices: number[]
  /** Whether the executive action of the turn is still to be had. */
  executive: boolean
  /** Where a location or an action is chosen: the actions that are not to be had. */
  refused: RefusedView[]
}

/** Put the gallerist on a location and take the tile there. */
export type StartMove = {
  move: 'start'
  location: Location
}

/** Move the gallerist to a location. */
export type GoMove = {
  move: 'go'
  location: Location
}

/** Leave an assistant behind: `desk`, or the location it stands on. */
export type LeaveMove = {
  move: 'leave'
  origin: Origin
}

/** Leave nobody behind. */
export type NobodyMove = {
  move: 'nobody'
}

/** Take one of the actions of the location. */
export type ActMove = {
  move: 'act'
  action: Action
}

/** Do nothing, where no action is possible. */
export type IdleMove = {
  move: 'idle'
}

/** Spend a ticket: move a visitor from the plaza or a lobby one space towards one's own gallery. */
export type WalkMove = {
  move: 'walk'
  visitor: Visitor
  spot: Spot
}

/** Spend no more tickets. */
export type StopMove = {
  move: 'stop'
}

/** Put an assistant on the contract of a space, 1 to 3, and take its bonus. */
export type UseMove = {
  move: 'use'
  slot: number
}

/** End the turn without an executive action. */
export type DoneMove = {
  move: 'done'
}

/** Take no kicked-out action. */
export type DeclineMove = {
  move: 'decline'
}

/** Take the assistant from `desk`, from a location, or the one that was `kicked_out`. */
export type AssistantMove = {
  move: 'assistant'
  origin: Origin
}

export type DiscoverMove = {
  move: 'discover'
  artist: Artist
}

export type BuyMove = {
  move: 'buy'
  artist: Artist
}

/** Give the fame of a bonus to an artist. */
export type AcclaimMove = {
  move: 'acclaim'
  artist: Artist
}

export type PromoteMove = {
  move: 'promote'
  artist: Artist
}

/** Take a contract on display. */
export type SignMove = {
  move: 'sign'
  contract: Contract
}

/** Lay four new contracts over those on display. */
export type RefreshMove = {
  move: 'refresh'
}

/** Take none of the new contracts. */
export type SignNoneMove = {
  move: 'sign_none'
}

/** Put the contract on a space, 1 to 3. */
export type SlotMove = {
  move: 'slot'
  slot: number
}

export type SellMove = {
  move: 'sell'
  work: Work
}

/** Use a contract for the sale. */
export type FulfilMove = {
  move: 'fulfil'
  contract: Contract
}

/** Send a visitor from one's gallery to the plaza. */
export type SendMove = {
  move: 'send'
  visitor: Visitor
}

/** Send a visitor from one's lobby to the plaza. */
export type UsherMove = {
  move: 'usher'
  visitor: Visitor
}

/** Turn the contract so that `money` or `influence` is on top. */
export type FaceMove = {
  move: 'face'
  bonus: Bonus
}

export type HireMove = {
  move: 'hire'
  count: number
}

/** Take the reputation tile of a space of the market: form and column. */
export type ReputationMove = {
  move: 'reputation'
  cell: Cell
}

/** Put the tile on the reputation space with this bonus. */
export type SpaceMove = {
  move: 'space'
  bonus: Bonus
}

/** Bid on a space of the market: amount and column. */
export type BidMove = {
  move: 'bid'
  cell: Cell
}

/** Pay so much of the price by influence, the rest in money. */
export type PayMove = {
  move: 'pay'
  steps: number
}

/** Add so much fame by influence. */
export type FameMove = {
  move: 'fame'
  steps: number
}

export type TakeTicketMove = {
  move: 'ticket'
  ticket: Ticket
}

/** Take two tickets of different colours. */
export type TakeTicketsMove = {
  move: 'tickets'
  tickets: Ticket[]
}

/** Discard this ticket of the box office for one of the colour that has run out. */
export type ExchangeMove = {
  move: 'exchange'
  ticket: Ticket
}

/** Let a visitor in from the plaza. */
export type AdmitMove = {
  move: 'admit'
  visitor: Visitor
}

/** Let a visitor in from the bag. */
export type CallMove = {
  move: 'call'
  visitor: Visitor
}

/** Discard a ticket of a largest pile of the box office. */
export type TossMove = {
  move: 'toss'
  ticket: Ticket
}

/** Take a work from the easels onto one's `curator` or `dealer` card. */
export type EaselMove = {
  move: 'easel'
  work: Work
  card: Kind
}

/** Everything that can happen in a game. */
export type AnyEvent =
  | DealtEvent
  | SetUpEvent
  | StartedEvent
  | TurnBeganEvent
  | WentEvent
  | LeftBehindEvent
  | KickedEvent
  | NothingToDoEvent
  | WalkedEvent
  | EnteredEvent
  | SentEvent
  | AssistantPlacedEvent
  | HiredEvent
  | WentHomeEvent
  | RetiredEvent
  | CommissionGivenUpEvent
  | DiscoveredEvent
  | CollectorCameEvent
  | BoughtEvent
  | PaidEvent
  | FameRaisedEvent
  | CelebrityEvent
  | TicketTakenEvent
  | ExchangedEvent
  | HungEvent
  | WorkShownEvent
  | TileTakenEvent
  | TilePutAwayEvent
  | SignedEvent
  | SignedNoneEvent
  | RefreshedEvent
  | ReshuffledEvent
  | ContractShownEvent
  | SoldEvent
  | TurnedOverEvent
  | PromotedEvent
  | BidMadeEvent
  | InfluenceGainedEvent
  | EarnedEvent
  | LostEvent
  | DeclinedEvent
  | CameBackEvent
  | IntermediateScoringEvent
  | EndInSightEvent
  | LastTurnsEvent
  | LacerdaLeftBehindEvent
  | LacerdaWentEvent
  | LacerdaWentHomeEvent
  | LacerdaPlacedEvent
  | LacerdaKickedEvent
  | KickedByLacerdaEvent
  | TossedEvent
  | LacerdaTookEvent
  | EaselTakenEvent
  | CardsShownEvent
  | ScoredEvent
  | SoloResultEvent
  | GameEndedEvent
  | TakenBackEvent

/** Everything that a seat can answer. */
export type AnyMove =
  | SignMove
  | RefreshMove
  | SignNoneMove
  | SlotMove
  | SellMove
  | FulfilMove
  | SendMove
  | FaceMove
  | PayMove
  | FameMove
  | AcclaimMove
  | TakeTicketMove
  | TakeTicketsMove
  | ExchangeMove
  | AdmitMove
  | CallMove
  | DiscoverMove
  | BuyMove
  | SpaceMove
  | UsherMove
  | ReputationMove
  | BidMove
  | HireMove
  | PromoteMove
  | TossMove
  | StartMove
  | GoMove
  | WalkMove
  | UseMove
  | LeaveMove
  | NobodyMove
  | ActMove
  | IdleMove
  | DoneMove
  | DeclineMove
  | EaselMove
  | StopMove
  | AssistantMove
