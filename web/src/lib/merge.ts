/** Numbered lines that come in pieces, sometimes twice. */
export function merge<Line extends { n: number }>(known: Line[], news: readonly Line[]): Line[] {
  const last = known.at(-1)?.n ?? 0
  const fresh = news.filter((line) => line.n > last)
  return fresh.length ? [...known, ...fresh] : known
}
