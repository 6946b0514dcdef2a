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

/** After which absence a bot takes over; 0: never. */
export function awayText(seconds: number): string {
  if (seconds === 0) return t('away-never')
  const [unit, length] = seconds % 3600 === 0 ? ['hours', 3600] : seconds % 60 === 0 ? ['minutes', 60] : ['seconds', 1]
  return t('away-after', { unit, count: seconds / length })
}
