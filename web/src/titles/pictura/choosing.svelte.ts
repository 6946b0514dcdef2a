/** Choosing on the board: what is picked, what that would answer, and the answer itself. */
import { tick } from 'svelte'
import { keepFocus } from '../../lib/focus'
import type { Live } from '../../lib/live.svelte'
import type { Move, Refused } from '../../lib/wire'
import { effectsOf, type Effects } from './effects'
import { ANYTHING, type Filter } from './filter'
import { Hangings } from './hangings'
import { viewOf } from './said'
import { spotOf, written, type Painting } from './view'

/** Something other than a painting that can be picked. */
export interface Thing {
  kind: 'patron' | 'collection' | 'favour' | 'reward' | 'goal'
  key: string
}

/** What a painting would be in the answer: the one it is about, the one that goes for it, or one of several. */
export type Role = 'subject' | 'partner' | 'many'

const SWAPS = new Set(['swap', 'join', 'exchange'])

export class Choosing {
  /** What is given, hung or taken; or just looked at. */
  subject = $state<Painting | null>(null)
  /** What is taken for it, or pays for it. */
  partner = $state<Painting | null>(null)
  many = $state.raw<Painting[]>([])
  thing = $state.raw<Thing | null>(null)
  /** Why the last answer was refused, or why something cannot be chosen. */
  problem = $state('')
  filter = $state.raw<Filter>(ANYTHING)
  /** Another painting, or a whole museum, to be seen large. */
  viewed = $state<Painting | number | null>(null)
  #busy = false

  readonly #choices = $derived.by(() => this.live.state?.choices ?? null)
  readonly #offered = $derived(new Map((this.#choices?.options ?? []).map((option) => [written(option.move), option])))
  readonly #hangs = $derived((this.#choices?.options ?? []).some(({ move }) => move.move === 'hang'))
  readonly move = $derived.by(() => this.#answer())
  readonly hangings = new Hangings(this)

  constructor(readonly live: Live) {}

  /** The key of the question this visitor is asked, if any. */
  get key(): string {
    return this.#choices?.key ?? ''
  }

  get swaps(): boolean {
    return SWAPS.has(this.key)
  }

  get several() {
    return this.#choices?.several ?? null
  }

  /** The paintings a question is about, if they would have to be looked for on the table. */
  readonly spread = $derived.by((): Painting[] => {
    if (this.several) return this.several.items.map(([item]) => item as Painting)
    return this.key === 'dealer' ? (this.#choices?.options ?? []).map(({ move }) => move.painting as Painting) : []
  })

  may(move: Move): boolean {
    return this.#offered.has(written(move))
  }

  /** What an answer would do, as far as it is known. */
  effectsOf(move: Move): Effects | null {
    const seat = viewOf(this.live)?.seat ?? null
    const preview = this.live.previews.of(move)
    return seat === null || !preview || preview.refused ? null : effectsOf(preview, seat)
  }

  /** What that would do that is picked. */
  readonly effects = $derived.by(() => (this.move ? this.effectsOf(this.move) : null))

  /** Have worked out what is picked, and what else it could become by one more press. */
  foresee(): void {
    const { subject, partner, move } = this
    const near = (this.#choices?.options ?? []).map((option) => option.move).filter(({ painting, payment, taken }) => {
      if (subject && painting !== subject) return this.swaps && partner !== null && taken === partner
      return (subject ?? partner) !== null && (subject !== null || taken === partner || payment === partner)
    })
    this.live.previews.want(...near)
    if (subject && this.hangs(subject)) this.hangings.ask([subject])
    if (move) this.live.previews.want(move)
  }

  /** Whether a painting is one to be hung, now or in another turn: of the hand, or of another's discard. */
  hangs(painting: Painting): boolean {
    const view = viewOf(this.live)
    const spot = view && spotOf(view, painting)
    return !this.swaps && (spot?.where === 'hand' || (spot?.where === 'discard' && spot.seat !== view!.seat))
  }

  roleOf(painting: Painting): Role | null {
    const view = viewOf(this.live)
    const where = view && spotOf(view, painting)
    if (!where) return null
    if (this.several) return this.several.items.some(([item]) => item === painting) ? 'many' : null
    const another = where.where === 'discard' && where.seat !== view.seat
    if (this.swaps) return where.where === 'hand' ? 'subject' : where.where === 'museum' ? 'partner' : null
    if (this.key === 'free') return where.where === 'hand' ? 'subject' : null
    if (this.key === 'loan') return where.where === 'museum' ? 'subject' : null
    if (this.key === 'dealer') return another ? 'subject' : null
    if (this.key !== 'action' || !this.#hangs) return null
    if (another) return this.#offered.has(`hang ${painting} ${view.hand[0]}`) ? 'subject' : null
    if (where.where !== 'hand') return null
    return this.subject && this.subject !== painting && this.roleOf(this.subject) === 'subject' ? 'partner' : 'subject'
  }

  isPicked(painting: Painting): boolean {
    return painting === this.subject || painting === this.partner || this.many.includes(painting)
  }

  /** A press on a painting. Pressed again, what completes the answer gives it. */
  press(painting: Painting, event: MouseEvent): void {
    const role = this.roleOf(painting)
    this.problem = ''
    if (role === 'many') this.#pickMany(painting)
    else if (this.move && painting === (this.partner ?? this.subject)) return void this.confirm()
    else {
      this.thing = null
      if (role === 'partner') this.partner = painting
      else if (painting === this.subject) this.forget()
      else {
        this.subject = painting
        if (!role || this.partner === painting || this.key === 'action') this.partner = null
        if (!role) void this.#whyNotHang(painting)
      }
    }
    if (event.detail === 0) void this.#lead()
  }

  #pickMany(painting: Painting): void {
    this.subject = painting
    const { most } = this.several!
    if (this.many.includes(painting)) this.many = this.many.filter((other) => other !== painting)
    else this.many = [...this.many.slice(this.many.length < most ? 0 : 1), painting]
  }

  pick(thing: Thing, event: MouseEvent): void {
    const again = this.thing?.kind === thing.kind && this.thing.key === thing.key
    if (again && this.move) return void this.confirm()
    this.forget()
    if (again) return
    this.thing = thing
    if (this.key === 'action' && !this.move) {
      const move = this.#moveOf(thing)
      if (!this.may(move)) void this.why(move)
    }
    if (event.detail === 0) void this.#lead()
  }

  /** Someone who uses the keyboard is led to what comes next. */
  async #lead(): Promise<void> {
    const next = this.#next()
    await tick()
    if (next) document.querySelector<HTMLElement>(next)?.focus()
  }

