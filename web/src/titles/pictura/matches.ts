/** What paintings have in common with what somebody wants: signs that are the same. */
import { traitsOf, type Numbers, type Trend, type Traits, type View } from './view'

export interface Match {
  painter: boolean
  period: boolean
  domain: boolean
}

export function matchOf(trend: Trend, traits: Traits): Match {
  return { painter: trend.painter === traits.painter, period: trend.period === traits.period, domain: trend.domain === traits.domain }
}

/** The points that stand beside the signs in common, all together. */
export function pointsOf({ painter, period, domain }: Match, numbers: Numbers): number {
  return (painter ? numbers.painter_points : 0) + (period ? numbers.period_points : 0) + (domain ? numbers.domain_points : 0)
}

/** How far a museum is towards pleasing a patron: of each thing it wants, how many there are. */
export function progress(view: View, seat: number, patron: { painter: number; period: string | null; domain: string | null }): number[] {
  const traits = view.players[seat]!.wall.flatMap((painting) => (painting ? [traitsOf(view, painting)] : []))
  if (patron.painter) return [traits.filter(({ painter }) => painter === patron.painter).length]
  return [traits.filter(({ period }) => period === patron.period).length, traits.filter(({ domain }) => domain === patron.domain).length]
}
