/** Which signs of a board are in sight without a word beside them. */

export interface Seen {
  sign: string
  /** Whether it stands on something that can be answered with now. */
  asked: boolean
}

/** Each once: first those on what is asked about, then those that stand there most often. */
export function inOrder(seen: readonly Seen[]): string[] {
  const weight = new Map<string, number>()
  for (const { sign, asked } of seen) weight.set(sign, (weight.get(sign) ?? 0) + (asked ? seen.length : 1))
  return [...weight.keys()].toSorted((one, other) => weight.get(other)! - weight.get(one)!)
}

/** What eyes can read in a place. */
function words(place: Node | null | undefined): string {
  if (place instanceof Element && place.classList.contains('sr-only')) return ''
  return place?.childNodes.length ? [...place.childNodes].map(words).join(' ') : (place?.textContent ?? '')
}

/** Whether a sign's name stands in words beside it. */
export function isNamed(sign: Element, name: string): boolean {
  const near = sign.parentElement
  return [near, near?.parentElement].some((place) => words(place).toLocaleLowerCase().includes(name.toLocaleLowerCase()))
}

/** The signs of a place that can be seen between two heights of the window, and have no name beside them. */
export function signsIn(place: ParentNode, top: number, bottom: number, nameOf: (sign: string) => string): Seen[] {
  return [...place.querySelectorAll<HTMLElement | SVGElement>('[data-sign]')]
    .filter((one) => {
      if (one.closest('[role=tab]')) return false // a tab has a word of its own

      const box = one.getBoundingClientRect()
      return box.height > 0 && box.top >= top && box.bottom <= bottom && !isNamed(one, nameOf(one.dataset.sign!))
    })
    .map((one) => ({ sign: one.dataset.sign!, asked: one.closest('[data-answers]') !== null }))
}
