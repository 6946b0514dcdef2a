/** Where in a turn one is: what was done, what is asked now, and what comes after it. */
import type { Action, Bonus, Location, Step, Told, View } from './view'
import { ACTIONS, BONUSES, locationOf } from './view'

/** A step that is worth a name on the way; the engine's small ones are not. */
export interface Crumb {
  /** The question, or `bonus`, or `hang`. */
  key: string
  bonus: Bonus | null
  /** It turns something up: what lies before it cannot be taken back afterwards. */
  reveals: boolean
}

/** Steps that nobody has to be told of, and what stands for some of them. */
const QUIET = new Set(['obtain', 'arrive', 'third_tile', 'collector_leaves', 'fill_display', 'end_turn', 'next_turn', 'finish', 'go_home'])
const SAME: Record<string, string> = { publicity: 'fame' }

/** The bonus of a step that stands for one. */
export function bonusOf(step: Step): Bonus | null {
  return step.key === 'bonus' ? (BONUSES[step.facts[0]!] ?? null) : null
}

/** What is asked now, then what comes after it for the same seat. */
export function crumbs(steps: readonly Step[]): Crumb[] {
  const asked = steps.at(-1)
  if (!asked) return []
  const found: Crumb[] = []
  for (const step of steps.toReversed()) {
    if (step.key === 'end_turn' || step.key === 'next_turn' || step.seat !== asked.seat) break
    const bonus = bonusOf(step)
    if (QUIET.has(step.key) || bonus === 'none') continue
    found.push({ key: SAME[step.key] ?? step.key, bonus, reveals: step.key === 'hang' })
  }
  return found
}

export interface Story {
  location: Location | null
  action: Action | null
  /** It is an action after being kicked out, in another's turn. */
  kicked: boolean
}

/** What the events of an action tell about it, for those questions that do not say themselves which it is. */
const BEGUN: Partial<Record<Told['event']['event'], Action>> = {
  discovered: 'discover',
  bought: 'buy',
  sold: 'sell',
  promoted: 'promote',
  bid_made: 'bid',
  signed: 'sign',
  refreshed: 'sign',
}
/** The action of a location that begins with no event of its own. */
const UNTOLD: Partial<Record<Location, Action>> = { sales_office: 'sign', media_centre: 'hire', international_market: 'reputation' }
const FIRST: Record<string, Action> = { tile: 'reputation' }
const BEFORE_ACTION = new Set(['start', 'turn', 'leave', 'action', 'toss', 'kicked_out'])

/** Where the gallerist went in this turn, and which action is being taken. */
export function storyOf(view: Pick<View, 'decision' | 'ask' | 'steps'>, events: readonly Told[]): Story {
  const key = view.decision?.key ?? ''
  const story: Story = { location: view.ask?.location ?? null, action: null, kicked: key === 'kicked_out' }
  const isAction = (name: string): name is Action => (ACTIONS as readonly string[]).includes(name)
  if (key in FIRST) story.action = FIRST[key]!
  else if (isAction(key)) story.action = key
  for (const { event } of events.toReversed()) {
    if (event.event === 'turn_began') break
    if (event.event === 'came_back') {
      story.kicked = true
      story.action ??= event.action
      break
    }
    story.action ??= BEGUN[event.event] ?? null
    if (event.event === 'went') story.location ??= event.location
  }
  if (key === 'easel') return { location: null, action: null, kicked: false }
  // An executive action may come before the location action.
  if (BEFORE_ACTION.has(key) || view.steps.some((step) => step.key === 'action')) story.action = null
  else if (story.location) story.action ??= UNTOLD[story.location] ?? null
  if (story.action) story.location ??= locationOf(story.action)
  return story
}
