/** What a move would give and cost, as far as it can be known before. Nothing here decides what is legal. */
import type { Move } from '../../lib/wire'
import type { Artist, ArtistKey, Bonus, Kind, Piece, Player, Step, Ticket, Three, View } from './view'
import { BONUSES, formOf, lobbyOf, ticketOf, total } from './view'

export type Effect =
  | { is: 'money' | 'influence'; from: number; to: number }
  | { is: 'fame' | 'value'; artist: ArtistKey; from: number; to: number }
  | { is: 'celebrity'; artist: ArtistKey; money: number }
  | { is: 'commission'; artist: ArtistKey; price: number }
  /** Tickets gained, or spent. */
  | { is: 'tickets'; tickets: string[]; spent?: boolean }
  | { is: 'visitors'; visitors: Kind[]; to: 'plaza' | 'lobby' | 'gallery' }
  /** A bonus whose gain is chosen later, or a bonus that is lost. */
  | { is: 'bonus'; bonus: Bonus; lost?: boolean }
  | { is: 'fame-bonus'; gain: number }
  | { is: 'kicks'; piece: Piece }
  | { is: 'tile'; tile: string }
  | { is: 'assistant'; to: 'market' | 'contract' | 'location' | 'home' | 'out' }
  | { is: 'hired'; count: number }
  | { is: 'limit'; from: number; to: number }
  | { is: 'usher' | 'send' | 'own-kick' | 'reveals' | 'stays-kicked' | 'turns' | 'discards' }

// The influence track

/** The space before this one that has such an icon; null where there is none. */
function stepBack(view: Pick<View, 'track'>, space: number, icon: 'money' | 'star'): number | null {
  for (let at = space - 1; at >= 0; at--) if (view.track[at]![icon]) return at
  return null
}

/** Where the marker stands after so many steps back to an icon; null if there are not so many. */
export function after(view: Pick<View, 'track'>, space: number, icon: 'money' | 'star', steps: number): number | null {
  let at: number | null = space
  for (let step = 0; step < steps && at !== null; step++) at = stepBack(view, at, icon)
  return at
}

export function raised(view: Pick<View, 'track'>, space: number, by: number): number {
  return Math.min(view.track.length - 1, space + by)
}

// Artists

export function valueAt(view: Pick<View, 'numbers'>, artist: Artist, fame: number): number {
  return view.numbers.values[artist.levels.filter((level) => level <= fame).length] ?? 0
}

export function artistOf(view: Pick<View, 'artists'>, key: ArtistKey): Artist {
  return view.artists.find((artist) => artist.key === key)!
}

/** What more fame does to an artist. */
export function famed(view: View, artist: Artist, gain: number): Effect[] {
  const from = artist.fame ?? artist.initial_fame
  const to = Math.min(view.numbers.celebrity, from + gain)
  if (to === from) return []
  const [before, now] = [valueAt(view, artist, from), valueAt(view, artist, to)]
  const effects: Effect[] = [{ is: 'fame', artist: artist.key, from, to }]
  if (now !== before) effects.push({ is: 'value', artist: artist.key, from: before, to: now })
  if (to === view.numbers.celebrity) effects.push({ is: 'celebrity', artist: artist.key, money: view.numbers.celebrity_money })
  return effects
}

// Money and bonuses

function worth(visitors: Three, each: Three): number {
  return visitors.investor * each.investor + visitors.vip * each.vip + visitors.collector * each.collector
}

const moneyOf = (player: Player, by: number): Effect[] => (by ? [{ is: 'money', from: player.money, to: player.money + by }] : [])

/** A price: what the purse can, the rest by influence as far back as it must. */
export function paid(view: View, player: Player, price: number, at = player.influence): Effect[] {
  const short = Math.max(0, price - player.money)
  const effects = moneyOf(player, -(price - short))
  const space = after(view, at, 'money', short)
  if (short && space !== null) effects.push({ is: 'influence', from: at, to: space })
  return effects
}

/** What a bonus would bring now. */
export function bonusEffects(view: View, player: Player, bonus: Bonus): Effect[] {
  const { numbers } = view
  const full = player.desks >= numbers.desks || !player.queue
  switch (bonus) {
    case 'none':
      return []
    case 'money': {
      const by = worth(player.gallery, numbers.bonus_money)
      return by ? moneyOf(player, by) : [{ is: 'bonus', bonus, lost: true }]
    }
    case 'influence': {
      const to = raised(view, player.influence, worth(player.gallery, numbers.bonus_influence))
      return to > player.influence ? [{ is: 'influence', from: player.influence, to }] : [{ is: 'bonus', bonus, lost: true }]
    }
    case 'fame':
      return [{ is: 'fame-bonus', gain: numbers.bonus_fame + numbers.bonus_fame_collector * player.gallery.collector }]
    case 'ticket':
      return [{ is: 'tickets', tickets: ['any'] }]
    case 'two_tickets':
      return [{ is: 'tickets', tickets: ['any', 'any'] }]
    case 'brown_ticket':
    case 'pink_ticket':
    case 'white_ticket':
      return [{ is: 'tickets', tickets: [bonus.split('_')[0]!] }]
    case 'assistant':
      return full ? [{ is: 'bonus', bonus, lost: true }] : [{ is: 'hired', count: 1 }, ...bonusEffects(view, player, player.hiring[0]!.bonus)]
    case 'bag_visitor':
      return [{ is: 'bonus', bonus, lost: total(view.bag) === 0 }]
    default:
      return [{ is: 'bonus', bonus }]
  }
}

