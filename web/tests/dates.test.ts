/** Dates, lists and numbers are written as people in that language write them; English ones as in Britain. */
import { afterEach, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const lang = settings.lang
afterEach(() => void (settings.lang = lang))

it('puts the day before the month', () => {
  const day = new Date(2026, 10, 18)
  for (const [language, written] of [['en', '18/11/2026'], ['fr', '18/11/2026'], ['pl', '18.11.2026']] as const) {
    settings.lang = language
    expect(new Intl.DateTimeFormat(settings.locale, { dateStyle: 'short' }).format(day)).toBe(written)
  }
})

it('is asked by everything that writes one', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const others = Object.entries(sources).filter(([, text]) => /Intl\.\w+\((?!settings\.locale)|toLocale(Date|Time)?String\(/.test(text))
  expect(others.map(([path]) => path)).toEqual([])
})
