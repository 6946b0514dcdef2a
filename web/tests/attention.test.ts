/** The digest after an absence, and what a screen reader hears. */
import { beforeEach, describe, expect, it } from 'vitest'
import { announcer } from '../src/lib/announce.svelte'
import { Attention } from '../src/lib/attention.svelte'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { amountChoices, eventLine, stateOf } from './table'

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => eventLine(from + i))

let live: Live
let attention: Attention

beforeEach(() => {
  settings.lang = 'en'
  localStorage.clear()
  live = { table: 't1', events: lines(1, 4), connected: true, state: stateOf({}) } as unknown as Live
  attention = new Attention(live)
  attention.look()
})

describe('the digest', () => {
  it('has nothing to tell at the first visit', () => {
    expect(attention.missed).toEqual([])
  })

  it('does not repeat what happened before one’s eyes', () => {
    live.events = lines(1, 9)
    attention.look()
    expect(attention.missed).toEqual([])
  })

  it('tells what came while the connection was lost', () => {
    live.connected = false
    attention.leave()
    live.events = lines(1, 8)
    attention.look()
    expect(attention.missed).toEqual([])
    live.connected = true
    attention.look()
    expect(attention.missed.map((line) => line.n)).toEqual([5, 6, 7, 8])
    attention.dismiss()
    expect(attention.missed).toEqual([])
  })

  it('remembers across a reload what was seen', () => {
    live.events = lines(1, 7)
    const later = new Attention(live)
    later.look()
    expect(later.missed.map((line) => line.n)).toEqual([5, 6, 7])
  })

  it('is not worth showing for a line or two', () => {
    attention.leave()
    live.events = lines(1, 6)
    attention.look()
    expect(attention.missed).toEqual([])
  })
})

describe('announcements', () => {
  it('tell new events politely and your turn at once', () => {
    attention.announce()
    live.events = [...lines(1, 4), eventLine(5, 'Ada bids 3.')]
    live.state = stateOf({ choices: amountChoices() })
    attention.announce()
    expect(announcer.polite).toBe('Ada bids 3.')
    expect(announcer.assertive).toBe('Your turn. What do you bid?')
  })

  it('are told again in another language, once the house speaks it', () => {
    live.lang = 'en'
    attention = new Attention(live)
    attention.announce()
    live.events = [...lines(1, 4), eventLine(5, 'Ada bids 3.')]
    live.state = stateOf({ choices: amountChoices() })
    attention.announce()

    // All is read from the beginning; the screen is still the old one.
    settings.lang = 'pl'
    live.lang = 'pl'
    live.events = []
    attention.announce()
    expect([announcer.polite, announcer.assertive]).toEqual(['', ''])

    live.events = [...lines(1, 4), eventLine(5, 'Ada daje 3.')]
    live.state = stateOf({ choices: { ...amountChoices(), prompt: 'Ile dajesz?' } })
    attention.announce()
    expect([announcer.polite, announcer.assertive]).toEqual(['', 'Twój ruch. Ile dajesz?'])

    live.events = [...live.events, eventLine(6, 'Bruno pasuje.')]
    live.state = stateOf({ choices: { ...amountChoices(), prompt: 'Ile dajesz?' } })
    attention.announce()
    expect([announcer.polite, announcer.assertive]).toEqual(['Bruno pasuje.', 'Twój ruch. Ile dajesz?'])
  })
})
