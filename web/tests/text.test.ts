/** Every id the client says exists in every language, with the same facts; none is unused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Entry, type Message } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { browserLanguage } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/words'

const LANGUAGES = ['en', 'fr', 'pl'] as const
const root = join(import.meta.dirname, '../src')

const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf-8'))
  .join('\n')
const saidWith = (name: string) =>
  new Set([...sources.matchAll(new RegExp(`\\b${name}\\(\\s*'([a-z0-9-]+)'`, 'g'))].map((match) => match[1] as string))

/** The client's words, those of the host's desk that only the host loads, those of the replay and of the pages about people. */
const ROOMS = { t: 'text', h: 'host/text', r: 'replay/text', pt: 'people/text' }
type Room = keyof typeof ROOMS
const text = (language: string, room: Room = 't') => readFileSync(join(root, ROOMS[room], `${language}.ftl`), 'utf-8')
const isMessage = (entry: Entry): entry is Message => entry.type === 'Message'
const messages = (language: string, room: Room) =>
  new Map(parse(text(language, room), {}).body.filter((entry) => isMessage(entry as Entry)).map((entry) => [(entry as Message).id.name, entry as Message]))

const facts = (message: Message) => new Set([...JSON.stringify(message).matchAll(/"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)].map((m) => m[1]))

const EVERY = LANGUAGES.flatMap((language) => (['t', 'h', 'r', 'pt'] as const).map((room) => [language, room] as const))

describe.each(EVERY)('the texts in %s, said with %s', (language, room) => {
  const known = messages(language, room)
  const said = saidWith(room)

  it('can be read', () => {
    expect(parse(text(language, room), {}).body.filter((entry) => entry.type === 'Junk')).toEqual([])
  })

  it('have every id the client says', () => {
    expect([...said].filter((id) => !known.has(id))).toEqual([])
  })

  it('have none the client never says', () => {
    expect([...known.keys()].filter((id) => !said.has(id))).toEqual([])
  })

  it('use the same facts as the English ones', () => {
    for (const [id, message] of messages('en', room)) {
      const here = known.get(id)
      expect(here && facts(here), id).toEqual(facts(message))
    }
  })
})

describe('ids', () => {
  it('are always written out, so that this test sees them', () => {
    // The one exception is the declaration of t, of h and of pt itself.
    expect(sources.match(/\bt\((?!\s*'[a-z0-9-]+')[^)]/g) ?? []).toEqual(['t(i'])
    expect(sources.match(/\bh\((?!\s*'[a-z0-9-]+')[^)]/g) ?? []).toEqual(['h(i'])
    expect(sources.match(/\bpt\((?!\s*'[a-z0-9-]+')[^)]/g) ?? []).toEqual(['pt(i'])
    expect(sources.match(/\br\((?!\s*'[a-z0-9-]+')[^)]/g) ?? []).toEqual(['r(i'])
  })
})

describe('Polish', () => {
  it('counts as Poles do', () => {
    const words = new Words('pl', text('pl'))
    const bots = [1, 2, 5, 12, 22].map((count) => words.say('row-bots', { count }))
    expect(bots).toEqual(['1 bot', '2 boty', '5 botów', '12 botów', '22 boty'])
  })
})

describe('the language', () => {
  it('is the first of the browser’s that the house speaks', () => {
    expect(browserLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl')
    expect(browserLanguage(['FR'])).toBe('fr')
    expect(browserLanguage(['ja'])).toBe('en')
  })
})
