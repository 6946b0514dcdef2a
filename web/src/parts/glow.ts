/** What just changed keeps the house's `just-now` ground for a moment. */

const MOMENT = 2400

/** `use:glow={value}`: the element glows whenever the value changes, not when it first appears. */
export function glow(node: HTMLElement, value: unknown) {
  let known = value
  let fading: ReturnType<typeof setTimeout> | undefined
  return {
    update(next: unknown) {
      if (next === known) return
      known = next
      node.classList.remove('just-now')
      void node.offsetWidth // a second change starts the glow anew
      node.classList.add('just-now')
      clearTimeout(fading)
      fading = setTimeout(() => node.classList.remove('just-now'), MOMENT)
    },
    destroy: () => clearTimeout(fading),
  }
}
