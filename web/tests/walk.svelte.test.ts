import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, ReplayPage } from '../src/lib/wire'
import { chartOf, levels } from '../src/replay/chart'
import { commitmentOf } from '../src/replay/deal'
import { follow } from '../src/replay/keys'
import { linkTo, spotOf } from '../src/replay/source'
import { starts, SPEEDS, turnStarts, Walk } from '../src/replay/walk.svelte'
import { eventLine, stateOf, tableInfo } from './table'

const STEPS = 10
const PAGE = 4

function replay(facts: Partial<Replay> = {}): Replay {
  const steps = Array.from({ length: STEPS }, (_, step) => step)
  return {
    table: tableInfo(),
    eyes: '0',
    may_see: ['0'],
    over: true,
    page: PAGE,
    pages: 3,
    heard: steps.map((step) => 2 * step + 1),
    entries: steps.map((step) => 3 * step),
    rounds: [null, 1, 1, 1, 2, 2, 2, 3, 3, 3],
    turns: [null, 0, 0, 1, 0, 1, 1, 0, 0, null],
    scores: steps.map((step) => [step, null]),
    deal: null,
    ...facts,
  }
}

function page(number: number): ReplayPage {
  const first = number * PAGE
  const size = Math.min(PAGE, STEPS - first)
  const state = { ...stateOf({}), waiting: `step ${first}` }
  return {
    first,
    shown: { state, secrets: [] },
    steps: Array.from({ length: size }, (_, at) => ({
      changes: at ? [[['state', 'waiting'], `step ${first + at}`]] : [],
      events: [eventLine(2 * (first + at)), eventLine(2 * (first + at) + 1)],
    })),
  }
}

let asked: number[]
let walk: Walk

beforeEach(() => {
  asked = []
  walk = new Walk(replay(), (number) => {
    asked.push(number)
    return Promise.resolve(page(number))
  })
})
afterEach(() => vi.useRealTimers())

const seen = () => walk.shown?.state.waiting

describe('a walk', () => {
  it('shows the step one stands at, across pages, there and back', async () => {
    await walk.load()
    expect(seen()).toBe('step 0')
    for (const step of [1, 2, 3, 4, 5]) {
      walk.forward()
      await walk.load()
      expect(seen()).toBe(`step ${step}`)
    }
    walk.back()
    walk.back()
    expect(seen()).toBe('step 3')
    expect(asked.toSorted()).toEqual([0, 1, 2])
  })

  it('never leaves its ends', () => {
    walk.back()
    expect(walk.at).toBe(0)
    walk.go(99)
    expect(walk.at).toBe(9)
    walk.forward()
    expect(walk.at).toBe(9)
    walk.go(Number.NaN)
    expect(walk.at).toBe(0)
  })

  it('knows where rounds and turns begin', () => {
    expect(walk.rounds).toEqual([1, 4, 7])
    expect(walk.turns).toEqual([1, 3, 4, 5, 7])
    expect(starts([null, null])).toEqual([])
    expect(turnStarts([null, null, null], [0, null, 0])).toEqual([0])
  })

  it('goes by rounds, and by turns where there are no rounds', () => {
    walk.nextRound()
    walk.nextRound()
    expect(walk.at).toBe(4)
    walk.go(6)
    walk.lastRound()
    expect(walk.at).toBe(4)
    walk.lastRound()
    expect(walk.at).toBe(1)
    walk.go(8)
    walk.nextRound()
    expect(walk.at).toBe(9)
    const plain = new Walk(replay({ rounds: Array(STEPS).fill(null) as null[] }), (number) => Promise.resolve(page(number)))
    plain.nextRound()
    plain.nextRound()
    expect(plain.at).toBe(3)
  })

  it('tells all that was said up to the step, once the pages are here', async () => {
    walk.go(5)
    await walk.load()
    expect(walk.told.map((line) => line.n)).toEqual([8, 9, 10, 11])
    expect(walk.news.map((line) => line.n)).toEqual([10, 11])
    await walk.loadAll()
    expect(walk.told.at(0)?.n).toBe(0)
    expect(walk.told.at(-1)?.n).toBe(11)
  })

  it('finds the step of a line and of an entry', () => {
    expect(walk.stepOfLine(1)).toBe(0)
    expect(walk.stepOfLine(2)).toBe(1)
    expect(walk.stepOfLine(7)).toBe(3)
    expect(walk.stepOfEntry(6)).toBe(2)
    expect(walk.stepOfEntry(7)).toBe(2)
  })

  it('plays by itself until the end, waits for what is not here, and stops when asked', async () => {
    vi.useFakeTimers()
    await walk.loadAll()
    walk.go(6)
    walk.play()
    await vi.advanceTimersByTimeAsync(SPEEDS.plain)
    expect(walk.at).toBe(7)
    walk.stop()
    await vi.advanceTimersByTimeAsync(5 * SPEEDS.plain)
    expect(walk.at).toBe(7)
    walk.toggle()
    await vi.advanceTimersByTimeAsync(5 * SPEEDS.plain)
    expect([walk.at, walk.playing]).toEqual([9, false])
    walk.play()
    expect(walk.at).toBe(0)
    walk.close()
  })

  it('can be tried again where a page could not be had', async () => {
    let broken = true
    const shaky = new Walk(replay(), (number) => (broken ? Promise.reject(new Error('lost')) : Promise.resolve(page(number))))
    await shaky.loadAll()
    expect([shaky.failed, shaky.shown]).toEqual([true, undefined])
    broken = false
    await shaky.loadAll()
    expect([shaky.failed, shaky.shown?.state.waiting]).toEqual([false, 'step 0'])
  })
})

