/** The arrow keys walk over what lies side by side, whichever way it is laid out. */
const WAYS: Record<string, (from: DOMRect, to: DOMRect) => { along: number; across: number }> = {
  ArrowRight: (from, to) => ({ along: to.left - from.left, across: to.top - from.top }),
  ArrowLeft: (from, to) => ({ along: from.left - to.left, across: to.top - from.top }),
  ArrowDown: (from, to) => ({ along: to.top - from.top, across: to.left - from.left }),
  ArrowUp: (from, to) => ({ along: from.top - to.top, across: to.left - from.left }),
}

/** For `onkeydown` of what holds the buttons. */
export function walk(press: KeyboardEvent): void {
  const way = WAYS[press.key]
  const here = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('button')
  if (!way || !here || press.ctrlKey || press.metaKey || press.altKey) return
  const from = here.getBoundingClientRect()
  let best: HTMLElement | null = null
  let nearest = Infinity
  for (const button of (press.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button[data-pi-walk]')) {
    const { along, across } = way(from, button.getBoundingClientRect())
    const distance = along + 4 * Math.abs(across)
    if (along > 2 && distance < nearest) {
      nearest = distance
      best = button
    }
  }
  if (!best) return
  press.preventDefault()
  best.focus()
}
