/** What hanging each painting would bring: the hand, and what lies in others' discards, also while others have their turn. */
import type { Move } from '../../lib/wire'
import type { Choosing } from './choosing.svelte'
import type { Hanging } from './effects'
import { viewOf } from './said'
import type { Painting } from './view'

export class Hangings {
  /** What was known last, to be shown until the next is. */
  readonly #last = new Map<Painting, Hanging | null>()

  constructor(private readonly choosing: Choosing) {}

  /** The answer that hangs it: with what pays for it, where that is picked, else with any other painting of the hand. */
  #moveOf(painting: Painting): Move | null {
    const { choosing } = this
    if (choosing.key === 'free') return { move: 'hang_free', painting }
    const picked = choosing.subject === painting ? choosing.partner : null
    const payment = picked ?? viewOf(choosing.live)?.hand.find((other) => other !== painting)
    return payment ? { move: 'hang', painting, payment } : null
  }

  /** What hanging it would bring; null if that is not known, or it cannot be hung. */
  of(painting: Painting): Hanging | null {
    const move = this.#moveOf(painting)
    if (move && this.choosing.live.previews.of(move)) this.#last.set(painting, this.choosing.effectsOf(move)?.hang ?? null)
    return this.#last.get(painting) ?? null
  }

  /** Have them worked out. */
  ask(paintings: readonly Painting[]): void {
    const view = viewOf(this.choosing.live)
    if (!view?.round || view.outcome || this.choosing.swaps) return
    this.choosing.live.previews.want(...paintings.flatMap((painting) => this.#moveOf(painting) ?? []))
  }
}
