/** Paintings travel: from a hand to the easel, from the easel to a wall. */

import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { settings } from '../../lib/settings.svelte'

const LONGEST = 340

interface Journey {
  key: string
  /** The seat it comes from, or goes to, where that is not on the screen as a painting. */
  seat?: number | null
}

function duration(distance = LONGEST): number {
  return settings.calm ? 0 : Math.min(LONGEST, 180 + distance / 4)
}

/** From, or to, the seat's place in the players' strip; without one it fades. */
function fromSeat(node: Element, { seat }: Journey): TransitionConfig {
  const place = seat == null ? null : document.querySelector(`[data-ma-seat="${seat}"]`)
  if (!place || settings.calm) return { duration: duration(), css: (t) => `opacity: ${t}` }
  const here = node.getBoundingClientRect()
  const there = place.getBoundingClientRect()
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return {
    duration: duration(Math.hypot(x, y)),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.2 + 0.8 * t}); opacity: ${t}`,
  }
}

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node, params) => fromSeat(node, params as Journey),
}) as unknown as [
  (node: Element, journey: Journey) => () => TransitionConfig,
  (node: Element, journey: Journey) => () => TransitionConfig,
]
