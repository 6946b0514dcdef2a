/** A tile that follows the pointer, from the hand or off the wall, until it is let go over a place. */
import type { Moved } from './hanging'
import type { Placing } from './placing.svelte'
import { sizeOf } from './view'
import { nearest, squareOf } from './wall'

interface Drag {
  tile: string
  /** Where in the tile it is held, in squares. */
  at: { x: number; y: number }
  x: number
  y: number
  square: number
  begun: boolean
  lifts: Moved | null
  key: string
}

/** How far from a place a tile may be let go, in squares. */
const REACH = 1.4

export class Dragging {
  now = $state.raw<Drag | null>(null)

  constructor(private readonly placing: Placing) {}

  grab(event: PointerEvent, tile: string, key: string, lifts: Moved | null = null): void {
    if (event.button !== 0 || this.placing.busy) return
    const box = (event.currentTarget as HTMLElement).querySelector('.tile')?.getBoundingClientRect()
    if (!box) return
    const { width, height } = sizeOf(tile)
    const at = { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height }
    this.now = { tile, key, at, x: event.clientX, y: event.clientY, square: this.placing.squareSize, begun: false, lifts }
  }

  pull(event: PointerEvent): void {
    if (!this.now) return
    const { placing } = this
    if (!this.now.begun) {
      if (Math.hypot(event.clientX - this.now.x, event.clientY - this.now.y) < 6) return
      if (this.now.lifts) void placing.lift(this.now.lifts)
      else placing.wanted = this.now.key
    }
    this.now = { ...this.now, x: event.clientX, y: event.clientY, begun: true }
    const { tile, at } = this.now
    const here = placing.point(event)
    const held = placing.active
    placing.hover = held && held.tile === tile ? nearest(held.squares, { x: here.x - at.x, y: here.y - at.y }, REACH) : null
  }

  async drop(event: PointerEvent): Promise<void> {
    const dragged = this.now
    const { placing } = this
    if (!dragged) return
    this.now = null
    if (!dragged.begun) return
    await placing.until(() => !placing.busy)
    const here = placing.point(event)
    const goal = { x: here.x - dragged.at.x, y: here.y - dragged.at.y }
    const held = placing.active
    placing.hover = null
    if (!held || held.tile !== dragged.tile) return
    const square = nearest(held.squares, goal, REACH)
    if (square && placing.turn && !placing.starting) placing.hang(held, square)
    else if (square) placing.chosen = square
    else if (placing.from) placing.hang(held, placing.from.square)
    else if (this.#inside(goal) && placing.turn) void placing.ask(held, squareOf({ x: Math.round(goal.x), y: Math.round(goal.y) }))
  }

  cancel(): void {
    this.now = null
  }

  #inside({ x, y }: { x: number; y: number }): boolean {
    const { width, height } = this.placing.view
    return x > -1 && y > -1 && Math.round(x) >= 0 && Math.round(y) >= 0 && x < width && y < height
  }
}
