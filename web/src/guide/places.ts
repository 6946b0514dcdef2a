/** Where the guide's card stands: at the thing it speaks of, and never over what must be pressed. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 12

const quoted = (text: string) => CSS.escape(text)

/**
 * The element a point means. `hand[nex-open-1]` is the thing of that name in what is marked `hand`, `cash/0` the thing that
 * is called so; what is not marked is taken for the next larger thing that is. Plain tables are known by their labels.
 */
export function elementOf(point: string, root: ParentNode, label: (field: string) => string): HTMLElement | null {
  const marked = (name: string) => visible(root.querySelectorAll(`[data-point="${quoted(name)}"]`))
  if (point.includes('/')) return visible(root.querySelectorAll(`[data-thing="${quoted(point)}"]`)) ?? marked('board')
  for (let path = point; path; path = path.replace(/(^|\.?\w+|\[[^\]]*\])$/, '')) {
    const exact = marked(path)
    if (exact) return exact
    const inner = /^(.*)\[([^\]]+)\]$/.exec(path)
    const within = inner && marked(inner[1]!)
    const thing = within && visible(within.querySelectorAll(`[data-thing$="/${quoted(inner[2]!)}"]`))
    if (thing) return thing
  }
  const field = /^\w+/.exec(point)?.[0] ?? ''
  return visible(root.querySelectorAll(`[data-label="${quoted(label(field))}"]`)) ?? marked('board')
}

function visible(found: NodeListOf<Element>): HTMLElement | null {
  for (const one of found) if (one.getClientRects().length) return one as HTMLElement
  return null
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The place of the card: beside the target, within the room, over as little as possible of what must stay free. */
export function place(card: { width: number; height: number }, target: Box, room: Box, free: readonly Box[]): Box {
  const right = room.left + room.width - card.width
  const bottom = room.top + room.height - card.height
  const within = (left: number, top: number): Box => ({
    ...card,
    left: Math.max(room.left, Math.min(left, right)),
    top: Math.max(room.top, Math.min(top, bottom)),
  })
  const middle = target.top + target.height / 2 - card.height / 2
  const tries = [
    within(target.left, target.top + target.height + GAP),
    within(target.left + target.width + GAP, middle),
    within(target.left - card.width - GAP, middle),
    within(target.left, target.top - card.height - GAP),
    within(room.left, bottom),
    within(right, bottom),
    within(right, room.top),
    within(room.left, room.top),
  ]
  const cost = (at: Box) => [target, ...free].reduce((sum, box) => sum + overlap(at, box), 0)
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}
