/** The cloakroom: what a visitor has chosen for this browser. */
import type { Language } from './wire'

export const LANGUAGES: Language[] = ['en', 'fr', 'pl']
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', pl: 'Polski' }
export type Theme = 'system' | 'day' | 'night'
export type Motion = 'system' | 'less'
/** Whether signs stand with their names: always, the first times they are met, or never. */
export type Names = 'always' | 'first' | 'never'

/** The first of the browser's languages that the house speaks. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** A browser that forbids storage forgets, and everything else still works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`vernissage.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`vernissage.${key}`, value)
  } catch {
    // Not remembered, then.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`vernissage.${key}`)
  } catch {
    // It was never remembered.
  }
}

function oneOf<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = recall(key)
  return values.find((known) => known === value) ?? otherwise
}

class Settings {
  lang = $state<Language>(oneOf('lang', LANGUAGES, browserLanguage(navigator.languages ?? [navigator.language])))
  theme = $state<Theme>(oneOf<Theme>('theme', ['system', 'day', 'night'], 'system'))
  motion = $state<Motion>(oneOf<Motion>('motion', ['system', 'less'], 'system'))
  sound = $state(recall('sound') === 'on')
  /** Single keys that pick an answer. */
  shortcuts = $state(recall('shortcuts') !== 'off')
  names = $state<Names>(oneOf<Names>('names', ['always', 'first', 'never'], 'first'))
  #systemCalm = $state(false)

  constructor() {
    const query = window.matchMedia?.('(prefers-reduced-motion: reduce)')
    this.#systemCalm = query?.matches ?? false
    query?.addEventListener?.('change', () => (this.#systemCalm = query.matches))
  }

  /** What dates, lists and numbers are written in: English is British here. */
  get locale(): string {
    return this.lang === 'en' ? 'en-GB' : this.lang
  }

  /** Whether nothing should move. */
  get calm(): boolean {
    return this.motion === 'less' || this.#systemCalm
  }

  /** Write the choices down and show them on the page. */
  apply(): void {
    remember('lang', this.lang)
    remember('theme', this.theme)
    remember('motion', this.motion)
    remember('sound', this.sound ? 'on' : 'off')
    remember('names', this.names)
    remember('shortcuts', this.shortcuts ? 'on' : 'off')
    const root = document.documentElement
    root.lang = this.lang
    root.dataset.theme = this.theme
    root.dataset.motion = this.calm ? 'less' : 'full'
  }
}

export const settings = new Settings()
