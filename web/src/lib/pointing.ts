/** Which choice is pointed at: by the mouse, by the keyboard's focus, or by a finger that rests on it. */
import type { Action } from 'svelte/action'
import type { Move } from './wire'

const REST = 450
/** Where one pointed last. */
let last: HTMLElement | null = null

export interface Pointing {
  move: Move
  /** Told the move when it is pointed at, null when no longer. */
  point: (move: Move | null) => void
}

export const pointing: Action<HTMLElement, Pointing> = (node, given) => {
  let { move, point } = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let rested = false

  const isFinger = (event: PointerEvent) => event.pointerType === 'touch'
  const lift = () => clearTimeout(timer)

  function here() {
    last = node
    point(move)
  }

  /** A button that is taken away loses the focus while the screen is drawn: what follows from that waits until it is. */
  function leave() {
    queueMicrotask(() => {
      if (last === node) point(null)
    })
  }

  function enter(event: PointerEvent) {
    if (!isFinger(event)) here()
  }

  function focus() {
    if (node.matches(':focus-visible')) here()
  }

  function press(event: PointerEvent) {
    rested = false
    if (!isFinger(event)) return
    timer = setTimeout(() => {
      rested = true
      here()
    }, REST)
  }

  /** A finger that rested has asked, not answered. */
  function click(event: MouseEvent) {
    if (!rested) return
    rested = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function out(event: PointerEvent) {
    lift()
    if (!isFinger(event)) leave()
  }

  const heard = { pointerenter: enter, pointerleave: out, pointerdown: press, pointerup: lift, pointercancel: lift, focus, blur: leave, click }
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener, { capture: true })
  return {
    update(next) {
      ;({ move, point } = next)
    },
    destroy() {
      lift()
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener, { capture: true })
    },
  }
}
