/** A walk through a game, step by step: what is shown where, how one moves, and what is fetched when. */
import { changed, type Change } from '../lib/changes'
import type { EventLine, Replay, ReplayPage, Shown } from '../lib/wire'

/** How the walk gets its pages: from a table of the house, or by sending a file. */
export type Fetch = (page: number) => Promise<ReplayPage>

/** Milliseconds a step stays while the walk plays by itself. */
export const SPEEDS = { slow: 2400, plain: 1200, quick: 500 } as const
export type Speed = keyof typeof SPEEDS

interface Kept {
  shown: Shown[]
  events: EventLine[][]
}

export class Walk {
  /** The step one stands at; 0 is the set-up. */
  at = $state(0)
  playing = $state(false)
  speed = $state<Speed>('plain')
  /** Whether the last page that was asked for could not be had. */
  failed = $state(false)
  #pages = $state.raw<ReadonlyMap<number, Kept>>(new Map())
  readonly #fetch: Fetch
  readonly #asked = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly replay: Replay,
    fetch: Fetch,
    at = 0,
  ) {
    this.#fetch = fetch
    this.at = this.#within(at)
  }

  get last(): number {
    return this.replay.heard.length - 1
  }

  /** The first step of each round, and of each turn. */
  readonly rounds = $derived.by(() => starts(this.replay.rounds))
  readonly turns = $derived.by(() => turnStarts(this.replay.rounds, this.replay.turns))

  /** What stands on the screen at the step; undefined until its page is here. */
  readonly shown = $derived.by(() => this.#pages.get(this.#page(this.at))?.shown[this.at % this.replay.page])

  /** What was told up to the step, as far as it is here: always the lines of the step itself. */
  readonly told = $derived.by(() => {
    const lines: EventLine[] = []
    for (let page = this.#page(this.at); page >= 0; page--) {
      const kept = this.#pages.get(page)
      if (!kept) break
      const until = page === this.#page(this.at) ? (this.at % this.replay.page) + 1 : kept.events.length
      lines.unshift(...kept.events.slice(0, until).flat())
    }
    return lines
  })

  /** What happened at the step itself. */
  readonly news = $derived.by(() => this.#pages.get(this.#page(this.at))?.events[this.at % this.replay.page] ?? [])

  go(step: number): void {
    this.at = this.#within(step)
    void this.load()
  }

  forward(): void {
    this.go(this.at + 1)
  }
  back(): void {
    this.stop()
    this.go(this.at - 1)
  }
  /** To where the next round begins (where there are none: the next turn), or to the end. */
  nextRound(): void {
    this.go(this.#marks().find((step) => step > this.at) ?? this.last)
  }
  /** To the beginning of this round, or of the one before if one stands there already. */
  lastRound(): void {
    this.stop()
    this.go(this.#marks().findLast((step) => step < this.at) ?? 0)
  }
  nextTurn(): void {
    this.go(this.turns.find((step) => step > this.at) ?? this.last)
  }
  lastTurn(): void {
    this.stop()
    this.go(this.turns.findLast((step) => step < this.at) ?? 0)
  }

  /** The step that told a line of the log, or the one of an entry of the record. */
  stepOfLine(line: number): number {
    return this.#within(this.replay.heard.findIndex((heard) => heard >= line))
  }
  stepOfEntry(entry: number): number {
    return this.#within(this.replay.entries.findLastIndex((number) => number <= entry))
  }

  play(): void {
    if (this.at === this.last) this.at = 0
    this.playing = true
    this.#next()
  }
  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }
  toggle(): void {
    if (this.playing) this.stop()
    else this.play()
  }

  /** Leave: nothing goes on by itself any more. */
  close(): void {
    this.stop()
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      if (this.shown) this.forward() // what is not here yet is waited for
      if (this.at === this.last) this.stop()
      else this.#next()
    }, SPEEDS[this.speed])
  }

  /** Fetch the page one stands on, then the one after it. */
  async load(): Promise<void> {
    const page = this.#page(this.at)
    await this.#have(page)
    if (page + 1 < this.replay.pages) await this.#have(page + 1)
  }

  /** Fetch all that is missing, in order: the log of a step is all that was told before. */
  async loadAll(): Promise<void> {
    await this.load()
    for (let page = 0; page < this.replay.pages && !this.failed; page++) await this.#have(page)
  }

  #have(page: number): Promise<void> {
    if (this.#pages.has(page)) return Promise.resolve()
    let asked = this.#asked.get(page)
    if (!asked) {
      asked = this.#fetch(page).then(
        (found) => {
          this.failed = false
          this.#pages = new Map(this.#pages).set(page, unfolded(found))
        },
        () => {
          this.failed = true
        },
      )
      this.#asked.set(page, asked)
      void asked.finally(() => this.#asked.delete(page))
    }
    return asked
  }

  #page(step: number): number {
    return Math.floor(step / this.replay.page)
  }
  #within(step: number): number {
    return Math.max(0, Math.min(Number.isFinite(step) ? Math.trunc(step) : 0, this.last))
  }
  #marks(): number[] {
    return this.rounds.length > 1 ? this.rounds : this.turns
  }
}

/** Where a value is another than the one before; a step without any goes on with the last. */
export function starts(values: readonly (number | null)[]): number[] {
  const found: number[] = []
  let last: number | null = null
  values.forEach((value, step) => {
    if (value !== null && value !== last) {
      found.push(step)
      last = value
    }
  })
  return found
}

/** Where another seat's turn begins, or the same seat's in another round. */
export function turnStarts(rounds: readonly (number | null)[], turns: readonly (number | null)[]): number[] {
  const found: number[] = []
  let last = ''
  turns.forEach((turn, step) => {
    if (turn === null) return
    const now = `${rounds[step]} ${turn}`
    if (now !== last) found.push(step)
    last = now
  })
  return found
}

/** A page as whole screens: its first, and each other made of the one before by what is new in it. */
function unfolded(page: ReplayPage): Kept {
  const shown: Shown[] = []
  let standing = page.shown
  for (const step of page.steps) {
    standing = changed(standing, step.changes as readonly Change[])
    shown.push(standing)
  }
  return { shown, events: page.steps.map((step) => step.events) }
}
