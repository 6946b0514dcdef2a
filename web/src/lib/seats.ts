/** How seats are told apart on a board: each by a shape, a colour and a short name that no other seat at the table has. */

/** Outlines in a square of 40, one for each seat; the colours beside them are `--seat-1` to `--seat-5`. */
export const SHAPES: readonly string[] = [
  'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  'M6 3h28a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  'M11 3h18l9 17-9 17H11L2 20z',
  'M20 1.5 38.5 17 32 38H8L1.5 17z',
  'M12.5 2h15L38 12.5v15L27.5 38h-15L2 27.5v-15z',
]

const upper = (text: string | undefined) => (text ?? '').toLocaleUpperCase()
const letters = (name: string) => [...name.replace(/[\s_-]+/g, '')]
const words = (name: string) => name.split(/[\s_-]+/).filter(Boolean)

/** Ways to shorten a name to one or two signs, the shortest first; the last is always another for another seat. */
const WAYS: readonly ((name: string, seat: number) => string)[] = [
  (name) => upper(letters(name)[0]),
  (name) => (words(name).length > 1 ? words(name).slice(0, 2).map((word) => upper([...word][0])).join('') : upper(letters(name)[0]) + (letters(name)[1] ?? '')),
  (name) => upper(letters(name)[0]) + (letters(name).at(-1) ?? ''),
  (name, seat) => upper(letters(name)[0]) + (seat + 1),
]

/** A short name for each seat, so that no two are alike: Ania and Ada are An and Ad, Adam and Ada are Am and Aa. */
export function shortNames(names: readonly string[]): string[] {
  const found = names.map((name, seat) => WAYS[0]!(name, seat))
  for (const way of WAYS.slice(1)) {
    const twice = found.map((short, seat) => found.some((other, at) => at !== seat && other === short && short !== ''))
    twice.forEach((isTwice, seat) => isTwice && (found[seat] = way(names[seat]!, seat)))
  }
  const filled = found.filter(Boolean)
  return new Set(filled).size === filled.length ? found : names.map((name, seat) => (name ? WAYS.at(-1)!(name, seat) : ''))
}
