/** What a choice would do, before it is made. */
import { spotOf, traitsOf, PERIODS, COLLECTIONS, type Collection, type Numbers, type Painting, type Player, type Trend, type Traits, type View } from './view'

/** What a painting has in common with a trend. */
export interface Match {
  painter: boolean
  period: boolean
  domain: boolean
  /** What it is worth there: by its best criterion alone. */
  points: number
  /** What it is worth as a goal: all of them together. */
  all: number
}

export function matchOf(trend: Trend, traits: Traits, numbers: Numbers): Match {
  const painter = trend.painter === traits.painter
  const period = trend.period === traits.period
  const domain = trend.domain === traits.domain
  const worth = [painter ? numbers.painter_points : 0, period ? numbers.period_points : 0, domain ? numbers.domain_points : 0]
  return { painter, period, domain, points: Math.max(...worth), all: worth.reduce((sum, points) => sum + points, 0) }
}

/** What happens on the track besides: favours drawn at marks, and the end token. */
export interface OnTrack {
  favours: number
  ends: boolean
}

/** A seat gains, then loses. What is gained first may reach a mark. */
function onTrack(view: View, player: Player, gain: number): OnTrack {
  const reached = player.score + gain
  const { marks, end } = view.numbers
  return {
    favours: player.next_mark ? marks.filter((mark) => mark >= player.next_mark && mark <= reached).length : 0,
    ends: view.ender === null && gain > 0 && reached >= end,
  }
}

export interface SwapOutlook extends OnTrack {
  museum: number
  gain: number
  cost: number
  /** What it changes in all: prestige never falls below 0. */
  net: number
}

export function swapOutlook(view: View, given: Painting, taken: Painting): SwapOutlook | null {
  const spot = spotOf(view, taken)
  if (view.seat === null || spot?.where !== 'museum') return null
  const { museum } = spot
  const player = view.players[view.seat]!
  const gain = view.previews.find(({ painting }) => painting === given)?.gives[museum] ?? 0
  const cost = view.museums[museum]!.places.find(({ painting }) => painting === taken)!.points
  return { museum, gain, cost, net: Math.max(0, player.score + gain - cost) - player.score, ...onTrack(view, player, gain) }
}

export interface HangOutlook extends OnTrack {
  /** What the public trend brings now. */
  trend: number
  doubled: boolean
  /** How much more the collections would be worth, connected. */
  collections: number
  /** What it counts at the end for the own goal. */
  goal: number
  /** Prestige that goes to the owner of the discard. */
  price: number
  owner: number | null
  /** What the own discard costs more at the end with the payment in it. */
  discard: number
}

/** What hanging a painting would do; `pays` if another one is discarded for it, as in an action. */
export function hangOutlook(view: View, painting: Painting, pays: boolean): HangOutlook | null {
  const preview = view.previews.find((one) => one.painting === painting)
  if (view.seat === null || !preview) return null
  const spot = spotOf(view, painting)
  const owner = spot?.where === 'discard' ? spot.seat : null
  const player = view.players[view.seat]!
  const price = owner !== null && pays ? view.numbers.steal : 0
  return {
    trend: preview.trend,
    doubled: view.turn.doubles > 0 && view.active === view.seat,
    collections: preview.collections,
    goal: preview.goal,
    price,
    owner,
    discard: pays && owner === null ? discardCost(view, player, player.discard.length + 1) - discardCost(view, player, player.discard.length) : 0,
    ...onTrack(view, player, preview.trend - price),
  }
}

export function discardCost({ numbers }: Pick<View, 'numbers'>, player: Pick<Player, 'rewards'>, cards: number): number {
  const last = numbers.discard_costs.length - 1
  const cost = cards <= last ? numbers.discard_costs[cards]! : numbers.discard_costs[last]! + numbers.discard_further * (cards - last)
  return player.rewards.includes('depot') ? Math.ceil(cost / 2) : cost
}

export interface ExhibitionOutlook {
  count: number
  value: number
  bonus: number
}

/** What an exhibition of a collection would bring a seat now. */
export function exhibitionOutlook(view: View, seat: number, collection: Collection): ExhibitionOutlook {
  const kind = COLLECTIONS.indexOf(collection)
  const count = view.players[seat]!.counts[kind]!
  const value = (kind < PERIODS.length ? view.period_values : view.domain_values)[count]!
  return { count, value, bonus: view.tokens[kind] === view.numbers.tokens ? view.numbers.token_points : 0 }
}

/** How far a museum is towards pleasing a patron: of each thing it wants, how many there are. */
export function progress(view: View, seat: number, patron: { painter: number; period: string | null; domain: string | null }): number[] {
  const traits = view.players[seat]!.wall.flatMap((painting) => (painting ? [traitsOf(view, painting)] : []))
  if (patron.painter) return [traits.filter(({ painter }) => painter === patron.painter).length]
  return [traits.filter(({ period }) => period === patron.period).length, traits.filter(({ domain }) => domain === patron.domain).length]
}