describe('the keys of a walk', () => {
  const press = (key: string, facts: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...facts })
    Object.defineProperty(event, 'target', { value: target })
    return follow(event, walk)
  }

  it('step, leap by rounds, play, and go to either end', () => {
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowLeft')
    expect(walk.at).toBe(1)
    press('ArrowRight', { shiftKey: true })
    expect(walk.at).toBe(4)
    press('ArrowLeft', { shiftKey: true })
    expect(walk.at).toBe(1)
    press('End')
    expect(walk.at).toBe(9)
    press('Home')
    expect(walk.at).toBe(0)
    press(' ')
    expect(walk.playing).toBe(true)
    press(' ')
    expect(walk.playing).toBe(false)
  })

  it('are left to whatever is being typed, chosen or pressed', () => {
    const list = document.createElement('select')
    const button = document.createElement('button')
    expect(press('ArrowRight', {}, list)).toBe(false)
    expect(press(' ', {}, button)).toBe(false)
    expect(press('ArrowRight', {}, button)).toBe(true)
    expect(press('ArrowLeft', { altKey: true })).toBe(false)
    expect(press('x')).toBe(false)
  })
})

describe('a link', () => {
  it('says the step and the eyes, and whatever else it says is overlooked', () => {
    expect(spotOf(new URL(linkTo('abc', 'all', 12), 'http://h').search)).toEqual({ eyes: 'all', step: 12, line: null })
    expect(spotOf('?line=7')).toEqual({ eyes: '', step: null, line: 7 })
    expect(spotOf('?step=-1&line=x&step=9999999')).toEqual({ eyes: '', step: null, line: null })
  })
})

describe('the curve', () => {
  it('has a line for each seat as far as its score is known', () => {
    const chart = chartOf([[0, null], [0, null], [5, null], [5, 8]])
    expect(chart.lines).toEqual([
      [{ step: 0, value: 0 }, { step: 2, value: 5 }, { step: 3, value: 5 }],
      [{ step: 3, value: 8 }],
    ])
    expect([chart.low, chart.high]).toEqual([0, 8])
    expect(chartOf([[null]]).lines).toEqual([[]])
  })

  it('has round numbers beside it', () => {
    expect(levels(0, 540)).toEqual([0, 200, 400])
    expect(levels(-3, 9)).toEqual([0, 5])
    expect(levels(0, 1)).toEqual([0, 1])
  })
})

describe('the commitment', () => {
  it('is made as the house makes it', () => {
    const deal = {
      commitment: '',
      title: 'modern_art',
      rules: 1,
      components: 'ab12',
      seats: 3,
      options: [['edition', 'matagot'], ['naïve', true]] as [string, string | boolean][],
      seed: '00'.repeat(31) + '07',
      file: '',
    }
    // python: vernissage.core.chance.commitment('modern_art', 1, 'ab12', 3, {'edition': 'matagot', 'naïve': True}, seed_bytes(7))
    expect(commitmentOf(deal)).toBe('03e0fc8d16b0944ef23104ea774f0f625122e6688b6a254cd3e0c76462e433e7')
  })
})
