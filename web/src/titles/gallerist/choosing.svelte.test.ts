import { describe, expect, it, vi } from 'vitest'
import type { Live } from '../../lib/live.svelte'
import type { Choices, Move, PreviewInfo, State } from '../../lib/wire'
import { preview } from '../../../tests/previews'
import { amountChoices, stateOf } from '../../../tests/table'
import { Choosing } from './choosing.svelte'

const option = (move: Move) => ({ move, text: Object.values(move).join(' '), works: [] })
const choices = (key: string, number: number, ...moves: Move[]): Choices => ({ ...amountChoices(), key, number, amount: null, options: moves.map(option) })
const go = { move: 'go', location: 'artists_colony' }
const act = { move: 'act', action: 'buy' }

class Table {
  state = $state.raw<State>(stateOf({}))
  play = vi.fn((_move: Move) => Promise.resolve())
  previews = { of: vi.fn<(move: Move) => PreviewInfo | undefined>(), want: vi.fn<(...moves: Move[]) => void>() }
  why = vi.fn(() => Promise.resolve({ type: 'refused', id: 1, code: 'illegal', rule: 'GA-1', text: 'No.' }))

  ask(asked: Choices | null, location: string | null = 'artists_colony'): void {
    const state = stateOf({ choices: asked })
    this.state = { ...state, view: { ...state.view, ask: { location } } as unknown as State['view'] }
  }
}

function sit(): { table: Table; choosing: Choosing } {
  const table = new Table()
  return { table, choosing: new Choosing(table as unknown as Live) }
}

const finger = new PointerEvent('click', { pointerType: 'touch' })
const mouse = new PointerEvent('click', { pointerType: 'mouse' })

describe('choosing on the board', () => {
  it('knows what is offered, amounts too', () => {
    const { table, choosing } = sit()
    expect(choosing.may(go)).toBe(false)
    table.ask(choices('turn', 1, go))
    expect(choosing.may(go)).toBe(true)
    expect(choosing.may({ move: 'go', location: 'media_centre' })).toBe(false)
    table.ask({ ...choices('pay', 2), amount: { move: { move: 'pay' }, field: 'steps', low: 1, high: 3, confirm_above: 9 } })
    expect([0, 1, 3, 4].map((steps) => choosing.may({ move: 'pay', steps }))).toEqual([false, true, true, false])
    expect(choosing.may({ move: 'fame', steps: 2 })).toBe(false)
  })

  it('a mouse answers at once; a finger is shown first what it would do', () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    choosing.press(go, finger)
    expect(table.play).not.toHaveBeenCalled()
    expect(choosing.thought).toEqual(go)
    choosing.press(go, finger)
    expect(table.play).toHaveBeenCalledExactlyOnceWith(go)
    const other = sit()
    other.table.ask(choices('turn', 1, go))
    other.choosing.press(go, mouse)
    expect(other.table.play).toHaveBeenCalledExactlyOnceWith(go)
  })

  it('what was chosen belongs to the question', () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    choosing.press(go, finger)
    choosing.think(go)
    table.ask(choices('turn', 2, go))
    expect(choosing.chosen).toBeNull()
    expect(choosing.thought).toBeNull()
  })

  it('sends nothing twice, and tells why it was refused', async () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    table.play.mockReturnValueOnce(Promise.reject({ type: 'refused', text: 'Not there. [GA-26]' }))
    const first = choosing.play(go)
    void choosing.play(go)
    await first
    expect(table.play).toHaveBeenCalledTimes(1)
    expect(choosing.told).toBe('Not there. [GA-26]')
    table.ask(choices('turn', 2, go))
    expect(choosing.told).toBe('')
  })
})

describe('what an answer would do', () => {
  it('is asked for at once where there are few', () => {
    const { table, choosing } = sit()
    table.ask({ ...choices('pay', 2), amount: { move: { move: 'pay' }, field: 'steps', low: 1, high: 3, confirm_above: 9 } })
    choosing.foresee()
    expect(table.previews.want).toHaveBeenCalledExactlyOnceWith(...[1, 2, 3].map((steps) => ({ move: 'pay', steps })))
  })

  it('is asked for where one points, if there are many', () => {
    const { table, choosing } = sit()
    table.ask({ ...choices('pay', 2), amount: { move: { move: 'pay' }, field: 'steps', low: 1, high: 30, confirm_above: 9 } })
    choosing.foresee()
    expect(table.previews.want).not.toHaveBeenCalled()
    choosing.think({ move: 'pay', steps: 2 })
    choosing.foresee()
    expect(table.previews.want).toHaveBeenCalledExactlyOnceWith({ move: 'pay', steps: 2 })
  })

  it('cannot be taken back where something is turned up by all of them', () => {
    const { table, choosing } = sit()
    table.ask(choices('action', 1, go, act))
    table.previews.of.mockImplementation((move) => preview({ chance: move === go }))
    expect(choosing.isBlind).toBe(false)
    const other = sit()
    other.table.ask(choices('action', 1, go, act))
    other.table.previews.of.mockReturnValue(preview({ chance: true }))
    expect(other.choosing.isBlind).toBe(true)
  })
})

describe('what cannot be chosen', () => {
  it('says why', async () => {
    const { table, choosing } = sit()
    table.ask(choices('buy', 1))
    await choosing.why({ move: 'buy', artist: 'digital-red' })
    expect(choosing.told).toBe('No.')
  })
})

describe('going for an action', () => {
  it('takes it on arrival, once', async () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    choosing.goFor('artists_colony', 'buy', mouse)
    await Promise.resolve()
    await Promise.resolve()
    table.ask(choices('leave', 2, { move: 'nobody' }))
    choosing.follow()
    expect(table.play).toHaveBeenCalledExactlyOnceWith(go)
    table.ask(choices('action', 3, act))
    choosing.follow()
    expect(table.play).toHaveBeenLastCalledWith(act)
    await Promise.resolve()
    await Promise.resolve()
    table.ask(choices('action', 4, act)) // taken back
    choosing.follow()
    expect(table.play).toHaveBeenCalledTimes(2)
  })

  it('is given up where it cannot be had, or somewhere else', async () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    choosing.goFor('artists_colony', 'buy', mouse)
    await Promise.resolve()
    await Promise.resolve()
    table.ask(choices('action', 2, { move: 'act', action: 'discover' }))
    choosing.follow()
    expect(table.play).toHaveBeenCalledTimes(1)
    table.ask(choices('action', 3, act)) // it had its chance
    choosing.follow()
    expect(table.play).toHaveBeenCalledTimes(1)
  })

  it('waits until the way there is answered', async () => {
    const { table, choosing } = sit()
    table.ask(choices('turn', 1, go))
    let arrive = () => {}
    table.play.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    choosing.goFor('artists_colony', 'buy', mouse)
    table.ask(choices('action', 2, act)) // the screen comes before the answer
    choosing.follow()
    expect(table.play).toHaveBeenCalledTimes(1)
    arrive()
    await vi.waitFor(() => expect(table.play).toHaveBeenLastCalledWith(act))
  })
})
