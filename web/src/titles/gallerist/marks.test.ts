import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Mark from './Mark.svelte'
import { MARKS, type MarkName } from './marks'

const NAMES = Object.keys(MARKS) as MarkName[]
const KINDS = ['investor', 'vip', 'collector'] as const

/** Every number of a path, whatever stands between them. */
function numbers(path: string): number[] {
  return (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

describe('marks', () => {
  it('are each drawn in a way of their own, colour aside', () => {
    const outlines = NAMES.map((name) => MARKS[name].map((shape) => shape.d).join(' '))
    expect(new Set(outlines).size).toBe(NAMES.length)
  })

  it.each(NAMES)('%s is plain path data of the size of the square', (name) => {
    expect(MARKS[name].length).toBeGreaterThan(0)
    for (const shape of MARKS[name]) {
      expect(shape.d).toMatch(/^M[-MmLlHhVvCcSsAaZz\d. ]+$/)
      expect(Math.max(...numbers(shape.d).map(Math.abs))).toBeLessThanOrEqual(24)
    }
  })

  it('tell the kinds of visitors and of tickets apart by shape', () => {
    for (const thing of ['visitor', 'ticket'] as const) {
      const shapes = KINDS.map((kind) => MARKS[`${thing}-${kind}`].map((shape) => shape.d).join(' '))
      const fills = KINDS.map((kind) => MARKS[`${thing}-${kind}`][0]?.fill)
      expect(new Set(shapes).size).toBe(3)
      expect(new Set(fills).size).toBe(3)
    }
    for (const kind of KINDS) expect(MARKS[`ticket-${kind}`][0]?.fill).toBe(MARKS[`visitor-${kind}`][0]?.fill)
  })

  it('have a name where they are given one, and else are silent', () => {
    render(Mark, { name: 'money', title: 'Money' })
    expect(screen.getByRole('img', { name: 'Money' })).toBeTruthy()
    const { container } = render(Mark, { name: 'contract' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('path')).toHaveLength(MARKS.contract.length)
  })
})
