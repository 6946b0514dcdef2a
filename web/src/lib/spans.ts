/** How long something lasts, in the unit it is a whole number of. */
import { t } from './text.svelte'

export function awayText(seconds: number): string {
  if (seconds === 0) return t('away-never')
  const [unit, length] = seconds % 3600 === 0 ? ['hours', 3600] : seconds % 60 === 0 ? ['minutes', 60] : ['seconds', 1]
  return t('away-after', { unit, count: seconds / length })
}
