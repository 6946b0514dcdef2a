/** Looking for paintings: by period, domain or painter, or for all that a trend would like. */
import type { Domain, Period, Traits, Trend } from './view'

export interface Filter {
  periods: Period[]
  domains: Domain[]
  /** 0 for any. */
  painter: number
  /** Whatever has something in common with it. */
  trend: Trend | null
}

export const ANYTHING: Filter = { periods: [], domains: [], painter: 0, trend: null }

export function isSet({ periods, domains, painter, trend }: Filter): boolean {
  return periods.length > 0 || domains.length > 0 || painter > 0 || trend !== null
}

export function fits({ periods, domains, painter, trend }: Filter, traits: Traits): boolean {
  if (trend && trend.painter !== traits.painter && trend.period !== traits.period && trend.domain !== traits.domain) return false
  return (
    (periods.length === 0 || periods.includes(traits.period)) &&
    (domains.length === 0 || domains.includes(traits.domain)) &&
    (painter === 0 || painter === traits.painter)
  )
}

/** A list with one thing more, or without it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
