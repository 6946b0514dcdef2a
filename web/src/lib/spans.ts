/** How long something lasts, or how long ago it was, in words. */
import { settings } from './settings.svelte'
import { t } from './text.svelte'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago a moment was, given in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at)
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', passed + 1]
  return new Intl.RelativeTimeFormat(settings.locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}

/** How long something lasts: in the largest unit of which there are two, or in seconds. Never more than there is. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [unit, length] = UNITS.find(([, length]) => whole >= 2 * length) ?? ['second', 1]
  return t('span', { unit: `${unit}s`, count: Math.floor(whole / length) })
}

/** A length that somebody chose: in the largest unit it is a whole number of. */
export function chosen(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  return t('span', { unit: `${unit}s`, count: seconds / length })
}

/** After which absence a bot takes over; 0: never. */
export function awayText(seconds: number): string {
  if (seconds === 0) return t('away-never')
  const [unit, length] = seconds % 3600 === 0 ? ['hours', 3600] : seconds % 60 === 0 ? ['minutes', 60] : ['seconds', 1]
  return t('away-after', { unit, count: seconds / length })
}
