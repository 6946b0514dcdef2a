import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Mark from './Mark.svelte'
import { MARKS, type MarkName } from './marks'

const NAMES = Object.keys(MARKS) as MarkName[]

function of(kind: string): MarkName[] {
  return NAMES.filter((name) => name.startsWith(`${kind}-`))
}

function outline(name: MarkName): string {
  return MARKS[name].map((shape) => shape.d).join(' ')
}

/** Every number of a path, whatever stands between them. */
function numbers(path: string): number[] {
  return (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

describe('marks', () => {
  it('are there for every domain, period and museum', () => {
    expect(of('domain')).toHaveLength(6)
    expect(of('period')).toHaveLength(5)
    expect(of('museum')).toHaveLength(8)
    expect(NAMES).toEqual(expect.arrayContaining(['prestige', 'favour', 'patron', 'trend', 'exhibition-token', 'reward']))
  })

  it('are each drawn in a way of their own, colour aside', () => {
    expect(new Set(NAMES.map(outline)).size).toBe(NAMES.length)
  })

  it('give no two domains the same colours', () => {
    const fills = of('domain').map((name) => MARKS[name].map((shape) => shape.fill ?? '').join())
    expect(new Set(fills).size).toBe(6)
    expect(fills.every((fill) => fill.includes('var(--hue-'))).toBe(true)
  })

  it('give each period a frame of another material', () => {
    expect(new Set(of('period').map((name) => MARKS[name][0]?.fill)).size).toBe(5)
  })

  it.each(NAMES)('%s is plain path data of the size of the square', (name) => {
    expect(MARKS[name].length).toBeGreaterThan(0)
    for (const shape of MARKS[name]) {
      expect(shape.d).toMatch(/^M[-MmLlHhVvCcSsAaZz\d. ]+$/)
      expect(Math.max(...numbers(shape.d).map(Math.abs))).toBeLessThanOrEqual(24)
    }
  })

  it('have a name where they are given one, and else are silent', () => {
    render(Mark, { name: 'prestige', title: 'Prestige' })
    expect(screen.getByRole('img', { name: 'Prestige' })).toBeTruthy()
    const { container } = render(Mark, { name: 'museum-tokyo' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('path')).toHaveLength(MARKS['museum-tokyo'].length)
  })
})
