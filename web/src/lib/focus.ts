/** The focus must not vanish with the button that was pressed: it goes to the question, where the next answer is given. */
import { tick } from 'svelte'

/** Whoever has not touched anything yet begins at the top of the page, as everywhere. */
let used = false
document.addEventListener('focusin', () => (used = true), { once: true })

export async function keepFocus(): Promise<void> {
  await tick()
  if (!used || (document.activeElement ?? document.body) !== document.body) return
  const heading = document.querySelector<HTMLElement>('#decision-heading, #result-heading')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // On a sheet that is folded: what unfolds it says the question.
  if (document.activeElement !== heading) document.querySelector<HTMLElement>('[aria-controls="decision-sheet"]')?.focus({ preventScroll: true })
}
