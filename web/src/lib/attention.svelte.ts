/** What this visitor has not looked at: events that came while the tab was hidden, closed or cut off, however long ago. */
import { announcer } from './announce.svelte'
import type { Live } from './live.svelte'
import { recall, remember } from './settings.svelte'
import { chime } from './sound'
import { t } from './text.svelte'
import type { Language, State } from './wire'

const WORTH_A_DIGEST = 3
/** So many lines are read again for a digest; of what came before them the replay tells. */
const MOST_READ = 240

/** The lines that came meanwhile, by their numbers. */
interface Span {
  from: number
  to: number
}

export class Attention {
  #span = $state.raw<Span | null>(null)
  /** What happened meanwhile, oldest first, as far as it is here; empty when there is nothing to tell. */
  readonly missed = $derived.by(() => {
    const span = this.#span
    return span ? this.#live.events.filter((line) => line.n >= span.from && line.n <= span.to) : []
  })

  readonly #live: Live
  #key: string
  #missedKey: string
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
    this.#missedKey = `missed.${live.table}`
    const [from, to] = (recall(this.#missedKey) ?? '').split('-').map(Number)
    if (from && to) this.#span = { from, to }
  }

  /** The first line that was missed; 0 if none was. */
  get first(): number {
    return this.#span?.from ?? 0
  }
  /** How many lines were missed, whether they are here or not. */
  get count(): number {
    return this.#span ? this.#span.to - this.#span.from + 1 : 0
  }

  /** Call whenever the events, the connection or the tab's visibility changed. */
  look(): void {
    const events = this.#live.events
    const last = events.at(-1)?.n ?? 0
    if (document.visibilityState === 'hidden' || !this.#live.connected) return
    if (last < this.#seen) this.#seen = last
    if (this.#span && this.#span.to > last) this.#miss(null) // another seat counts other lines
    const away = this.#seen > 0 && this.#wasAway
    if (away && last - this.#seen >= WORTH_A_DIGEST) this.#miss({ from: this.#span?.from ?? this.#seen + 1, to: last })
    if (away) void this.#read()
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
    this.#miss(null)
  }

  /** What was missed is told until it is put away, after a reload too. */
  #miss(span: Span | null): void {
    this.#span = span
    remember(this.#missedKey, span ? `${span.from}-${span.to}` : '')
  }

  /** Read the lines that came before those a newcomer is told. */
  async #read(): Promise<void> {
    try {
      while (this.#span) {
        const first = this.#live.events[0]?.n ?? 1
        if (first <= Math.max(this.#span.from, this.#span.to - MOST_READ)) break
        await this.#live.earlier('events')
        if (this.#live.events[0]?.n === first) break
      }
    } catch {
      // The line was lost: what is here is told.
    }
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