  #next(): string | null {
    if (this.several) return null
    if (this.move || this.thing) return '[data-pi-confirm]'
    if (this.partner && !this.subject) return '[data-pi-role="subject"]'
    return this.subject && this.roleOf(this.subject) === 'subject' ? '[data-pi-role="partner"]' : null
  }

  forget(): void {
    this.subject = this.partner = this.thing = null
    this.many = []
    this.problem = ''
  }

  #moveOf({ kind, key }: Thing): Move {
    if (kind === 'patron') return { move: 'claim', patron: key, choice: 'points' }
    if (kind === 'collection') return { move: 'exhibit', collection: key }
    if (kind === 'goal') return { move: 'goal', trend: key }
    return { move: kind, [kind]: key }
  }

  #answer(): Move | null {
    const { subject, partner, thing, several } = this
    if (several) {
      const fits = this.many.length >= several.least && this.many.length <= several.most
      const chosen = several.items.map(([item]) => item as Painting).filter((item) => this.many.includes(item))
      return fits ? { ...several.move, [several.field]: chosen } : null
    }
    let move: Move | null = null
    if (thing) move = thing.kind === 'patron' ? null : this.#moveOf(thing)
    else if (!subject) return null
    else if (this.swaps) move = partner === null ? null : { move: 'swap', painting: subject, taken: partner }
    else if (this.key === 'action') move = partner === null ? null : { move: 'hang', painting: subject, payment: partner }
    else if (this.key === 'free') move = { move: 'hang_free', painting: subject }
    else if (this.key === 'loan' || this.key === 'dealer') move = { move: 'take', painting: subject }
    return move && this.may(move) ? move : null
  }

  confirm(): Promise<void> {
    return this.move ? this.play(this.move) : Promise.resolve()
  }

  async play(...moves: Move[]): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    this.problem = ''
    try {
      for (const move of moves) await this.#played(move)
      this.forget()
    } catch (refused) {
      this.problem = (refused as Refused).text
    } finally {
      this.#busy = false
      void keepFocus()
    }
  }

  /** What was answered stands on the screen a moment later. */
  async #played(move: Move): Promise<void> {
    const before = this.live.state
    await this.live.play(move)
    const begun = performance.now()
    while (this.live.state === before && performance.now() - begun < 3000) await new Promise((resolve) => setTimeout(resolve, 15))
  }

  async why(move: Move): Promise<void> {
    this.problem = (await this.live.why(move))?.text ?? ''
  }

  async #whyNotHang(painting: Painting): Promise<void> {
    const view = viewOf(this.live)!
    const where = spotOf(view, painting)
    if (this.key !== 'action' || !where || where.where === 'museum' || where.where === 'wall') return
    const payment = view.hand.find((other) => other !== painting) ?? painting
    await this.why({ move: 'hang', painting, payment })
  }
}
