/** Written by `make wire` from the package vernissage.games.pictura: change it there. */

import type { Seat, TakenBackEvent, View } from '../../lib/wire.generated'

export const PERIODS = ['renaissance', 'baroque', 'rococo', 'romanticism', 'impressionism'] as const

export const DOMAINS = ['mythology', 'history', 'religion', 'landscape', 'still_life', 'portrait'] as const

/** What a collection can be of: the periods, then the domains. PI-17, PI-18: never a painter. */
export const COLLECTIONS = [
  'renaissance',
  'baroque',
  'rococo',
  'romanticism',
  'impressionism',
  'mythology',
  'history',
  'religion',
  'landscape',
  'still_life',
  'portrait',
] as const

export const FAVOURS = [
  'market_tip',
  'connoisseur',
  'loan',
  'donor',
  'opening_night',
  'restorer',
  'dealer',
  'new_fashion',
  'press_campaign',
  'exchange',
  'salon',
  'storeroom',
] as const

/** What a patron does who is not taken for points. */
export const EFFECTS = ['draw_two', 'take_favour', 'free_hang', 'free_loan', 'restore_two', 'double_trend'] as const

/** The reward spaces of a museum board. */
export const REWARDS = ['supplies', 'grant', 'buyers', 'depot', 'circle'] as const

/** PI-R7: the international museums; New York and the like are players' museums. */
export const INTERNATIONAL = ['tokyo', 'madrid', 'victoria', 'moscow'] as const

/** A player's museum: a square of so many rows, named from the top left: a1, b1 … */
export const SIDE = 5

/** The Grand Gallery, by place, counted from 0 row by row. */
export const GALLERY_PLACES = [2, 7, 10, 11, 12, 13, 14, 17, 22] as const

export type Period = (typeof PERIODS)[number]

export type Domain = (typeof DOMAINS)[number]

export type Painting = string

/** A place of a museum, null if it is bare. */
export type Place = Painting | null

export type Trend = string

export type Patron = string

export type Favour = (typeof FAVOURS)[number]

export type Collection = (typeof COLLECTIONS)[number]

export type Reward = (typeof REWARDS)[number]

export type Museum = string

export type Reason = string

/** The active seat's turn so far. */
export interface TurnView {
  /** `none`, `improve`, `exhibit` or `inventory`. */
  action: string
  /** The favour whose effect is being carried out; then it is discarded. */
  played: Favour | null
  favours_left: number
  claims_left: number
  /** Hangings that will score the public trend twice. */
  doubles: number
  arranged: boolean
}

/** What everybody is shown when the game is over. */
export interface Revealed {
  hands: Painting[][]
  favours: Favour[][]
  market: Painting[]
}

/** What one seat may know. */
export interface PicturaView extends View {
  catalogue: CatalogueView
  numbers: NumbersView
  /** The round, from 1; 0 while goals are chosen. */
  round: number
  first: Seat
  /** Whose turn it is; null before the first and after the last. */
  active: Seat | null
  turn: TurnView
  /** Swaps the exchange still allows. */
  swaps_left: number
  /** The public trend. */
  trend: TrendView
  /** All public trends so far. */
  fashions: Trend[]
  trends_left: number
  museums: MuseumView[]
  /** Paintings left in the market. */
  market: number
  /** The last of them, which were put under the others: those one knows, in order. */
  under: (Painting | null)[]
  /** Those of them that everybody knows, because they lay open before. */
  under_openly: Painting[]
  patrons: (PatronView | null)[]
  patrons_left: number
  /** The last of those left, which everybody saw before they went under their deck. */
  patrons_under: Patron[]
  favours_left: number
  favour_discard: Favour[]
  /** Exhibition tokens left, by period, then by domain; of two, the upper one brings more. */
  tokens: number[]
  players: SeatView[]
  /** One's own paintings; a spectator has none. */
  hand: Painting[]
  favours: Favour[]
  /** The trends one was offered as a goal; those not chosen went back into the deck. */
  offers: TrendView[]
  /** While goals are chosen: what there is in sight for each trend offered. */
  prospects: ProspectView[]
  /** What each of painting-1 to painting-180 counts for the own goal; empty without one. */
  goal_points: number[]
  /** What one is looking at as a connoisseur. */
  looked: Painting[]
  /** Seats that have chosen a goal, or given a final layout. */
  chosen: Seat[]
  /** One's own final layout while the others are awaited. */
  layout: (Painting | null)[]
  /** One's own museum by the layout that was given last. */
  laid: LaidView | null
  /** Who took the end token. */
  ender: Seat | null
  /** Once it is taken and that turn is over: the seats whose last turn is still to come. */
  last_turns: Seat[] | null
  /** Why the turns are over; empty while they go on. */
  ending: string
  revealed: Revealed | null
}

