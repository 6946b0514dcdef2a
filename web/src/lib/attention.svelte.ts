/** What this visitor has not looked at: events that came while the tab was hidden, closed or cut off. */
import { announcer } from './announce.svelte'
import type { Live } from './live.svelte'
import { recall, remember } from './settings.svelte'
import { chime } from './sound'
import { t } from './text.svelte'
import type { EventLine, Language, State } from './wire'

const WORTH_A_DIGEST = 3

export class Attention {
  /** What happened meanwhile, oldest first; empty when there is nothing to tell. */
  missed = $state.raw<EventLine[]>([])

  readonly #live: Live
  #key: string
  /** The last event that was on a screen somebody could look at. */
  #seen: number
  #told: number | null = null
  #wasAsked = false
  /** The language of what is told; and, until the house speaks it, the last screen in the one before. */
  #lang: Language
  #before: State | null = null

  constructor(live: Live) {
    this.#live = live
    this.#lang = live.lang
    this.#key = `seen.${live.table}`
    this.#seen = Number(recall(this.#key) ?? 0)
  }

  /** Call whenever the events, the connection or the tab's visibility changed. */
  look(): void {
    const events = this.#live.events
    const last = events.at(-1)?.n ?? 0
    if (document.visibilityState === 'hidden' || !this.#live.connected) return
    if (last < this.#seen) this.#seen = last
    const away = this.#seen > 0 && this.#wasAway
    if (away && last > this.#seen) {
      const missed = events.filter((line) => line.n > this.#seen)
      if (missed.length >= WORTH_A_DIGEST) this.missed = missed
    }
    this.#wasAway = false
    this.#seen = last
    remember(this.#key, String(last))
  }

  /** The visitor is away from now on, until `look` finds the tab visible and connected again. */
  leave(): void {
    this.#wasAway = true
  }
  #wasAway = true

  dismiss(): void {
    this.missed = []
  }

  /** Tell a screen reader the newest events politely, and the visitor's turn at once. */
  announce(): void {
    const { events, lang, state } = this.#live
    if (lang !== this.#lang) {
      this.#lang = lang
      this.#before = state
      announcer.hush()
    }
    if (state !== null && state === this.#before) return
    const anew = this.#before !== null
    this.#before = null
    const last = events.at(-1)?.n ?? 0
    if (this.#told !== null && last > this.#told) {
      const told = this.#told
      announcer.tell(
        events
          .filter((line) => line.n > told)
          .slice(-4)
          .map((line) => line.text)
          .join(' '),
      )
    }
    this.#told = last
    const choices = state?.choices
    const asked = Boolean(choices?.awaited)
    if (asked && (anew || !this.#wasAsked)) announcer.call(t('your-turn-call', { prompt: choices?.prompt ?? '' }))
    if (asked && !this.#wasAsked) chime()
    this.#wasAsked = asked
  }
}
