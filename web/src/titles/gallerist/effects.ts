/** What a choice would give and cost, out of what the engine says of it: the view before and after, the events, and what comes next. */
import { applied } from '../../lib/previews.svelte'
import type { PreviewInfo } from '../../lib/wire'
import { bonusOf } from './steps'
import type { ArtistKey, Bonus, Kind, Piece, Step, Ticket, Three, View } from './view'
import { KINDS, TICKETS } from './view'

/** An event of any kind, by its facts. */
type Happening = { event: string; seat?: number } & Record<string, unknown>

export type Effect =
  | { is: 'money' | 'influence'; from: number; to: number }
  | { is: 'fame' | 'value'; artist: ArtistKey; from: number; to: number }
  | { is: 'celebrity'; money: number }
  | { is: 'commission'; price: number }
  /** What has to be paid then. */
  | { is: 'price'; price: number }
  /** Tickets gained, or spent. */
  | { is: 'tickets'; tickets: string[]; spent?: boolean }
  | { is: 'visitors'; visitors: Kind[]; to: 'plaza' | 'lobby' | 'gallery' }
  /** A bonus whose gain is chosen later, or a bonus that is lost. */
  | { is: 'bonus'; bonus: Bonus; lost?: boolean }
  | { is: 'fame-bonus'; artist: ArtistKey; gain: number }
  | { is: 'kicks'; piece: Piece }
  | { is: 'tile'; tile: string }
  | { is: 'assistant'; to: 'market' | 'contract' | 'location' | 'home' | 'out' }
  | { is: 'hired'; count: number }
  | { is: 'limit'; from: number; to: number }
  /** A question or a step that comes of it. */
  | { is: 'then'; step: string }
  | { is: 'usher' | 'send' | 'own-kick' | 'reveals' | 'stays-kicked' | 'turns' | 'discards' }
  | { is: 'chance' | 'ends' }

/** What a preview says to whoever asked for it. */
export function effectsOf(view: View, preview: PreviewInfo): Effect[] {
  const { seat } = view
  if (seat === null || preview.refused) return []
  const then = applied(view, preview)
  const events = preview.events.map(({ event }) => event as Happening).filter((event) => event.seat === undefined || event.seat === seat)
  const effects = [...figures(view, then, seat), ...events.flatMap((event) => happened(event, seat)), ...hired(events), ...comes(view, then, seat)]
  if (preview.chance && !effects.some(({ is }) => is === 'reveals')) effects.push({ is: 'chance' })
  if (preview.ends) effects.push({ is: 'ends' })
  return effects.toSorted((one, other) => Number(other.is === 'price') - Number(one.is === 'price'))
}

/** What stands otherwise than before. */
function figures(view: View, then: View, seat: number): Effect[] {
  const effects: Effect[] = []
  const [was, is] = [view.players[seat]!, then.players[seat]!]
  for (const scale of ['money', 'influence'] as const) if (was[scale] !== is[scale]) effects.push({ is: scale, from: was[scale], to: is[scale] })
  for (const [at, artist] of view.artists.entries()) {
    const now = then.artists[at]!
    if (artist.fame !== null && now.fame !== null && artist.fame !== now.fame) {
      effects.push({ is: 'fame', artist: artist.key, from: artist.fame, to: now.fame })
      if (artist.value !== now.value) effects.push({ is: 'value', artist: artist.key, from: artist.value, to: now.value })
    }
  }
  if (is.commission !== was.commission && is.commission_price !== null) effects.push({ is: 'commission', price: is.commission_price })
  const gained = more(TICKETS, was.tickets, is.tickets)
  const spent = more(TICKETS, is.tickets, was.tickets)
  if (spent.length) effects.push({ is: 'tickets', tickets: spent, spent: true })
  if (gained.length) effects.push({ is: 'tickets', tickets: gained })
  const came = (to: 'plaza' | 'lobby' | 'gallery', before: Three, after: Three) => {
    const visitors = more(KINDS, before, after)
    if (visitors.length) effects.push({ is: 'visitors', visitors, to })
  }
  came('gallery', was.gallery, is.gallery)
  came('lobby', was.lobby, is.lobby)
  came('plaza', view.plaza, then.plaza)
  if (was.collector_limit !== is.collector_limit) effects.push({ is: 'limit', from: was.collector_limit, to: is.collector_limit })
  if (was.contracts.some((card, slot) => card && is.contracts[slot]?.key !== card.key)) effects.push({ is: 'discards' })
  return effects
}