/** What is on the paintings: a digit, or a number, for each of painting-1 to painting-180. */
export interface CatalogueView {
  /** 0 for the first period, 1 for the second … */
  periods: string
  domains: string
  /** The number on the card. */
  painters: number[]
  /** Title, painter and year, if the game is played with an owner's own list; else they come with the works. */
  labels: [string, string, string][]
}

/** The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others. */
export interface NumbersView {
  painter_points: number
  period_points: number
  domain_points: number
  marks: number[]
  end: number
  end_bonus: number
  /** Paintings of a collection at least. */
  least: number
  tokens: number
  token_points: number
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

/** A trend card. */
export interface TrendView {
  key: Trend
  painter: number
  period: Period
  domain: Domain
}

/** The table is laid out: who plays first, the public trend, the starting scores by seat, the patrons on display. */
export type BeganEvent = {
  event: 'began'
  audience: number[] | null
  first: Seat
  trend: Trend
  scores: number[]
  patrons: Patron[]
}

/** An international museum: its trend and its paintings. */
export type MuseumOpenedEvent = {
  event: 'museum_opened'
  audience: number[] | null
  museum: Museum
  trend: Trend
  paintings: Painting[]
}

/** A seat's own hand at the start. */
export type DealtEvent = {
  event: 'dealt'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
  favours: Favour[]
}

/** The trends a seat may choose its goal from. */
export type TrendsOfferedEvent = {
  event: 'trends_offered'
  audience: number[] | null
  seat: Seat
  trends: Trend[]
}

/** A seat has chosen; which one, nobody else is told. */
export type GoalChosenEvent = {
  event: 'goal_chosen'
  audience: number[] | null
  seat: Seat
}

/** Which goal a seat has chosen, for that seat alone; told again if it chooses another. */
export type GoalSeenEvent = {
  event: 'goal_seen'
  audience: number[] | null
  seat: Seat
  trend: Trend
}

export type RoundBeganEvent = {
  event: 'round_began'
  audience: number[] | null
  round: number
}

/** A new public trend. */
export type FashionChangedEvent = {
  event: 'fashion_changed'
  audience: number[] | null
  trend: Trend
}

export type TurnBeganEvent = {
  event: 'turn_began'
  audience: number[] | null
  seat: Seat
}

/** A seat drew paintings from the market; which ones, only that seat is told. */
export type DrewEvent = {
  event: 'drew'
  audience: number[] | null
  seat: Seat
  count: number
}

export type DrawnEvent = {
  event: 'drawn'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
}

/** A painting of a hand for one of an international museum. */
export type SwappedEvent = {
  event: 'swapped'
  audience: number[] | null
  seat: Seat
  museum: Museum
  given: Painting
  taken: Painting
  gained: number
  lost: number
}

/** A painting of the hand was hung. */
export type HungEvent = {
  event: 'hung'
  audience: number[] | null
  seat: Seat
  painting: Painting
  /** What was discarded for it; empty if it was hung without paying. */
  payment: string
  /** What the public trend brought. */
  points: number
  doubled: string
}

/** A painting of another's discard was hung; the payment and some prestige went to its owner. */
export type StoleEvent = {
  event: 'stole'
  audience: number[] | null
  seat: Seat
  owner: Seat
  painting: Painting
  payment: Painting
  price: number
  points: number
  doubled: string
}

export type MarkReachedEvent = {
  event: 'mark_reached'
  audience: number[] | null
  seat: Seat
  mark: number
}

/** The favours that were played are the deck again. */
export type FavoursShuffledEvent = {
  event: 'favours_shuffled'
  audience: number[] | null
}

export type FavourDrawnEvent = {
  event: 'favour_drawn'
  audience: number[] | null
  seat: Seat
}

/** Which favour a seat drew, for that seat alone. */
export type FavourSeenEvent = {
  event: 'favour_seen'
  audience: number[] | null
  seat: Seat
  favour: Favour
}

export type FavourPlayedEvent = {
  event: 'favour_played'
  audience: number[] | null
  seat: Seat
  favour: Favour
}

/** A favour has had its effect and lies in the discard. */
export type FavourDiscardedEvent = {
  event: 'favour_discarded'
  audience: number[] | null
  favour: Favour
}

/** A seat took the end token. */
export type EndReachedEvent = {
  event: 'end_reached'
  audience: number[] | null
  seat: Seat
  bonus: number
}

export type ExhibitedEvent = {
  event: 'exhibited'
  audience: number[] | null
  seat: Seat
  collection: Collection
  value: number
  /** What the token brings besides. */
  bonus: number
}

export type RewardedEvent = {
  event: 'rewarded'
  audience: number[] | null
  seat: Seat
  reward: Reward
}

/** A seat has chosen to do an inventory. */
export type InventoryBeganEvent = {
  event: 'inventory_began'
  audience: number[] | null
  seat: Seat
}

/** An inventory: what went from the discard into the hand. */
export type StockTakenEvent = {
  event: 'stock_taken'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
}

export type PatronsReplacedEvent = {
  event: 'patrons_replaced'
  audience: number[] | null
  seat: Seat
  patrons: Patron[]
}

export type PatronWonEvent = {
  event: 'patron_won'
  audience: number[] | null
  seat: Seat
  patron: Patron
  /** `points` or `effect`. */
  choice: string
  points: number
}

/** A patron joins those on display after one was won. */
export type PatronCameEvent = {
  event: 'patron_came'
  audience: number[] | null
  patron: Patron
}

/** What the connoisseur sees. */
export type LookedEvent = {
  event: 'looked'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
}

/** So many of them were kept; so many others lie under the market. */
export type KeptEvent = {
  event: 'kept'
  audience: number[] | null
  seat: Seat
  count: number
  under: number
}

/** Which ones a connoisseur kept, and which lie under the market, in order; for that seat alone. */
export type KeptSeenEvent = {
  event: 'kept_seen'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
  under: Painting[]
}

export type LoanedEvent = {
  event: 'loaned'
  audience: number[] | null
  seat: Seat
  museum: Museum
  painting: Painting
}

export type RefilledEvent = {
  event: 'refilled'
  audience: number[] | null
  museum: Museum
  painting: Painting
}

export type RestoredEvent = {
  event: 'restored'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
}

/** A painting of another's discard went into a hand. */
export type BoughtEvent = {
  event: 'bought'
  audience: number[] | null
  seat: Seat
  owner: Seat
  painting: Painting
  /** What the owner gains. */
  price: number
}

/** Paintings of a discard went under the market. */
export type StoredEvent = {
  event: 'stored'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
}

/** A layout was saved: the 25 places, row by row. */
export type ArrangedEvent = {
  event: 'arranged'
  audience: number[] | null
  seat: Seat
  places: Place[]
}

export type LastTurnsEvent = {
  event: 'last_turns'
  audience: number[] | null
  order: Seat[]
}

export type TurnsOverEvent = {
  event: 'turns_over'
  audience: number[] | null
  reason: Reason
}

/** A final layout lies sealed. */
export type LayoutGivenEvent = {
  event: 'layout_given'
  audience: number[] | null
  seat: Seat
}

/** The final layout a seat has given, for that seat alone; told again if it gives another. */
export type LayoutSeenEvent = {
  event: 'layout_seen'
  audience: number[] | null
  seat: Seat
  places: Place[]
}

/** All final layouts are given: this is how a museum hangs. */
export type LayoutOpenedEvent = {
  event: 'layout_opened'
  audience: number[] | null
  seat: Seat
  places: Place[]
}

/** What a seat holds when the game is over. */
export type HandShownEvent = {
  event: 'hand_shown'
  audience: number[] | null
  seat: Seat
  paintings: Painting[]
  favours: Favour[]
}

/** What is left in the market when the game is over, in order. */
export type MarketShownEvent = {
  event: 'market_shown'
  audience: number[] | null
  paintings: Painting[]
}

/** A seat's final count. */
export type ScoredEvent = {
  event: 'scored'
  audience: number[] | null
  seat: Seat
  /** Its own goal. */
  trend: Trend
  prestige: number
  collections: number
  goal: number
  exhibitions: number
  gallery: number
  museum: number
  rewards: number
  discard: number
  total: number
}

export type GameEndedEvent = {
  event: 'game_ended'
  audience: number[] | null
  scores: number[]
  reason: Reason
}

/** What there is in sight for a trend that could be one's goal. */
export interface ProspectView {
  /** Paintings of the own hand that it likes, */
  in_hand: number
  /** and what they would count together. */
  hand_points: number
  in_museums: number
  museum_points: number
}

/** A painting in an international museum, and what taking it in a swap costs; bare if the market ran out. */
export interface PlaceView {
  painting: Painting | null
  points: number
}

/** An international museum. PI-27, PI-R6: paintings that match its trend, those with points, lie on the left. */
export interface MuseumView {
  key: Museum
  trend: TrendView
  places: PlaceView[]
  /** What each painting of the own hand gains that is given to it in a swap. */
  gives: number[]
}

/** A patron on display: what it takes, and what it brings. */
export interface PatronView {
  key: Patron
  /** The number of the painter, 0 for a patron of taste. */
  painter: number
  period: Period | null
  domain: Domain | null
  each: number
  points: number
  effect: (typeof EFFECTS)[number]
  /** The seats whose museums have what it takes. */
  pleased: Seat[]
  /** How many of each thing it wants hang in the own museum: of the painter, or of the period and of the domain. */
  have: number[]
}

/** A count by the layout as it hangs: PI-63 to PI-69 in order. The parts add up to the total. */
export interface SheetView {
  prestige: number
  /** By period, then by domain. */
  collections: number[]
  /** 0 while the goal is hidden. */
  goal: number
  exhibitions: number
  gallery: number
  museum: number
  rewards: number
  discard: number
  total: number
}

/** A layout of the own museum, counted. */
export interface LaidView {
  /** By period, then by domain: the places of the largest connected group, counted from 0. */
  groups: number[][]
  /** What each of these collections is worth. */
  values: number[]
  /** All of them with the Grand Gallery and the full museum. */
  total: number
}

/** What decides between equals, in this order. */
export interface TiesView {
  /** Paintings hanging. */
  paintings: number
  patrons: number
}

/** What can be known about a seat. */
export interface SeatView {
  score: number
  /** Where its next favour lies on the track, 0 for nowhere. */
  next_mark: number
  /** How many paintings it holds. */
  hand: number
  /** Those of them one knows, because they were openly taken; of one's own hand: those everybody knows. */
  known: Painting[]
  /** How many favours it holds. */
  favours: number
  /** The 25 places of its museum, row by row. */
  wall: (Painting | null)[]
  discard: Painting[]
  patrons: Patron[]
  exhibitions: Collection[]
  /** The reward spaces it has covered, in the order of its exhibitions. */
  rewards: Reward[]
  /** Paintings hanging, by period, then by domain. */
  counts: number[]
  /** What an exhibition of each would be worth. */
  values: number[]
  /** The largest connected group of each, in the layout as it hangs. */
  groups: number[]
  /** What its collections would be worth if each were connected. */
  potential: number
  /** Its goal: one's own, and everybody's when the game is over. */
  goal: TrendView | null
  sheet: SheetView
  ties: TiesView
}

/** Keep one of the offered trends as one's goal. */
export type GoalMove = {
  move: 'goal'
  trend: Trend
}

/** Give a painting of the hand to an international museum and take one of its own. */
export type SwapMove = {
  move: 'swap'
  painting: Painting
  taken: Painting
}

/** Do not swap, or leave the patrons where they are. */
export type PassMove = {
  move: 'pass'
}

/** Hang a painting, of the hand or of another's discard, and pay with one of the hand. */
export type HangMove = {
  move: 'hang'
  painting: Painting
  payment: Painting
}

/** Hang a painting of the hand without paying. */
export type HangFreeMove = {
  move: 'hang_free'
  painting: Painting
}

/** Hold a temporary exhibition of a period or a domain. */
export type ExhibitMove = {
  move: 'exhibit'
  collection: Collection
}

/** Cover a reward space with the token of an exhibition. */
export type RewardMove = {
  move: 'reward'
  reward: Reward
}

/** Do an inventory. */
export type InventoryMove = {
  move: 'inventory'
}

/** Take paintings of one's own discard into the hand. */
export type RecoverMove = {
  move: 'recover'
  paintings: Painting[]
}

/** Replace the patrons on display. */
export type ReplaceMove = {
  move: 'replace'
}

/** Play a favour. */
export type FavourMove = {
  move: 'favour'
  favour: Favour
}

/** Win a patron, for the points or for the effect. */
export type ClaimMove = {
  move: 'claim'
  patron: Patron
  /** `points` or `effect`. */
  choice: string
}

/** Keep some of the paintings the connoisseur looks at. */
export type KeepMove = {
  move: 'keep'
  paintings: Painting[]
}

/** Take a painting of an international museum, or of another's discard, into the hand. */
export type TakeMove = {
  move: 'take'
  painting: Painting
}

/** Put paintings of one's own discard under the market. */
export type StoreMove = {
  move: 'store'
  paintings: Painting[]
}

/** Rearrange one's museum. */
export type ArrangeMove = {
  move: 'arrange'
}

/** A whole layout: what hangs on each of the 25 places, row by row, `-` where nothing does. */
export type LayoutMove = {
  move: 'layout'
  places: string[]
}

/** The turn is over. */
export type DoneMove = {
  move: 'done'
}

/** The best layout found for what hangs in a museum. */
export interface LayoutAdvice {
  /** The 25 places, row by row. */
  places: (Painting | null)[]
  /** What the collections, the Grand Gallery and a full museum are worth in it. */
  value: number
  /** No layout is worth more: if this is the value, it is known to be the best. */
  bound: number
}

/** Everything that can happen in a game. */
export type AnyEvent =
  | BeganEvent
  | MuseumOpenedEvent
  | DealtEvent
  | TrendsOfferedEvent
  | GoalChosenEvent
  | GoalSeenEvent
  | RoundBeganEvent
  | FashionChangedEvent
  | TurnBeganEvent
  | DrewEvent
  | DrawnEvent
  | SwappedEvent
  | HungEvent
  | StoleEvent
  | MarkReachedEvent
  | FavoursShuffledEvent
  | FavourDrawnEvent
  | FavourSeenEvent
  | FavourPlayedEvent
  | FavourDiscardedEvent
  | EndReachedEvent
  | ExhibitedEvent
  | RewardedEvent
  | InventoryBeganEvent
  | StockTakenEvent
  | PatronsReplacedEvent
  | PatronWonEvent
  | PatronCameEvent
  | LookedEvent
  | KeptEvent
  | KeptSeenEvent
  | LoanedEvent
  | RefilledEvent
  | RestoredEvent
  | BoughtEvent
  | StoredEvent
  | ArrangedEvent
  | LastTurnsEvent
  | TurnsOverEvent
  | LayoutGivenEvent
  | LayoutSeenEvent
  | LayoutOpenedEvent
  | HandShownEvent
  | MarketShownEvent
  | ScoredEvent
  | GameEndedEvent
  | TakenBackEvent

/** Everything that a seat can answer. */
export type AnyMove =
  | GoalMove
  | SwapMove
  | PassMove
  | HangMove
  | ExhibitMove
  | InventoryMove
  | FavourMove
  | ClaimMove
  | ArrangeMove
  | DoneMove
  | RewardMove
  | RecoverMove
  | ReplaceMove
  | KeepMove
  | TakeMove
  | HangFreeMove
  | StoreMove
  | LayoutMove

/** What the house advises a seat. */
export type Advice = LayoutAdvice | null
