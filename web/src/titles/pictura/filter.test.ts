import { describe, expect, it } from 'vitest'
import { ANYTHING, fits, isSet, toggled } from './filter'
import { TREND } from './table.test-kit'
import type { Traits } from './view'

const work: Traits = { painter: 7, period: 'baroque', domain: 'history' }

describe('a filter', () => {
  it('that asks for nothing lets everything through', () => {
    expect([isSet(ANYTHING), fits(ANYTHING, work)]).toEqual([false, true])
  })

  it('takes one of several periods or domains, but period, domain and painter all at once', () => {
    expect(fits({ ...ANYTHING, periods: ['rococo', 'baroque'] }, work)).toBe(true)
    expect(fits({ ...ANYTHING, periods: ['baroque'], domains: ['portrait'] }, work)).toBe(false)
    expect(fits({ ...ANYTHING, domains: ['history'], painter: 7 }, work)).toBe(true)
    expect(fits({ ...ANYTHING, painter: 8 }, work)).toBe(false)
  })

  it('by a trend takes whatever that would like', () => {
    expect(fits({ ...ANYTHING, trend: TREND }, work)).toBe(true)
    expect(fits({ ...ANYTHING, trend: TREND }, { ...work, period: 'rococo' })).toBe(false)
    expect(fits({ ...ANYTHING, trend: TREND }, { ...work, period: 'rococo', painter: 1 })).toBe(true)
    expect(isSet({ ...ANYTHING, trend: TREND })).toBe(true)
  })

  it('is switched on and off', () => {
    expect(toggled(toggled<string>([], 'a'), 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
