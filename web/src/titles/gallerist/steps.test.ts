import { describe, expect, it } from 'vitest'
import { crumbs } from './steps'
import type { Step } from './view'

const step = (key: string, seat = 0, facts: Step['facts'] = {}, idle = false): Step => ({ key, seat, facts, idle })

describe('the way of a turn', () => {
  it('begins with what is asked and ends with the turn', () => {
    const steps = [step('next_turn'), step('end_turn'), step('after'), step('hang'), step('ticket'), step('fame'), step('pay')]
    expect(crumbs(steps).map(({ key }) => key)).toEqual(['pay', 'fame', 'ticket', 'hang', 'after'])
    expect(crumbs(steps).filter(({ reveals }) => reveals).map(({ key }) => key)).toEqual(['hang'])
  })

  it('names bonuses, leaves out what brings nothing, and tells publicity as fame', () => {
    const steps = [step('end_turn'), step('after'), step('publicity'), step('bonus', 0, { bonus: 'none' }, true), step('bonus', 0, { bonus: 'influence' }), step('pay')]
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
