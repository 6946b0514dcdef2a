/**
 * The lobby at /, a table at /t/<id>, where ?key=… brings a seat to this device, the host's desk at /host; the replay of a
 * table at /replay/<id>, of a record from a file at /replay; a guide at /guide/<title>, the puzzles at /puzzles, one at
 * /puzzles/<title>/<key>; the visitor's own page at /me, members at /people, the art
 * market, and evenings of one deal.
 */
export type Place =
  | { name: 'lobby' | 'host' | 'me' | 'people' | 'market' | 'evenings' | 'puzzles' | 'nowhere' }
  | { name: 'table'; id: string; key: string | null }
  | { name: 'replay'; id: string | null }
  | { name: 'guide'; title: string }
  | { name: 'puzzle'; title: string; puzzle: string }
  | { name: 'person'; page: string }
  | { name: 'evening'; id: string }

export function placeOf(url: URL): Place {
  if (url.pathname === '/') return { name: 'lobby' }
  const plain = /^\/(host|me|people|market|evenings|puzzles)$/.exec(url.pathname)
  if (plain?.[1]) return { name: plain[1] as 'host' | 'me' | 'people' | 'market' | 'evenings' | 'puzzles' }
  const person = /^\/people\/([A-Za-z0-9_-]{1,64})\/?$/.exec(url.pathname)
  if (person?.[1]) return { name: 'person', page: person[1] }
  const evening = /^\/evenings\/([A-Za-z0-9_-]{1,64})\/?$/.exec(url.pathname)
  if (evening?.[1]) return { name: 'evening', id: evening[1] }
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(url.pathname)
  if (table?.[1]) return { name: 'table', id: table[1], key: url.searchParams.get('key') }
  const guide = /^\/guide\/([a-z][a-z0-9_]{0,63})\/?$/.exec(url.pathname)
  if (guide?.[1]) return { name: 'guide', title: guide[1] }
  const puzzle = /^\/puzzles\/([a-z][a-z0-9_]{0,63})\/([a-z][a-z0-9_]{0,63})\/?$/.exec(url.pathname)
  if (puzzle?.[1] && puzzle[2]) return { name: 'puzzle', title: puzzle[1], puzzle: puzzle[2] }
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(url.pathname)
  if (replay) return { name: 'replay', id: replay[1] ?? null }
  return { name: 'nowhere' }
}

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)))

  constructor() {
    window.addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#read()
    window.scrollTo(0, 0)
  }

  #read(): void {
    this.place = placeOf(new URL(location.href))
  }

  /** Our own links change the place without loading the page again. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = (click.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.hash || placeOf(new URL(link.href)).name === 'nowhere') return
    click.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
