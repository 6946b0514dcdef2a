import { describe, expect, it, vi } from 'vitest'
import { Quiet } from '../src/lib/quiet.svelte'
import { eventLine, stateOf } from './table'

vi.mock('../src/lib/api', () => ({ api: { get: vi.fn(() => Promise.reject(new Error('no house here'))) } }))

describe('a screen that nobody answers', () => {
  it('shows the state it is given, and what happened up to there', () => {
    const quiet = new Quiet('t1', 'en')
    const state = stateOf({})
    quiet.show(state, [eventLine(1), eventLine(2)])
    expect(quiet.state).toBe(state)
    expect(quiet.events.map((line) => line.n)).toEqual([1, 2])
    expect(quiet.hasAll).toBe(true)
    expect(quiet.connected).toBe(true)
  })

  it('refuses every answer and foresees nothing', async () => {
    const quiet = new Quiet('t1', 'en')
    quiet.show(stateOf({}))
    await expect(quiet.play({ move: 'pass' })).rejects.toMatchObject({ code: 'quiet' })
    await expect(quiet.foresee(1, [{ move: 'pass' }])).rejects.toMatchObject({ code: 'quiet' })
    await expect(quiet.back()).rejects.toMatchObject({ code: 'quiet' })
    expect(await quiet.why({ move: 'pass' })).toBeNull()
    expect(quiet.say('hello')).toBe(false)
  })
})
