/** Paintings travel: from a hand to the easel, from the easel to a wall. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../lib/settings.svelte'
import type { Card } from './view'

const SHORTEST = 160
const LONGEST = 340

/** Where each painting hung before the last change. */
const places = new Map<Card, DOMRect>()

/** Note where every painting hangs; to be called just before the room changes. */
export function notePlaces(room: HTMLElement): void {
  places.clear()
  for (const work of room.querySelectorAll<HTMLElement>('[data-ma-work]')) {
    places.set(work.dataset.maWork!, work.getBoundingClientRect())
  }
}

interface Journey {
  card: Card
  /** The seat it comes from, where it did not hang anywhere before. */
  seat?: number | null
}

/** `in:arrive|global`: the painting comes from where it hung before, or from a seat in the players' strip. */
export function arrive(node: Element, { card, seat }: Journey): TransitionConfig {
  const from = places.get(card) ?? seatPlace(seat)
  if (settings.calm || !places.size || !from) return { duration: 0 }
  const here = node.getBoundingClientRect()
  const x = from.left + from.width / 2 - here.left - here.width / 2
  const y = from.top + from.height / 2 - here.top - here.height / 2
  const size = Math.min(4, from.width / Math.max(1, here.width))
  return {
    duration: Math.min(LONGEST, SHORTEST + Math.hypot(x, y) / 4),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + size * u}); z-index: 3; position: relative`,
  }
}

function seatPlace(seat: number | null | undefined): DOMRect | undefined {
  if (seat == null) return undefined
  return document.querySelector(`[data-ma-seat="${seat}"]`)?.getBoundingClientRect()
}
