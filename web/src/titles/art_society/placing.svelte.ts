/** Placing tiles on the own wall: which one is in hand, where it is thought of, what it would do there, and doing it. */
import { tick } from 'svelte'
import type { Live } from '../../lib/live.svelte'
import type { Move, Refused } from '../../lib/wire'
import { after, hangMove, movable, tradeOf, turnOf, type Held, type Moved, type Trade } from './hanging'
import { effectOf, type Effect } from './outlook'
import { viewOf } from './said'
import { isPainting, sizeOf, type Painting, type Square } from './view'
import { changes, cellOf, nearest, step, type Way } from './wall'

const RANK = { start: 0, new: 1, stock: 2, assistant: 3, museum: 4 }
/** So many places are asked about at once. */
const AROUND = 9
const area = (tile: string) => sizeOf(tile).width * sizeOf(tile).height
const sameMove = (a: Move, b: Move) => Object.keys({ ...a, ...b }).every((field) => a[field] === b[field])

export class Placing {
  /** The key of the tile that was taken up. */
  wanted = $state<string | null>(null)
  /** Where the tile is thought of: chosen by a tap or by keys, or under the mouse. */
  chosen = $state<Square | null>(null)
  hover = $state<Square | null>(null)
  /** The trade somebody looks at: its line is shown on the wall. */
  line = $state.raw<Trade | null>(null)
  why = $state('')
  busy = $state(false)
  surface = $state<HTMLElement>()

