import { describe, expect, it } from 'vitest'
import { changed } from '../src/lib/changes'

describe('what is new on a screen', () => {
  it('replaces, lengthens and leaves alone', () => {
    const screen = { a: { b: [1, 2] }, c: { d: 1 }, e: null as unknown }
    const after = changed(screen, [
      [['a', 'b', 0], 7],
      [['a', 'b', 2], 3],
      [['e'], { f: 1 }],
      [['e', 'f'], 2],
    ])
    expect(after).toEqual({ a: { b: [7, 2, 3] }, c: { d: 1 }, e: { f: 2 } })
    expect(after.c).toBe(screen.c)
    expect(screen.a.b).toEqual([1, 2])
  })
})
