import { describe, expect, it } from 'vitest'
import { crumbs, storyOf } from './steps'
import type { Step, Told, View } from './view'

const step = (key: string, seat = 0, ...facts: number[]): Step => ({ key, seat, facts })
/** Events with the facts that matter here. */
type Hint = Partial<Told['event']>
const told = (...events: Hint[]): Told[] => events.map((event, at) => ({ n: at + 1, event: event as Told['event'] }))
const asked = (key: string, facts: Partial<View['ask']> = {}, steps: Step[] = []) =>
  ({ decision: { key, seats: [0], number: 1 }, ask: facts, steps }) as Pick<View, 'decision' | 'ask' | 'steps'>

describe('the way of a turn', () => {
  it('begins with what is asked and ends with the turn', () => {
    const steps = [step('next_turn'), step('end_turn'), step('after'), step('hang'), step('ticket'), step('fame'), step('pay')]
    expect(crumbs(steps).map(({ key }) => key)).toEqual(['pay', 'fame', 'ticket', 'hang', 'after'])
    expect(crumbs(steps).filter(({ reveals }) => reveals).map(({ key }) => key)).toEqual(['hang'])
  })

  it('names bonuses, leaves out what brings nothing, and tells publicity as fame', () => {
    const steps = [step('end_turn'), step('after'), step('publicity', 0, 3), step('bonus', 0, 0), step('bonus', 0, 2), step('pay')]
    expect(crumbs(steps)).toEqual([
      { key: 'pay', bonus: null, reveals: false },
      { key: 'bonus', bonus: 'influence', reveals: false },
      { key: 'fame', bonus: null, reveals: false },
      { key: 'after', bonus: null, reveals: false },
    ])
  })

  it('stops where another seat has its say', () => {
    expect(crumbs([step('next_turn', 1), step('go_home', 0), step('kicked_out', 0)]).map(({ key }) => key)).toEqual(['kicked_out'])
    expect(crumbs([])).toEqual([])
  })
})

describe('the story of a turn', () => {
  const turn: Hint[] = [
    { event: 'turn_began', seat: 0 },
    { event: 'went', seat: 0, location: 'artists_colony' },
  ]

  it('knows the location and the action', () => {
    expect(storyOf(asked('buy'), told(...turn))).toEqual({ location: 'artists_colony', action: 'buy', kicked: false })
    expect(storyOf(asked('fame'), told(...turn, { event: 'bought', seat: 0 }))).toMatchObject({ action: 'buy' })
    expect(storyOf(asked('tile'), told(...turn))).toMatchObject({ action: 'reputation' })
  })

  it('has no action before one is chosen', () => {
    expect(storyOf(asked('action', { location: 'media_centre' }), told(...turn))).toEqual({ location: 'media_centre', action: null, kicked: false })
  })

  it('guesses by the location where nothing was told yet', () => {
    const market: Hint[] = [{ event: 'turn_began', seat: 0 }, { event: 'went', seat: 0, location: 'international_market' }]
    expect(storyOf(asked('space'), told(...market))).toMatchObject({ action: 'reputation' })
    expect(storyOf(asked('pay'), told(...market, { event: 'bid_made', seat: 0 }))).toMatchObject({ action: 'bid' })
  })

  it('has none while an executive action comes before it', () => {
    expect(storyOf(asked('visitors', {}, [step('action'), step('visitors')]), told(...turn))).toMatchObject({ action: null })
  })

  it('is over when the easels are asked about', () => {
    expect(storyOf(asked('easel'), told(...turn, { event: 'sold', seat: 0 }))).toEqual({ location: null, action: null, kicked: false })
  })

  it('tells an action after being kicked out', () => {
    const back: Hint = { event: 'came_back', seat: 1, action: 'hire' }
    expect(storyOf(asked('pay', { location: null }), told(...turn, { event: 'bought', seat: 0 }, back))).toEqual({ location: 'media_centre', action: 'hire', kicked: true })
    expect(storyOf(asked('kicked_out', { location: 'media_centre' }), told(...turn))).toMatchObject({ kicked: true, action: null })
  })
})
