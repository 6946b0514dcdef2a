/** A list that is one stop for Tab: arrows, Home and End walk in it. */

/** Follow a key in a list, whose stops are found by a selector, from the one that has the focus. */
export function rove(press: KeyboardEvent, list: ParentNode | undefined, selector: string): void {
  if (press.ctrlKey || press.metaKey || press.altKey) return
  const stops = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const here = stops.indexOf(press.currentTarget as HTMLElement)
  const place = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: stops.length - 1 }[press.key]
  if (place === undefined) return
  press.preventDefault()
  stops[place]?.focus()
}
