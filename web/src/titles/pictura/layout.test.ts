import { describe, expect, it } from 'vitest'
import { exchanged, GALLERY, rebased, samePaintings } from './layout'

it('the Grand Gallery is a cross in the middle', () => {
  expect(GALLERY).toEqual([2, 7, 10, 11, 12, 13, 14, 17, 22])
})

describe('a plan', () => {
  it('exchanges two places', () => {
    expect(exchanged(['a', null, 'b'], 0, 1)).toEqual([null, 'a', 'b'])
  })

  it('keeps its places when something is hung, and finds one for the new', () => {
    expect(rebased(['b', 'a', null], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
    expect(rebased([null, 'b', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'b', 'a'])
    expect(rebased(['a', 'x', null], ['a', null, null])).toEqual(['a', null, null])
  })

  it('is told from one of other paintings', () => {
    expect(samePaintings(['a', null, 'b'], ['b', 'a', null])).toBe(true)
    expect(samePaintings(['a', null], ['b', null])).toBe(false)
  })
})
