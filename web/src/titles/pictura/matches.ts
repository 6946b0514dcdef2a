/** What paintings have in common with what somebody wants: signs that are the same. */
import type { Trend, Traits } from './view'

export interface Match {
  painter: boolean
  period: boolean
  domain: boolean
}

export function matchOf(trend: Trend, traits: Traits): Match {
  return { painter: trend.painter === traits.painter, period: trend.period === traits.period, domain: trend.domain === traits.domain }
}
