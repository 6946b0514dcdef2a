/** Choosing on the board: what can be chosen there, what one thinks of, and the answer itself. */
import { keepFocus } from '../../lib/focus'
import type { Live } from '../../lib/live.svelte'
import { MOST_PREVIEWS, type Move, type Refused } from '../../lib/wire'
import { effectsOf } from './effects'
import { viewOf } from './said'
import { written, type Action, type Location } from './view'

export class Choosing {
  /** What is pointed at, or has the focus. */
  #thought = $state.raw<{ move: Move; number: number } | null>(null)
  /** What was tapped and waits for a second tap. */
  #chosen = $state.raw<{ move: Move; number: number } | null>(null)
  /** The action somebody wants to take who has just chosen its location. */
  #intent: { location: Location; action: Action } | null = null
  #busy = false
  /** Why the last answer was refused, or why something cannot be chosen. */
  problem = $state('')
  #problemOf = 0

  readonly #choices = $derived.by(() => this.live.state?.choices ?? null)
  readonly #offered = $derived(new Map((this.#choices?.options ?? []).map((option) => [written(option.move), option])))

  constructor(readonly live: Live) {}

  /** The key of the question this visitor is asked, if any. */
  get key(): string {
    return this.#choices?.key ?? ''
  }

  get #number(): number {
    return this.#choices?.number ?? -1
  }

  may(move: Move): boolean {
    if (this.#offered.has(written(move))) return true
    const amount = this.#choices?.amount
    const value = amount && amount.move.move === move.move ? Number(move[amount.field]) : null
    return value !== null && amount !== null && amount !== undefined && value >= amount.low && value <= amount.high
  }

  textOf(move: Move): string {
    return this.#offered.get(written(move))?.text ?? ''
  }

  get chosen(): Move | null {
    return this.#chosen?.number === this.#number ? this.#chosen.move : null
  }

  /** What the board shows the consequences of. */
  get thought(): Move | null {
    return this.chosen ?? (this.#thought?.number === this.#number ? this.#thought.move : null)
  }

  /** What that would do, as far as it is known. */
  readonly effects = $derived.by(() => {
    const view = viewOf(this.live)
    const preview = this.thought ? this.live.previews.of(this.thought) : undefined
    return view && preview ? effectsOf(view, preview) : []
  })

  /** All answers there are. */
  readonly #answers = $derived.by(() => {
    const { options = [], amount = null } = this.#choices ?? {}
    const amounts = amount ? Array.from({ length: amount.high - amount.low + 1 }, (_, at) => ({ ...amount.move, [amount.field]: amount.low + at })) : []
    return [...amounts, ...options.map(({ move }) => move)]
  })

  /** Whether something is turned up whatever one answers, so that there is no way back. */
  readonly isBlind = $derived(this.#answers.length > 0 && this.#answers.every((move) => this.live.previews.of(move)?.chance))

  /** Have worked out what is thought of; and everything, where there are few answers. */
  foresee(): void {
    if (this.#answers.length <= MOST_PREVIEWS) this.live.previews.want(...this.#answers)
    if (this.thought) this.live.previews.want(this.thought)
  }

  /** What an answer costs, where the question says so. */
  priceOf(move: Move): number | null {
    const at = (this.#choices?.options ?? []).findIndex((option) => written(option.move) === written(move))
    return viewOf(this.live)?.ask?.prices[at] ?? null
  }

  isChosen(move: Move): boolean {
    return this.chosen !== null && written(this.chosen) === written(move)
  }

  think(move: Move | null): void {
    this.#thought = move && { move, number: this.#number }
  }

  forget(): void {
    this.#chosen = null
    this.#thought = null
    this.problem = ''
  }

  /** A press on something: a finger is shown first what it would do, and says so again, unless it can be taken back. */
  press(move: Move, event?: Event): void {
    const finger = (event as PointerEvent | undefined)?.pointerType === 'touch'
    const preview = this.live.previews.of(move)
    const isFree = preview !== undefined && !preview.chance && !preview.ends && !preview.refused
    if (finger && !isFree && !this.isChosen(move)) this.#chosen = { move, number: this.#number }
    else void this.play(move)
  }

  async play(move: Move): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    this.forget()
    try {
      await this.live.play(move)
    } catch (refused) {
      this.#tell((refused as Refused).text)
    } finally {
      this.#busy = false
      void keepFocus()
      this.follow()
    }
  }

  /** Go to where an action is, meaning to take it. */
  goFor(location: Location, action: Action, event?: Event): void {
    this.#intent = { location, action }
    this.press({ move: 'go', location }, event)
  }

  /** Take the action somebody came for, once; whoever takes it back is asked as usual. */
  follow(): void {
    const wanted = this.#intent
    if (!wanted || this.#busy || ['', 'turn', 'leave', 'toss'].includes(this.key)) return
    this.#intent = null
    const move = { move: 'act', action: wanted.action }
    if (this.key === 'action' && viewOf(this.live)?.ask?.location === wanted.location && this.may(move)) void this.play(move)
  }

  /** Say why something cannot be chosen. */
  async why(move: Move): Promise<void> {
    this.#tell((await this.live.why(move))?.text ?? '')
  }

  #tell(text: string): void {
    this.problem = text
    this.#problemOf = this.#number
  }

  /** A problem belongs to the question it was about. */
  get told(): string {
    return this.#problemOf === this.#number ? this.problem : ''
  }
}
