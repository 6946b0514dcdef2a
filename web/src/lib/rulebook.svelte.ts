/** The rules of the table one sits at: read once they are asked for, and opened at the chapter that tells a rule. */
import { api } from './api'
import type { Language, RulesChapter } from './wire'

/** How a refusal ends: with the id of its rule. */
const CITED = /\s*\[([A-Z]+-[A-Z]?\d+)\]\s*$/

/** A refusal, apart: its sentence, and the id of the rule it cites; empty if it cites none. */
export function cited(text: string): { says: string; rule: string } {
  const found = CITED.exec(text)
  return found ? { says: text.slice(0, found.index), rule: found[1]! } : { says: text, rule: '' }
}

class Rulebook {
  chapters = $state.raw<RulesChapter[]>([])
  /** Why they could not be read. */
  problem = $state.raw<unknown>(null)
  /** The rule they are opened at; empty: at the beginning; null: they are closed. */
  opened = $state<string | null>(null)
  #key = ''

  /** Read the rules from where they are told, in a language. */
  async read(address: string, lang: Language): Promise<void> {
    const key = `${address}/${lang}`
    if (key === this.#key) return
    this.#key = key
    this.problem = null
    try {
      const chapters = await api.get<RulesChapter[]>(key)
      if (this.#key === key) this.chapters = chapters
    } catch (error) {
      if (this.#key !== key) return
      this.#key = ''
      this.problem = error
    }
  }

  /** The place of the chapter that tells a rule; -1 if none does. */
  placeOf(rule: string): number {
    return this.chapters.findIndex((chapter) => chapter.rules.includes(rule))
  }

  open(rule = ''): void {
    this.opened = rule
  }

  close(): void {
    this.opened = null
  }
}

export const rulebook = new Rulebook()