  readonly view = $derived.by(() => viewOf(this.live)!)
  readonly player = $derived(this.view.players[this.view.seat!]!)
  readonly wall = $derived(this.view.draft?.wall ?? this.player.wall)
  readonly choices = $derived.by(() => this.live.state?.choices ?? null)
  /** Whether it is for this player to place something now. */
  readonly asked = $derived(this.choices?.kind === 'place' && this.choices.awaited)
  readonly starting = $derived(this.choices?.key === 'start')
  readonly turn = $derived(this.asked ? turnOf(this.choices!.options, this.wall.assistant, this.starting) : null)
  readonly moved = $derived(this.asked ? movable(this.view.draft, this.player.wall.assistant) : [])
  readonly done = $derived(this.turn?.plain.find(({ move }) => move.move === 'done'))
  readonly trades = $derived(this.turn?.trades.map((option) => tradeOf(option, this.wall)) ?? [])
  /** The new painting, where there is no place for it. */
  readonly homeless = $derived(
    this.turn && this.view.draft?.waiting && !this.turn.tiles.some(({ source }) => source === 'new') ? this.view.draft.waiting : null,
  )
  /** A painting that is tried out while others decide; it cannot be hung yet. */
  readonly trial = $derived.by(() => this.tried())
  readonly tiles = $derived.by((): Held[] => {
    if (this.turn) return this.turn.tiles.filter(({ squares }) => squares.length)
    if (!this.trial) return []
    return [{ key: this.trial, tile: this.trial, source: 'new', squares: this.view.spots[this.trial] ?? [] }]
  })
  readonly active = $derived(
    this.tiles.find(({ key }) => key === this.wanted) ??
      this.tiles.toSorted((a, b) => RANK[a.source] - RANK[b.source] || area(b.tile) - area(a.tile))[0] ??
      null,
  )
  readonly shown = $derived([this.hover, this.chosen].find((square) => square && this.active?.squares.includes(square)) ?? null)
  /** What the engine foresees for the tile in hand where it is thought of; null until it has said so. */
  readonly foreseen = $derived.by((): Effect | null => {
    if (!this.active || !this.shown) return null
    const preview = this.live.previews.of(hangMove(this.active, this.shown))
    return preview && !preview.refused ? effectOf(this.view, this.active.tile, preview) : null
  })
  /** What was foreseen last for the tile in hand. */
  #last = $state.raw<Effect | null>(null)
  readonly outlook = $derived(this.foreseen ?? (this.shown ? this.#last : null))
  /** Whether the outlook is still that of another place. */
  readonly pending = $derived(this.shown !== null && this.foreseen === null)
  readonly differs = $derived(this.outlook ? changes(this.wall.score, this.outlook.score, this.view.genres) : [])

  /** Where the tile that was lifted off the wall hung. */
  from: Moved | null = null
  /** Steps of this turn that were taken back to move a tile, to be done again. */
  #again: Move[] = []
  #question = ''

  constructor(
    readonly live: Live,
    private readonly tried: () => Painting | null,
  ) {}

  /** Another question, another thought. */
  follow(): void {
    const now = `${this.choices?.number} ${this.view.draft?.moves.join('/')} ${this.active?.key}`
    if (now === this.#question) return
    this.#question = now
    this.chosen = this.hover = null
    this.#last = null
    this.why = ''
  }

  /** Ask what the tile would do where it is thought of, and on the places around it, which are likely to be next. */
  askAhead(): void {
    const { active, shown } = this
    if (!this.live.state || !active || !shown) return
    const here = cellOf(shown)
    const away = (square: Square) => Math.hypot(cellOf(square).x - here.x, cellOf(square).y - here.y)
    const near = active.squares.toSorted((a, b) => away(a) - away(b)).slice(0, AROUND)
    this.live.previews.want(...near.map((square) => hangMove(active, square)))
  }

  /** Keep what was foreseen, to be shown until the next is. */
  remember(): void {
    if (this.foreseen) this.#last = this.foreseen
  }

  hang(held: Held, square: Square): void {
    void this.#carry(async () => {
      if (!this.asked) return
      await this.#play(hangMove(held, square))
      const rest = this.#again
      this.#again = []
      this.from = null
      this.wanted = null
      for (const move of rest) if (this.#legal(move)) await this.#play(move)
      await tick()
      if (document.activeElement === document.body) this.focus()
    })
  }

  /** Take a tile of this turn off the wall again, to hang it elsewhere; what came after it is done again later. */
  async lift(tile: Moved): Promise<void> {
    await this.#carry(async () => {
      const draft = this.view.draft!
      this.#again = after(draft, tile.step)
      this.from = tile
      await this.live.back(draft.moves.length - tile.step)
      await this.until(() => this.#steps === tile.step)
      this.wanted = isPainting(tile.tile) ? tile.tile : tile.source === 'assistant' ? 'assistant' : `stock ${tile.tile}`
      await tick()
      this.chosen = tile.square
    })
  }

  answer(move: Move): void {
    this.#again = []
    this.from = null
    void this.#carry(() => this.#play(move))
  }

  /** Why a tile cannot hang there. */
  async ask(held: Held, square: Square): Promise<void> {
    const refused = await this.live.why(hangMove(held, square))
    this.why = refused?.text ?? ''
  }

  /** Think of the next place in a direction. */
  go(way: Way): void {
    if (!this.active) return
    this.hover = null
    this.why = ''
    this.chosen = this.shown ? (step(this.active.squares, this.shown, way) ?? this.shown) : this.first()
  }

  /** The place nearest to the middle of the wall. */
  first(): Square | null {
    if (!this.active) return null
    const { width, height } = sizeOf(this.active.tile)
    return nearest(this.active.squares, { x: (this.view.width - width) / 2, y: (this.view.height - height) / 2 })
  }

  focus(): void {
    this.surface?.focus({ preventScroll: true })
  }

  get squareSize(): number {
    return this.surface ? this.surface.getBoundingClientRect().width / this.view.width : 1
  }

  /** Where on the wall a point of the screen is, in squares. */
  point(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.surface!.getBoundingClientRect()
    return { x: (event.clientX - box.left) / this.squareSize, y: (event.clientY - box.top) / this.squareSize }
  }

  /** What was answered stands on the screen a moment later. */
  until(test: () => boolean): Promise<void> {
    const begun = performance.now()
    return new Promise((resolve) => {
      const look = () => (test() || performance.now() - begun > 3000 ? resolve() : setTimeout(look, 15))
      look()
    })
  }

  get #steps(): number {
    return viewOf(this.live)?.draft?.moves.length ?? 0
  }

  #legal(move: Move): boolean {
    return this.live.state?.choices?.options.some((option) => sameMove(option.move, move)) ?? false
  }

  async #play(move: Move): Promise<void> {
    const before = this.#steps
    await this.live.play(move)
    if (move.move !== 'done' && this.view.draft) await this.until(() => this.#steps > before)
  }

  async #carry(action: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.why = ''
    try {
      await action()
    } catch (refused) {
      this.why = (refused as Refused).text
    }
    this.busy = false
  }
}
