import { describe, expect, it } from 'vitest'
import { cellOf, ground, nearest, squareOf, step } from './wall'

describe('the wall', () => {
  it('names its squares', () => {
    expect(cellOf('g5')).toEqual({ x: 6, y: 4 })
    expect(squareOf({ x: 13, y: 8 })).toBe('n9')
  })

  it('lights the ground under all places', () => {
    expect([...ground(['a1', 'b1'], { width: 2, height: 1 })]).toEqual(['a1', 'b1', 'c1'])
  })
})

describe('choosing a place', () => {
  const squares = ['c3', 'd3', 'g3', 'd5', 'c7']

  it('steps to the nearest place in a direction', () => {
    expect(step(squares, 'c3', 'right')).toBe('d3')
    expect(step(squares, 'd3', 'right')).toBe('g3')
    expect(step(squares, 'd3', 'down')).toBe('d5')
    expect(step(squares, 'c3', 'left')).toBeNull()
    expect(step(squares, 'd5', 'up')).toBe('d3')
  })

  it('can come to every place', () => {
    const reached = new Set(['c3'])
    for (const square of reached) {
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = step(squares, square, way)
        if (next) reached.add(next)
      }
    }
    expect([...reached].sort()).toEqual([...squares].sort())
  })

  it('snaps to the nearest place within reach', () => {
    expect(nearest(squares, { x: 2.3, y: 2.2 })).toBe('c3')
    expect(nearest(squares, { x: 9, y: 2 }, 1.4)).toBeNull()
    expect(nearest([], { x: 0, y: 0 })).toBeNull()
  })
})
