/** Numbered lines that come in pieces, sometimes twice. */
export function merge<Line extends { n: number }>(known: Line[], news: readonly Line[]): Line[] {
  const last = known.at(-1)?.n ?? 0
  const fresh = news.filter((line) => line.n > last)
  // After a gap the lines before it are forgotten: they can be asked for again, in one piece.
  if (fresh.length && fresh[0]!.n > last + 1) return fresh
  return fresh.length ? [...known, ...fresh] : known
}

/** Lines that stood before the known ones, put in front of them. */
export function precede<Line extends { n: number }>(known: Line[], earlier: readonly Line[]): Line[] {
  const first = known[0]?.n ?? Infinity
  const fresh = earlier.filter((line) => line.n < first)
  return fresh.length ? [...fresh, ...known] : known
}
