/** Where the profiles of those at a table are. They are asked for once a table, and again when somebody else sits there. */
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import type { Live } from './live.svelte'
import type { SeatPage } from './wire'

class Pages {
  #found = new SvelteMap<string, Record<number, string>>()
  #asked = new Map<string, string>()

  /** Ask for those of a table, if they are not known. Without an answer nobody has a link, and nothing else is missing. */
  look(live: Live): void {
    const people = (live.state?.table.seats ?? []).filter((seat) => seat.kind === 'person').map((seat) => `${seat.seat} ${seat.name}`)
    const key = people.join('\n')
    if (!live.hasTable || !people.length || this.#asked.get(live.table) === key) return
    this.#asked.set(live.table, key)
    api.get<SeatPage[]>(`/tables/${live.table}/people`).then(
      (pages) => this.#found.set(live.table, Object.fromEntries(pages.map(({ seat, page }) => [seat, page]))),
      () => this.#asked.delete(live.table),
    )
  }

  /** The address of a player's profile; undefined where there is none. */
  of(live: Live, seat: number): string | undefined {
    const page = this.#found.get(live.table)?.[seat]
    return page && `/people/${page}`
  }
}

export const pages = new Pages()
