/** The digest after an absence, and what a screen reader hears. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announcer } from '../src/lib/announce.svelte'
import { Attention } from '../src/lib/attention.svelte'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { runsOf } from '../src/table/digest'
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

  it('is told until it is put away, after a reload too', () => {
    live.events = lines(1, 7)
    new Attention(live).look()
    const again = new Attention(live)
    again.look()
    expect(again.missed.map((line) => line.n)).toEqual([5, 6, 7])
    again.dismiss()
    expect(new Attention(live).missed).toEqual([])
  })

  it('reads what a newcomer is not told, and counts what is not read', async () => {
    const earlier = vi.fn(() => {
      live.events = lines(Math.max(1, live.events[0]!.n - 100), 500)
      return Promise.resolve()
    })
    live.events = lines(461, 500)
    live.earlier = earlier
    const later = new Attention(live)
    later.look()
    await vi.waitFor(() => expect(live.events[0]?.n).toBe(161))
    expect([later.first, later.count]).toEqual([5, 496])
    expect(earlier).toHaveBeenCalledTimes(3)
  })

  it('forgets lines of another seat', () => {
    live.events = lines(1, 7)
    new Attention(live).look()
    live.events = lines(1, 2)
    const other = new Attention(live)
    other.look()
    expect(other.missed).toEqual([])
  })

  it('puts together what one player did, and marks what a bot did for the reader', () => {
    const line = (n: number, seat: number | null, by: '' | 'bot' = '') => ({ ...eventLine(n), event: { event: 'bid', audience: null, ...(seat === null ? {} : { seat }) }, by })
    const runs = runsOf([line(1, 1), line(2, null), line(3, 0), line(4, 0, 'bot'), line(5, 2, 'bot')], 0)
    expect(runs.map(({ seat, forYou, lines: told }) => [seat, forYou, told.map(({ n }) => n)])).toEqual([
      [1, false, [1, 2]],
      [0, false, [3]],
      [0, true, [4]],
      [2, false, [5]],
    ])
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
