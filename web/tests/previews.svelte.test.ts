import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Asks, changed, difference, Previews, uncertain } from '../src/lib/previews.svelte'
import { MOST_PREVIEWS, type Language, type Move, type PreviewInfo, type State } from '../src/lib/wire'
import { amountChoices, foretold, stateOf } from './table'

const bid = (amount: number): Move => ({ move: 'bid', amount })

/** A connection whose answers come when the test says so. */
class FakeLive implements Asks {
  state = $state.raw<State | null>(stateOf({ choices: amountChoices() }))
  lang = $state<Language>('en')
  asked: { number: number; moves: Move[]; answer: (previews?: PreviewInfo[]) => Promise<void>; refuse: () => Promise<void> }[] = []

  foresee(number: number, moves: Move[]): Promise<PreviewInfo[]> {
    return new Promise((resolve, reject) => {
      const answer = async (previews = moves.map((move) => foretold(JSON.stringify(move)))) => {
        resolve(previews)
        await vi.advanceTimersByTimeAsync(0)
      }
      const refuse = async () => {
        reject(new Error('refused'))
        await vi.advanceTimersByTimeAsync(0)
      }
      this.asked.push({ number, moves, answer, refuse })
    })
  }
}

let live: FakeLive
let previews: Previews
const pause = () => vi.advanceTimersByTime(500)
const text = (move: Move) => previews.of(move)?.events[0]?.text

beforeEach(() => {
  vi.useFakeTimers()
  live = new FakeLive()
  previews = new Previews(live)
})
afterEach(() => void vi.useRealTimers())

describe('previews', () => {
  it('are asked for once the pointer rests, all that were wanted at once', async () => {
    previews.want(bid(1))
    previews.want(bid(2), bid(3))
    expect(live.asked).toEqual([])
    pause()
    expect(live.asked).toMatchObject([{ number: 5, moves: [bid(2), bid(3), bid(1)] }])
    expect(previews.of(bid(1))).toBeUndefined()
    await live.asked[0]!.answer()
    expect(text(bid(1))).toBe(JSON.stringify(bid(1)))
    expect(text(bid(3))).toBe(JSON.stringify(bid(3)))
  })

  it('are kept while the question stands', async () => {
    previews.want(bid(1))
    pause()
    await live.asked[0]!.answer()
    live.state = stateOf({ choices: amountChoices(), chat: [{ n: 1, name: 'Ann', seat: 0, text: 'hm', at: 0, kind: 'said' }] })
    expect(text(bid(1))).toBeTruthy()
    previews.want(bid(1))
    pause()
    expect(live.asked).toHaveLength(1)
  })

  it('go with the question, also where a step of a draft keeps its number', async () => {
    previews.want(bid(1))
    pause()
    await live.asked[0]!.answer()
    const drafted = stateOf({ choices: amountChoices() })
    live.state = { ...drafted, view: { ...drafted.view!, seats: 4 } }
    expect(previews.of(bid(1))).toBeUndefined()
    previews.want(bid(1))
    pause()
    expect(live.asked).toHaveLength(2)
  })

  it('that come too late are not taken for the next question', async () => {
    previews.want(bid(1))
    pause()
    live.state = stateOf({ choices: { ...amountChoices(), number: 6 } })
    await live.asked[0]!.answer()
    expect(previews.of(bid(1))).toBeUndefined()
  })

  it('are asked for again in another language', async () => {
    previews.want(bid(1))
    pause()
    await live.asked[0]!.answer()
    live.lang = 'pl'
    expect(previews.of(bid(1))).toBeUndefined()
  })

  it('are asked for one request at a time, the last wanted first', async () => {
    previews.want(...Array.from({ length: MOST_PREVIEWS + 2 }, (_, amount) => bid(amount)))
    pause()
    expect(live.asked[0]!.moves).toHaveLength(MOST_PREVIEWS)
    previews.want(bid(99))
    pause()
    expect(live.asked).toHaveLength(1)
    await live.asked[0]!.answer()
    pause()
    expect(live.asked[1]!.moves).toEqual([bid(99), bid(MOST_PREVIEWS), bid(MOST_PREVIEWS + 1)])
  })

  it('are not asked for again while they are on their way, but are for the next question', async () => {
    previews.want(bid(1))
    pause()
    previews.want(bid(1))
    pause()
    expect(live.asked).toHaveLength(1)
    live.state = stateOf({ choices: { ...amountChoices(), number: 6 } })
    previews.want(bid(1))
    await live.asked[0]!.answer()
    pause()
    expect(live.asked).toMatchObject([{ number: 5 }, { number: 6, moves: [bid(1)] }])
    await live.asked[1]!.answer()
    pause()
    expect(text(bid(1))).toBeTruthy()
    expect(live.asked).toHaveLength(2)
  })

  it('that were refused can be wanted again', async () => {
    previews.want(bid(1))
    pause()
    await live.asked[0]!.refuse()
    pause()
    expect(live.asked).toHaveLength(1)
    previews.want(bid(1))
    pause()
    expect(live.asked).toHaveLength(2)
  })

  it('are not asked for when nothing is asked of anybody', () => {
    live.state = { ...stateOf({}), view: null }
    previews.want(bid(1))
    pause()
    expect(live.asked).toEqual([])
  })

  it('can be asked for while others are asked: something may be tried beforehand', () => {
    live.state = stateOf({})
    previews.want(bid(1))
    pause()
    expect(live.asked.map(({ number }) => number)).toEqual([5])
  })
})

describe('what a preview says of a place', () => {
  const preview = foretold('', {
    changes: [
      { path: 'players[2].influence', before: 7, after: 4 },
      { path: 'hand', before: ['a'], after: [] },
    ],
    uncertain: ['market[1]', 'visitors'],
  })

  it('is found by its path', () => {
    expect(changed(preview, 'hand')).toMatchObject({ before: ['a'], after: [] })
    expect(changed(preview, 'players[1].influence')).toBeUndefined()
    expect(difference(preview, 'players[2].influence')).toBe(-3)
    expect(difference(preview, 'hand')).toBe(0)
  })

  it('may be that it cannot be known: of it, its parts, or what it is a part of', () => {
    expect(uncertain(preview, 'market')).toBe(true)
    expect(uncertain(preview, 'visitors.lobby[0]')).toBe(true)
    expect(uncertain(preview, 'market[2]')).toBe(false)
    expect(uncertain(preview, 'visitor')).toBe(false)
  })
})
