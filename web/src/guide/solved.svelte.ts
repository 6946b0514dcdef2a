/** The puzzles that were solved in this browser, without being shown the answer. */
import { recall, remember } from '../lib/settings.svelte'

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall('puzzles') ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Solved {
  #keys = $state.raw(read())

  has(title: string, puzzle: string): boolean {
    return this.#keys.includes(`${title}/${puzzle}`)
  }

  add(title: string, puzzle: string): void {
    if (this.has(title, puzzle)) return
    this.#keys = [...this.#keys, `${title}/${puzzle}`]
    remember('puzzles', JSON.stringify(this.#keys))
  }
}

export const solved = new Solved()
