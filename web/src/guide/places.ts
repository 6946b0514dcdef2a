/** Where the guide's card stands: at the thing it speaks of, and never over what must be pressed. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 12
/** The card is tried at places so far apart. */
const STEP = 24

const quoted = (text: string) => text.replace(/["\\]/g, '\\$&')

/**
 * The element a point means. `hand[nex-open-1]` is the thing of that name in what is marked `hand`, `cash/0` the thing that
 * is called so; what is not marked is taken for the next larger thing that is. What lies behind a tab, which lists it in
 * `data-holds`, is the tab. Plain tables are known by their labels.
 */
export function elementOf(point: string, root: Document, label: (field: string) => string): HTMLElement | null {
  const marked = (name: string) => visible(root.querySelectorAll(`[data-point="${quoted(name)}"]`))
  const behind = (name: string) => visible([...root.querySelectorAll<HTMLElement>('[data-holds]')].filter((tab) => tab.dataset.holds!.split(' ').includes(name)))
  if (point.includes('/')) return visible(root.querySelectorAll(`[data-thing="${quoted(point)}"]`)) ?? marked('board')
  for (let path = point; path; path = shorter(path)) {
    const exact = marked(path) ?? behind(path)
    if (exact) return exact
    const [, outer, name] = /^(.+)\[([^\]]+)\]$/.exec(path) ?? []
    const within = outer && name ? marked(outer) : null
    const thing = within && visible(named(within, name!))
    if (thing) return thing
  }
  const field = /^\w+/.exec(point)?.[0] ?? ''
  return visible(root.querySelectorAll(`[data-label="${quoted(label(field))}"]`)) ?? marked('board')
}

/** A path without its last part: `players[1].wall`, `players[1]`, `players`, nothing. */
function shorter(path: string): string {
  return path.replace(/(\.\w+|\[[^\]]*\]|^\w+)$/, '')
}

/** What is called so within a place, in whatever mark of a board: `data-ma-card="nex-open-1"`, `data-thing="card/nex-open-1"`, `data-ga-thing="work x"`. */
function named(place: Element, name: string): Element[] {
  const says = (value: string) => value === name || value.endsWith(`/${name}`) || value.endsWith(` ${name}`)
  return [...place.querySelectorAll<HTMLElement>('*')].filter((one) => Object.values(one.dataset).some((value) => says(value ?? '')))
}

function visible(found: Iterable<Element>): HTMLElement | null {
  for (const one of found) if (one.getClientRects().length) return one as HTMLElement
  return null
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** How far two boxes lie apart. */
function apart(a: Box, b: Box): number {
  const wide = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0)
  const high = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0)
  return Math.hypot(wide, high)
}

/** What had better stay free, and how much so. */
export interface Free {
  box: Box
  weight: number
}

/** The place of the card: within the room, over as little as possible of what had better stay free, and near to the target. */
export function place(card: { width: number; height: number }, target: Box, room: Box, free: readonly Free[]): Box {
  const right = Math.max(room.left, room.left + room.width - card.width)
  const bottom = Math.max(room.top, room.top + room.height - card.height)
  const tries = (low: number, high: number, ...wished: number[]) => {
    const places = wished.map((at) => Math.max(low, Math.min(at, high)))
    for (let at = low; at < high; at += STEP) places.push(at)
    return [...places, high]
  }
  const lefts = tries(room.left, right, target.left, target.left + target.width + GAP, target.left - card.width - GAP)
  const tops = tries(room.top, bottom, target.top + target.height + GAP, target.top, target.top - card.height - GAP)
  let best: { at: Box; cost: number } | null = null
  for (const top of tops) {
    for (const left of lefts) {
      const at = { ...card, left, top }
      const covered = free.reduce((sum, { box, weight }) => sum + weight * overlap(at, box), overlap(at, target))
      const cost = covered + Math.abs(apart(at, target) - GAP)
      if (!best || cost < best.cost) best = { at, cost }
    }
  }
  return best!.at
}
