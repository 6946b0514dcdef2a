/** Where in a turn one is: what is asked now, and what comes after it. */
import type { Bonus, Step } from './view'

/** A step that is worth a name on the way; the engine's small ones are not. */
export interface Crumb {
  /** The question, or `bonus`, or `hang`. */
  key: string
  bonus: Bonus | null
  /** It turns something up: what lies before it cannot be taken back afterwards. */
  reveals: boolean
}

/**
 * Steps that are not written on the way, and what is written for some of them. This is drawing alone: which steps there
 * are, and in which order, the view says; here stands which of them have no words of their own in `board-ga-step`.
 */
const QUIET = new Set(['obtain', 'arrive', 'third_tile', 'collector_leaves', 'fill_display', 'end_turn', 'next_turn', 'finish', 'go_home'])
const SAME: Record<string, string> = { publicity: 'fame' }

/** The bonus of a step that stands for one. */
export function bonusOf(step: Step): Bonus | null {
  return step.key === 'bonus' ? (step.facts['bonus'] as Bonus) : null
}

/** What is asked now, then what comes after it for the same seat. */
export function crumbs(steps: readonly Step[]): Crumb[] {
  const asked = steps.at(-1)
  if (!asked) return []
  const found: Crumb[] = []
  for (const step of steps.toReversed()) {
    if (step.key === 'end_turn' || step.key === 'next_turn' || step.seat !== asked.seat) break
    if (QUIET.has(step.key) || step.idle) continue
    found.push({ key: SAME[step.key] ?? step.key, bonus: bonusOf(step), reveals: step.key === 'hang' })
  }
  return found
}
