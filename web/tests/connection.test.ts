import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../src/lib/connection.svelte'
import { merge } from '../src/lib/merge'
import type { Refused } from '../src/lib/wire'
import { eventLine, foretold, stateOf } from './table'

class FakeSocket {
  readyState: number = WebSocket.OPEN
  sent: Record<string, unknown>[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((close?: { code: number }) => void) | null = null

  constructor(readonly url: string) {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.readyState = WebSocket.CLOSED
  }

  tell(told: object) {
    this.onmessage?.({ data: JSON.stringify(told) })
  }

  break(code = 1006) {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

let sockets: FakeSocket[]
let live: Connection
const builds: string[] = []

function sit(): Connection {
  return new Connection('t1', 'en', {
    connect: (url) => {
      const socket = new FakeSocket(url)
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    onNewBuild: (build) => builds.push(build),
  })
}

const socket = () => sockets.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')))
  sockets = []
  builds.length = 0
  live = sit()
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('merging', () => {
  it('adds what is new and ignores what came twice', () => {
    const known = [eventLine(1), eventLine(2)]
    expect(merge(known, [eventLine(2), eventLine(3)]).map((line) => line.n)).toEqual([1, 2, 3])
    expect(merge(known, [eventLine(1)])).toBe(known)
  })
})

describe('the live connection', () => {
  it('keeps every event it was told, once', () => {
    socket().tell(stateOf({ events: [eventLine(1), eventLine(2)] }))
    socket().tell(stateOf({ events: [eventLine(2), eventLine(3)] }))
    expect(live.events.map((line) => line.n)).toEqual([1, 2, 3])
    expect(live.connected).toBe(true)
  })

  it('comes back after a loss and asks for what it has not seen', () => {
    socket().tell(stateOf({ events: [eventLine(1), eventLine(7)] }))
    socket().break()
    expect(live.connected).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(2)
    expect(socket().url).toContain('last=7')
    socket().tell(stateOf({ events: [eventLine(8)] }))
    expect(live.events.map((line) => line.n)).toEqual([1, 7, 8])
    expect(live.resumed).toBe(1)
  })

  it('waits longer each time the door stays closed', () => {
    for (let i = 0; i < 8; i += 1) {
      socket().break()
      vi.advanceTimersByTime(15_000)
    }
    expect(sockets).toHaveLength(9)
    socket().break()
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(9)
  })

  it('gives up a connection that has gone silent', () => {
    socket().tell(stateOf({}))
    vi.advanceTimersByTime(60_000)
    expect(sockets.length).toBeGreaterThan(1)
    expect(live.connected).toBe(false)
  })

  it('settles each answer by its id', async () => {
    socket().tell(stateOf({}))
    const bid = live.play({ move: 'bid', amount: 3 })
    const why = live.why({ move: 'bid', amount: 900 })
    const [first, second] = socket().sent as [Record<string, unknown>, Record<string, unknown>]
    expect(first).toMatchObject({ type: 'play', move: { move: 'bid', amount: 3 }, number: 5 })
    socket().tell({ type: 'refused', id: second.id, code: 'above-cash', rule: 'MA-13', text: 'Too much.' })
    socket().tell({ type: 'answered', id: first.id })
    await expect(bid).resolves.toBeUndefined()
    expect((await why)?.text).toBe('Too much.')
  })

  it('hands on the advice that was asked for', async () => {
    socket().tell(stateOf({}))
    const advice = live.advise()
    const [asked] = socket().sent as [Record<string, unknown>]
    expect(asked).toMatchObject({ type: 'advise' })
    socket().tell({ type: 'advised', id: asked.id, advice: { value: 7 } })
    expect(await advice).toEqual({ value: 7 })
  })

  it('hands on what moves would do', async () => {
    socket().tell(stateOf({}))
    const moves = [{ move: 'pass' }, { move: 'bid', amount: 3 }]
    const previews = live.foresee(5, moves)
    const [asked] = socket().sent as [Record<string, unknown>]
    expect(asked).toMatchObject({ type: 'preview', number: 5, moves })
    socket().tell({ type: 'previews', id: asked.id, previews: [foretold('a'), foretold('b')] })
    expect((await previews).map(({ events }) => events[0]?.text)).toEqual(['a', 'b'])
  })

  it('tells whoever waits that the connection broke', async () => {
    socket().tell(stateOf({}))
    const bid = live.play({ move: 'bid', amount: 3 })
    socket().break()
    await expect(bid).rejects.toMatchObject({ code: 'disconnected' } satisfies Partial<Refused>)
  })

  it('reads the story anew when the visitor changes seats', () => {
    socket().tell(stateOf({ events: [eventLine(1), eventLine(2)], your_seat: null }))
    socket().tell(stateOf({ events: [eventLine(1, 'dealt'), eventLine(2)], your_seat: 1 }))
    expect(sockets).toHaveLength(1)
    expect(live.events.map((line) => line.text)).toEqual(['dealt', 'event 2'])
  })

  it('puts what is new in its place and leaves the rest as it was', () => {
    socket().tell(stateOf({ events: [eventLine(1)] }))
    const before = live.state!
    const changes = [
      [['waiting'], 'Ann'],
      [['table', 'seats', 0, 'connected'], false],
    ]
    socket().tell({ type: 'change', changes, clock: null, events: [eventLine(2)], chat: [] })
    expect(live.state!.waiting).toBe('Ann')
    expect(live.state!.table.seats[0]!.connected).toBe(false)
    expect(before.waiting).not.toBe('Ann')
    expect(live.state!.table.seats[1]).toBe(before.table.seats[1])
    expect(live.events.map(({ n }) => n)).toEqual([1, 2])
  })

  it('asks for earlier lines until it has all', async () => {
    socket().tell(stateOf({ events: [eventLine(5), eventLine(6)] }))
    expect(live.hasAll).toBe(false)
    const all = live.readAll()
    for (const page of [[3, 4], [1, 2]]) {
      const wanted = { type: 'earlier', of: 'events', before: page[1]! + 1 }
      await vi.waitFor(() => expect(socket().sent.at(-1)).toMatchObject(wanted))
      const asked = socket().sent.at(-1) as Record<string, unknown>
      socket().tell({ type: 'pages', id: asked.id, events: page.map((n) => eventLine(n)), chat: [] })
    }
    await all
    expect(live.hasAll).toBe(true)
    expect(live.events.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('forgets lines before a gap', () => {
    socket().tell(stateOf({ events: [eventLine(1), eventLine(2)] }))
    socket().tell(stateOf({ events: [eventLine(8), eventLine(9)] }))
    expect(live.events.map(({ n }) => n)).toEqual([8, 9])
  })

  it('reads everything again in another language', () => {
    socket().tell(stateOf({ events: [eventLine(1)] }))
    live.setLanguage('pl')
    expect(socket().url).toContain('lang=pl&last=0')
  })

  it('starts the clock from what is left', () => {
    const now = performance.now()
    socket().tell(stateOf({ clock: { kind: 'hammer', left: 4.5, of: 10 } }))
    expect(live.clockEnds).toBeCloseTo(now + 4500, -2)
  })
})

describe('a house that closes the line itself', () => {
  it('is left alone for a moment when it restarts, each visitor for another one', () => {
    socket().tell({ type: 'hello', build: 'dev', now: 0 })
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.9)
    socket().break(1012)
    vi.advanceTimersByTime(1_500)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(sockets).toHaveLength(2)
    random.mockRestore()
  })

  it('is asked for everything when something was taken out', () => {
    socket().tell(stateOf({ events: [eventLine(1)] }))
    expect(live.events).toHaveLength(1)
    socket().break(4205)
    expect(live.events).toHaveLength(0)
    expect(sockets).toHaveLength(2)
    expect(socket().url).toContain('last=0')
  })

  it('says why a line for the guest book was not written', () => {
    live.say('hello')
    socket().tell({ type: 'refused', id: null, code: 'muted', rule: '', text: 'You are muted.' })
    expect(live.unheard).toBe('You are muted.')
    live.say('hello again')
    expect(live.unheard).toBe('')
  })
})