/** Those of which there are more, each by itself. */
function more<K extends Kind | Ticket>(kinds: readonly K[], before: Record<K, number>, after: Record<K, number>): K[] {
  return kinds.flatMap((kind) => Array<K>(Math.max(0, after[kind] - before[kind])).fill(kind))
}

/** What is told by an event alone. */
function happened(event: Happening, seat: number): Effect[] {
  switch (event.event) {
    case 'kicked':
      return event['owner'] === seat ? [{ is: 'own-kick' }] : [{ is: 'kicks', piece: { owner: event['owner'], kind: event['piece'] } as Piece }]
    case 'lacerda_kicked':
      return [{ is: 'kicks', piece: { owner: null, kind: event['piece'] } as Piece }]
    case 'started':
    case 'tile_taken':
      return [{ is: 'tile', tile: event['tile'] as string }]
    case 'assistant_placed':
      return [{ is: 'assistant', to: event['on'] as 'contract' | 'market' }]
    case 'left_behind':
      return [{ is: 'assistant', to: 'location' }, { is: 'stays-kicked' }]
    case 'went_home':
      return event['piece'] === 'assistant' ? [{ is: 'assistant', to: 'home' }] : []
    case 'retired':
      return [{ is: 'assistant', to: 'out' }]
    case 'turned_over':
      return [{ is: 'turns' }]
    case 'refreshed':
      return [{ is: 'reveals' }]
    case 'lost':
      return [{ is: 'bonus', bonus: event['bonus'] as Bonus, lost: true }]
    case 'earned':
      return event['source'] === 'celebrity' ? [{ is: 'celebrity', money: event['amount'] as number }] : []
    default:
      return []
  }
}

function hired(events: readonly Happening[]): Effect[] {
  const count = events.filter(({ event }) => event === 'hired').length
  return count ? [{ is: 'hired', count }] : []
}

/** What it brings to come: questions and steps that did not stand there before, the next one first. */
function comes(view: View, then: View, seat: number): Effect[] {
  const before = view.steps.slice(0, -1).map((step) => JSON.stringify(step))
  const same = then.steps.findIndex((step, at) => JSON.stringify(step) !== before[at])
  const fresh = same < 0 ? [] : then.steps.slice(same)
  return fresh
    .toReversed()
    .filter((step) => step.seat === seat && !step.idle)
    .flatMap((step) => toCome(then, step))
}

function toCome(then: View, step: Step): Effect[] {
  const { price, artist, gain, sets } = step.facts as { price: number; artist: ArtistKey; gain: number; sets: Ticket[][] }
  switch (step.key) {
    case 'pay':
      return [{ is: 'price', price }]
    case 'fame':
      return gain ? [{ is: 'fame-bonus', artist, gain }] : [{ is: 'then', step: 'fame' }]
    case 'publicity':
      return [{ is: 'then', step: 'fame' }]
    case 'ticket':
      return [{ is: 'tickets', tickets: sets.map(colours) }]
    case 'bonus':
      return [{ is: 'bonus', bonus: bonusOf(step)! }]
    case 'collector_leaves':
      return [{ is: 'visitors', visitors: ['collector'], to: 'plaza' }]
    case 'usher':
    case 'send':
      return [{ is: step.key }]
    case 'space':
      return then.ask?.tile ? [{ is: 'tile', tile: then.ask.tile }] : []
    case 'assistant':
      return then.ask?.on ? [{ is: 'assistant', to: then.ask.on }] : []
    case 'acclaim':
    case 'admit':
    case 'call':
    case 'face':
    case 'fulfil':
    case 'exchange':
    case 'toss':
      return [{ is: 'then', step: step.key }]
    default:
      return []
  }
}

/** A set of colours as a work names it: `any`, `brown/white`. */
function colours(set: readonly Ticket[]): string {
  return set.length === TICKETS.length ? 'any' : set.join('/')
}
