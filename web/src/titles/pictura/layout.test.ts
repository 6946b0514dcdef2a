import { describe, expect, it } from 'vitest'
import { beside, countLayout, exchanged, GALLERY, largest, rebased, samePaintings } from './layout'
import { box, wallOf } from './table.test-kit'

describe('places', () => {
  it('touch along their edges, not at corners, and not over the end of a row', () => {
    expect(beside(0).toSorted()).toEqual([1, 5])
    expect(beside(12).toSorted((a, b) => a - b)).toEqual([7, 11, 13, 17])
    expect(beside(9).toSorted((a, b) => a - b)).toEqual([4, 8, 14])
  })

  it('group as far as they touch', () => {
    expect(largest([0, 1, 6, 12, 24]).toSorted((a, b) => a - b)).toEqual([0, 1, 6])
    expect(largest([4, 5])).toHaveLength(1)
    expect(largest([])).toEqual([])
  })

  it('have a cross in the middle', () => {
    expect(GALLERY).toEqual([2, 7, 10, 11, 12, 13, 14, 17, 22])
  })
})

describe('a layout', () => {
  // Six Impressionists, three of them landscapes, and another landscape, as in the example of the rules.
  const scattered = wallOf(['41 41 . . .', '44 44 . . .', '43 43 . . .', '. 33 . 33 .', '. . . . .'])
  const together = wallOf(['41 41 . . .', '44 44 . . .', '43 43 . . .', '33 33 . . .', '. . . . .'])

  it('counts only what is connected', () => {
    const apart = countLayout(box, scattered)
    const close = countLayout(box, together)
    expect(apart.groups[4]).toHaveLength(6)
    expect([apart.values[4], close.values[4]]).toEqual([5, 5])
    expect([apart.groups[8]!.length, apart.values[8]]).toEqual([3, 0])
    expect([close.groups[8]!.length, close.values[8]]).toEqual([4, 1])
    expect([apart.total, close.total]).toEqual([5, 6])
  })

  it('has bonuses for the cross in one collection and for no bare place', () => {
    const cross = wallOf(['. . 00 . .', '. . 01 . .', '02 03 04 05 01', '. . 02 . .', '. . 03 . .'])
    expect(countLayout(box, cross).gallery).toBe(10)
    expect(countLayout(box, wallOf(['. . 00 . .', '. . 01 . .', '02 03 14 05 01', '. . 02 . .', '. . 03 . .'])).gallery).toBe(0)
    const full = wallOf(Array.from({ length: 5 }, (_, row) => `0${row} 1${row} 2${row} 3${row} 4${row}`))
    const count = countLayout(box, full)
    expect([count.museum, count.total]).toEqual([10, 10 + 5 * 3 + 5 * 4])
    expect(countLayout(box, cross).museum).toBe(0)
  })
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
