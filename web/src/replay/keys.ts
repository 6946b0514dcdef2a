/** The keys of a walk: arrows for steps, with shift for rounds, space to play, home and end. */
import type { Walk } from './walk.svelte'

/** Follow a key; whether it was one of ours. What is being typed, chosen or pressed keeps its own keys. */
export function follow(press: KeyboardEvent, walk: Walk): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return false
  const target = press.target as HTMLElement | null
  if (document.querySelector('dialog[open]')) return false
  if (target?.closest('input, textarea, select, [contenteditable], [role=tablist]')) return false
  if (press.key === ' ' && target?.closest('button, a, summary')) return false
  const keys: Record<string, () => void> = press.shiftKey
    ? { ArrowRight: () => walk.nextRound(), ArrowLeft: () => walk.lastRound() }
    : {
        ArrowRight: () => {
          walk.stop()
          walk.forward()
        },
        ArrowLeft: () => walk.back(),
        ' ': () => walk.toggle(),
        Home: () => {
          walk.stop()
          walk.go(0)
        },
        End: () => {
          walk.stop()
          walk.go(walk.last)
        },
      }
  const act = keys[press.key]
  if (!act) return false
  press.preventDefault()
  act()
  return true
}
