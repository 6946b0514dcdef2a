/**
 * Which signs somebody has met. The first times a sign stands with its name: beside it where there is room, else in the key
 * under the board. Counted in questions that were asked while the name was to be read, and kept in this browser.
 */
import { recall, remember, settings } from './settings.svelte'

/** So many questions make a sign known: about two turns. */
export const TIMES = 8

/** What was kept, as far as it makes sense. */
function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(recall('met') ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, times]) => Number.isInteger(times)))
  } catch {
    return {}
  }
}

class Meeting {
  #times = $state.raw(kept())
  #title = $state('')
  #question = ''
  /** Those whose names stand there while this question is asked. */
  #read = new Set<string>()

  /** Whether a sign of this title stands with its name. It stays so until something else is asked. */
  isNew(sign: string): boolean {
    if (settings.names !== 'first') return settings.names === 'always'
    return (this.#times[this.#keyOf(sign)] ?? 0) < TIMES
  }

  /** Its name is to be read now. */
  read(sign: string): void {
    this.#read.add(this.#keyOf(sign))
  }

  /** Something is asked, or nothing: names that were read while the last question stood have been met once more. */
  ask(title: string, question: string): void {
    if (title === this.#title && question === this.#question) return
    if (this.#question) {
      const times = { ...this.#times }
      for (const key of this.#read) times[key] = (times[key] ?? 0) + 1
      this.#times = times
      remember('met', JSON.stringify(times))
    }
    this.#read.clear()
    this.#title = title
    this.#question = question
  }

  #keyOf(sign: string): string {
    return `${this.#title} ${sign}`
  }
}

export const meeting = new Meeting()
