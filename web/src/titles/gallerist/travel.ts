/** Things travel: a work from its pile to a wall, a contract, a tile, a gallerist from place to place. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../lib/settings.svelte'

const SHORTEST = 160
const LONGEST = 340

/** Where each thing was before the last change. */
const places = new Map<string, DOMRect>()

/** Note where every thing is; to be called just before the room changes. */
export function notePlaces(room: HTMLElement): void {
  places.clear()
  for (const thing of room.querySelectorAll<HTMLElement>('[data-ga-thing]')) {
    const place = thing.getBoundingClientRect()
    if (place.width) places.set(thing.dataset.gaThing!, place)
  }
}

/** `in:arrive|global`: the thing comes from where it was before. */
export function arrive(node: Element, { thing }: { thing: string }): TransitionConfig {
  const from = places.get(thing)
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
