/** Paintings travel: from a museum to a hand, from a hand to a wall or a discard. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../lib/settings.svelte'
import type { Painting } from './view'

const SHORTEST = 160
const LONGEST = 340

/** Where each painting was before the last change. */
const places = new Map<Painting, DOMRect>()

/** Note where every painting is; to be called just before the room changes. */
export function notePlaces(room: HTMLElement): void {
  places.clear()
  for (const work of room.querySelectorAll<HTMLElement>('[data-pi-work]')) {
    const place = work.getBoundingClientRect()
    if (place.width) places.set(work.dataset.piWork!, place)
  }
}

/** `in:arrive|global`: the painting comes from where it was before. */
export function arrive(node: Element, { painting }: { painting: Painting }): TransitionConfig {
  const from = places.get(painting)
  if (settings.calm || !from) return { duration: 0 }
  const here = node.getBoundingClientRect()
  const x = from.left + from.width / 2 - here.left - here.width / 2
  const y = from.top + from.height / 2 - here.top - here.height / 2
  if (!here.width || Math.hypot(x, y) < 2) return { duration: 0 }
  const size = Math.min(4, from.width / here.width)
  return {
    duration: Math.min(LONGEST, SHORTEST + Math.hypot(x, y) / 4),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + size * u}); z-index: 3; position: relative`,
  }
}
