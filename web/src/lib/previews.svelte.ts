/** What choices would do, as the engine works it out: asked for when a choice is pointed at, kept while the question stands. */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { MOST_PREVIEWS, type Language, type Move, type PreviewInfo, type State } from './wire'

const PAUSE = 120

/** What this needs of a live connection. */
export interface Asks {
  readonly state: State | null
  readonly lang: Language
  foresee(number: number, moves: Move[]): Promise<PreviewInfo[]>
}

export class Previews {
  readonly #live: Asks
  readonly #known = new SvelteMap<string, PreviewInfo>()
  /** The question the known ones answer. */
  #question = $state.raw('')
  #wanted = new Map<string, Move>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What this question was asked about and has not come yet. */
  #asked = new Set<string>()
  #asking = false

  constructor(live: Asks) {
    this.#live = live
  }

  /** All that a preview follows from: the steps of a draft answer one number, so the number alone is not enough. */
  get #now(): string {
    const { state, lang } = this.#live
    if (state !== this.#written.state || lang !== this.#written.lang) {
      this.#written = { state, lang, text: JSON.stringify([state?.choices?.number, lang, state?.view]) }
    }
    return this.#written.text
  }
  /** For which screen that was written last. No derived value: what was asked for may come when its owner has gone. */
  #written: { state: unknown; lang: string; text: string } = { state: undefined, lang: '', text: '' }

  /** What a move would do; undefined while that is not known. */
  of(move: Move): PreviewInfo | undefined {
    return this.#question === this.#now ? this.#known.get(JSON.stringify(move)) : undefined
  }

  /** Have some moves worked out; those wanted last come first. */
  want(...moves: Move[]): void {
    untrack(() => this.#want(moves))
  }

  #want(moves: Move[]): void {
    this.#turn()
    for (const move of moves.toReversed()) {
      const key = JSON.stringify(move)
      if (this.#known.has(key) || this.#asked.has(key)) continue
      this.#wanted.delete(key)
      this.#wanted.set(key, move)
    }
    if (this.#wanted.size === 0 || this.#asking) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), PAUSE)
  }

  /** Another question: nothing of the last one holds. */
  #turn(): void {
    if (this.#question === this.#now) return
    this.#question = this.#now
    for (const kept of [this.#known, this.#wanted, this.#asked]) kept.clear()
  }

  async #ask(): Promise<void> {
    this.#turn()
    const { choices, view } = this.#live.state ?? {}
    const number = choices?.number ?? (view as { decision?: { number: number } | null } | undefined)?.decision?.number
    const asked = [...this.#wanted].toReversed().slice(0, MOST_PREVIEWS)
    if (number === undefined || asked.length === 0) return
    const question = this.#question
    for (const [key] of asked) {
      this.#wanted.delete(key)
      this.#asked.add(key)
    }
    this.#asking = true
    try {
      const moves = asked.map(([, move]) => move)
      const previews = await this.#live.foresee(number, moves)
      this.#turn()
      if (question === this.#question) asked.forEach(([key], place) => this.#known.set(key, previews[place] as PreviewInfo))
    } catch {
      // Asked too late, or the line broke: whoever points again asks again.
    } finally {
      this.#asking = false
      this.#asked.clear()
      if (this.#wanted.size > 0) this.#want([])
    }
  }
}

/** What becomes of a place of the view, such as `players[2].influence`; undefined if it stays, or cannot be known. */
export function changed(preview: PreviewInfo, path: string): { before: unknown; after: unknown } | undefined {
  return preview.changes.find((change) => change.path === path)
}

/** Whether what becomes of a place depends on what is hidden or on chance: of itself, of a part of it, or of what it is a part of. */
export function uncertain(preview: PreviewInfo, path: string): boolean {
  const within = (whole: string, part: string) => part === whole || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[`)
  return preview.uncertain.some((other) => within(other, path) || within(path, other))
}

/** By how much a number changes; 0 if it stays or cannot be known. */
export function difference(preview: PreviewInfo, path: string): number {
  const change = changed(preview, path)
  return typeof change?.before === 'number' && typeof change.after === 'number' ? change.after - change.before : 0
}

/** A view as it is certain to stand afterwards; what cannot be known is left as it is. */
export function applied<V>(view: V, preview: PreviewInfo): V {
  const then = JSON.parse(JSON.stringify({ view })) as { view: V }
  for (const { path, after } of preview.changes) {
    const steps = ['view', ...path.split(/[.[\]]+/).filter(Boolean)]
    const last = steps.pop()!
    const place = steps.reduce<unknown>((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], then)
    if (place) (place as Record<string, unknown>)[last] = after
  }
  return then.view
}
