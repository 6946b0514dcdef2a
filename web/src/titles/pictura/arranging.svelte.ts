/** Arranging the own museum: a plan that is the visitor's own until it is saved as a layout. */
import type { Live } from '../../lib/live.svelte'
import { applied } from '../../lib/previews.svelte'
import type { Choosing } from './choosing.svelte'
import { exchanged, rebased, samePaintings } from './layout'
import { viewOf } from './said'
import type { Laid, LayoutAdvice, Place } from './view'

export class Arranging {
  /** Null: as it hangs. */
  #plan = $state.raw<Place[] | null>(null)
  #advice = $state.raw<LayoutAdvice | null>(null)
  /** The place of the painting in hand. */
  held = $state<number | null>(null)
  #asked = ''
  /** What was counted last, to be shown until the next is. */
  #last = $state.raw<Laid | null>(null)

  readonly #view = $derived.by(() => viewOf(this.live))
  /** As it was last given: the sealed final layout, or as it hangs. */
  readonly given = $derived.by((): Place[] => {
    if (!this.#view || this.#view.seat === null) return []
    return this.#view.layout.length ? this.#view.layout : this.#view.players[this.#view.seat]!.wall
  })
  readonly wall = $derived(this.#plan ? rebased(this.#plan, this.given) : this.given)
  readonly changed = $derived(this.wall.some((painting, cell) => painting !== this.given[cell]))
  readonly #layout = $derived({ move: 'layout', places: this.wall.map((painting) => painting ?? '-') })
  /** The plan as the engine counts it; null until it has said so. */
  readonly #counted = $derived.by((): Laid | null => {
    if (!this.#view || !this.changed) return this.#view?.laid ?? null
    const preview = this.live.previews.of(this.#layout)
    return preview && !preview.refused ? applied(this.#view, preview).laid : null
  })
  readonly count = $derived.by(() => this.#counted ?? this.#last ?? this.#view?.laid ?? null)
  /** Whether the count is still that of another layout. */
  readonly counting = $derived(this.#counted === null)
  /** What the plan would change. */
  readonly planned = $derived.by(() => (this.count?.total ?? 0) - (this.#view?.laid?.total ?? 0))
  readonly advice = $derived(this.#advice && samePaintings(this.#advice.places, this.given) ? this.#advice : null)

  constructor(
    readonly live: Live,
    readonly choosing: Choosing,
  ) {}

  /** Whether a layout can be saved now. */
  get savable(): boolean {
    const { key } = this.choosing
    return key === 'arrange' || key === 'final' || (key === 'action' && this.choosing.may({ move: 'arrange' }))
  }

  /** A press on a place: take the painting up, then put it where another is, or where none is. */
  press(cell: number): void {
    if (this.held === null) this.held = this.wall[cell] ? cell : null
    else {
      if (this.held !== cell) this.change(this.held, cell)
      this.held = null
    }
  }

  change(one: number, other: number): void {
    this.#plan = exchanged(this.wall, one, other)
  }

  follow(places: Place[]): void {
    this.#plan = places
    this.held = null
  }

  reset(): void {
    this.#plan = null
    this.held = null
  }

  async save(): Promise<void> {
    await this.choosing.play(...(this.choosing.key === 'action' ? [{ move: 'arrange' }] : []), this.#layout)
    if (!this.choosing.problem) this.#plan = null
  }

  /** Have the plan counted. */
  askAhead(): void {
    if (this.#view && this.changed) this.live.previews.want(this.#layout)
  }

  /** Keep what was counted. */
  remember(): void {
    if (this.#counted) this.#last = this.#counted
  }

  /** Ask the house for the best layout, once for the same paintings. */
  async ask(): Promise<void> {
    const hanging = this.given.filter((painting) => painting).toSorted()
    const asked = hanging.join(' ')
    if (hanging.length < (this.#view?.numbers.least ?? 0) || asked === this.#asked || this.#view?.outcome) return
    this.#asked = asked
    try {
      this.#advice = (await this.live.advise()) as LayoutAdvice | null
    } catch {
      this.#asked = '' // another time
    }
  }
}
