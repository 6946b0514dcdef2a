import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Mark from './Mark.svelte'
import { MARKS, type MarkName } from './marks'
import { KINDS, TICKETS } from './view'

const NAMES = Object.keys(MARKS) as MarkName[]

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
    const visitors = KINDS.map((kind) => MARKS[`visitor-${kind}`])
    const tickets = TICKETS.map((ticket) => MARKS[`ticket-${ticket}`])
    for (const marks of [visitors, tickets]) {
      expect(new Set(marks.map((mark) => mark.map((shape) => shape.d).join(' '))).size).toBe(3)
      expect(new Set(marks.map((mark) => mark[0]?.fill)).size).toBe(3)
    }
    expect(tickets.map((mark) => mark[0]?.fill)).toEqual(visitors.map((mark) => mark[0]?.fill))
  })

  it('have a name where they are given one, and else are silent', () => {
    render(Mark, { name: 'money', title: 'Money' })
    expect(screen.getByRole('img', { name: 'Money' })).toBeTruthy()
    const { container } = render(Mark, { name: 'contract' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('path')).toHaveLength(MARKS.contract.length)
  })
})