// Moves

/** What a move would bring about for whoever is asked. */
export function outlook(view: View, move: Move): Effect[] {
  const seat = view.seat
  const player = seat === null ? undefined : view.players[seat]
  if (!player || seat === null) return []
  const of = MOVES[move.move]
  return of ? of(view, player, move as never) : []
}

interface Fields {
  location: Place['key']
  origin: string
  action: string
  visitor: Kind
  spot: string
  slot: number
  artist: ArtistKey
  contract: string
  work: string
  bonus: Bonus
  count: number
  cell: string
  steps: number
  ticket: Ticket
  tickets: Ticket[]
}
type Place = View['locations'][number]
type Teller = (view: View, player: Player, move: Fields) => Effect[]

const collectors = (player: Player) => player.gallery.collector

function walked(view: View, move: Fields): Effect[] {
  const to = move.spot === 'plaza' ? 'lobby' : move.spot === lobbyOf(view.seat) ? 'gallery' : 'plaza'
  return [
    { is: 'tickets', tickets: [ticketOf(move.visitor)], spent: true },
    { is: 'visitors', visitors: [move.visitor], to },
  ]
}

function went(view: View, move: Fields): Effect[] {
  const piece = view.locations.find(({ key }) => key === move.location)?.piece
  if (!piece) return []
  return piece.owner === view.seat ? [{ is: 'own-kick' }] : [{ is: 'kicks', piece }]
}

function bought(view: View, player: Player, move: Fields): Effect[] {
  const artist = artistOf(view, move.artist)
  const pile = view.piles.find(({ form }) => form === artist.form)!
  const price = player.commission === artist.key ? artist.initial_fame : (artist.fame ?? 0)
  const visitors = (Object.keys(pile.visitors) as Kind[]).flatMap((kind) => Array<Kind>(pile.visitors[kind]).fill(kind))
  return [
    ...paid(view, player, price),
    ...famed(view, artist, pile.fame + collectors(player)),
    { is: 'tickets', tickets: pile.tickets },
    ...(visitors.length ? [{ is: 'visitors', visitors, to: 'plaza' } as const] : []),
    ...(player.works.length === view.numbers.walls - 1 && player.third_tile ? [{ is: 'tile', tile: player.third_tile } as const] : []),
  ]
}

function slotted(view: View, player: Player, move: Fields): Effect[] {
  const card = player.contracts[move.slot - 1]
  if (!card) return bonusEffects(view, player, player.contract_tickets[move.slot - 1]!)
  return [{ is: 'discards' }, ...(card.assistant ? [home(view, player)] : [])]
}

const home = (view: View, player: Player): Effect => ({ is: 'assistant', to: player.desks < view.numbers.desks ? 'home' : 'out' })

function placed(view: View, player: Player, move: Fields): Effect[] {
  const cell = view.market.find(({ key }) => key === move.cell)!
  const to = raised(view, player.influence, cell.influence)
  const gain: Effect[] = to > player.influence ? [{ is: 'influence', from: player.influence, to }] : []
  if (cell.bid === null) return [...gain, { is: 'tile', tile: cell.tile! }, { is: 'assistant', to: 'market' }, { is: 'usher' }]
  return [
    ...gain,
    ...paid(view, player, cell.bid, to),
    { is: 'assistant', to: 'market' },
    ...bonusEffects(view, { ...player, influence: to }, cell.bonus!),
  ]
}

const MOVES: Record<string, Teller> = {
  start: (view, _, move) => {
    const tile = view.locations.find(({ key }) => key === move.location)?.tile
    return tile ? [{ is: 'tile', tile }] : []
  },
  go: (view, _, move) => went(view, move),
  leave: () => [{ is: 'assistant', to: 'location' }, { is: 'stays-kicked' }],
  act: (view, player) => {
    if (view.decision?.key !== 'kicked_out') return []
    const to = after(view, player.influence, 'star', 1)
    return to === null ? [] : [{ is: 'influence', from: player.influence, to }]
  },
  walk: (view, _, move) => walked(view, move),
  use: (view, player, move) => [
    { is: 'assistant', to: 'contract' },
    ...bonusEffects(view, player, player.contracts[move.slot - 1]!.bonus),
  ],
  discover: (view, player, move) => {
    const artist = artistOf(view, move.artist)
    return [
      ...(artist.bonus ? bonusEffects(view, player, artist.bonus) : []),
      { is: 'commission', artist: artist.key, price: artist.initial_fame },
      ...(artist.collector ? [{ is: 'visitors', visitors: ['collector'], to: 'plaza' } satisfies Effect] : []),
    ]
  },
  buy: bought,
  acclaim: (view, player, move) => {
    const { bonus_fame, bonus_fame_collector } = view.numbers
    return famed(view, artistOf(view, move.artist), bonus_fame + bonus_fame_collector * collectors(player))
  },
  promote: (view, player, move) => {
    const artist = artistOf(view, move.artist)
    const level = view.promotion[artist.promotion]!
    const spent = { ...player, influence: player.influence - level.level }
    return [
      { is: 'influence', from: player.influence, to: spent.influence },
      ...bonusEffects(view, spent, level.bonus),
      ...famed(view, artist, view.numbers.promotion_fame + collectors(player)),
    ]
  },
  sign: (_view, _player, move) => [{ is: 'bonus', bonus: move.contract.split('-')[1] as Bonus }],
  refresh: () => [{ is: 'reveals' }],
  slot: slotted,
  sell: (_, player, move) => {
    const hung = player.works.find(({ work }) => work === move.work)!
    return [
      ...moneyOf(player, hung.value),
      { is: 'limit', from: player.collector_limit, to: player.collector_limit + 1 },
      ...(total(player.gallery) ? [{ is: 'send' } as const] : []),
    ]
  },
  fulfil: (view, player, move) => {
    const card = player.contracts.find((contract) => contract?.key === move.contract)
    return [{ is: 'turns' }, ...(card?.assistant ? [home(view, player)] : [])]
  },
  send: (_view, _player, move) => [
    { is: 'visitors', visitors: [move.visitor], to: 'plaza' },
    ...(move.visitor === 'collector' ? [] : [{ is: 'bonus', bonus: move.visitor === 'vip' ? 'influence' : 'money' } as const]),
  ],
  usher: (_view, _player, move) => [{ is: 'visitors', visitors: [move.visitor], to: 'plaza' }],
  hire: (view, player, move) => {
    const hired = player.hiring.slice(0, move.count)
    const cost = hired.reduce((sum, { cost }) => sum + cost, 0)
    return [{ is: 'hired', count: move.count }, ...paid(view, player, cost), ...hired.flatMap(({ bonus }) => bonusEffects(view, player, bonus))]
  },
  reputation: placed,
  bid: placed,
  space: (view, player, move) => bonusEffects(view, player, move.bonus),
  pay: (view, player, move) => {
    const price = view.ask?.price ?? 0
    const to = after(view, player.influence, 'money', move.steps)
    return [
      ...moneyOf(player, move.steps - price),
      ...(to !== null && to !== player.influence ? [{ is: 'influence', from: player.influence, to } as const] : []),
    ]
  },
  fame: (view, player, move) => {
    const to = after(view, player.influence, 'star', move.steps)
    return [
      ...(view.ask?.artist ? famed(view, artistOf(view, view.ask.artist), (view.ask.gain ?? 0) + move.steps) : []),
      ...(to !== null && to !== player.influence ? [{ is: 'influence', from: player.influence, to } as const] : []),
    ]
  },
  ticket: (_view, _player, move) => [{ is: 'tickets', tickets: [move.ticket] }],
  tickets: (_view, _player, move) => [{ is: 'tickets', tickets: move.tickets }],
  admit: (_view, _player, move) => [{ is: 'visitors', visitors: [move.visitor], to: 'gallery' }],
  call: (_view, _player, move) => [{ is: 'visitors', visitors: [move.visitor], to: 'gallery' }],
  easel: (view, player, move) => moneyOf(player, view.easels.find(({ work }) => work === move.work)?.value ?? 0),
}

/** Whether the answer to the question asked now turns something up, so that there is no way back. */
export function revealsNext(steps: readonly Step[]): boolean {
  return steps.at(-2)?.key === 'hang' || steps.at(-2)?.key === 'fill_display'
}

/** The bonus of a step that stands for one. */
export function bonusOf(step: Step): Bonus | null {
  return step.key === 'bonus' ? (BONUSES[step.facts[0]!] ?? null) : null
}

/** How far a collection has come: the forms it wants, each with whether it is there. */
export function progress(forms: readonly string[], works: readonly { work: string }[]): boolean[] {
  const left = works.map(({ work }) => formOf(work) as string)
  return forms.map((form) => {
    const at = left.indexOf(form)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

