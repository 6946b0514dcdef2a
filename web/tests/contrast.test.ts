/** Text at least 4.5:1, signs at least 3:1, by day and after hours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/theme.css'), 'utf-8')
const tokens = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((m) => [m[1] as string, [m[2] as string, m[3] as string] as const]))

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function of(front: string, back: string, theme: 0 | 1): number {
  return contrast((tokens.get(front) as [string, string])[theme], (tokens.get(back) as [string, string])[theme])
}

const grounds = ['wall', 'paper', 'sunk', 'glow']
const texts = ['ink', 'soft', 'brass', 'red', 'green']
const signs = ['edge', 'focus', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5']

describe.each([['day', 0] as const, ['night', 1] as const])('by %s', (_, theme) => {
  it.each(texts.flatMap((front) => grounds.map((back) => [front, back])))('%s can be read on %s', (front, back) => {
    expect(of(front as string, back as string, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(signs.flatMap((front) => ['wall', 'paper'].map((back) => [front, back])))('%s can be seen on %s', (front, back) => {
    expect(of(front as string, back as string, theme)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['wall', 'ink'],
    ['wall', 'soft'],
    ['on-red', 'red'],
  ])('%s can be read on a ground of %s', (front, back) => {
    expect(of(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the theme', () => {
  it('computes what LOOK.md gives', () => {
    expect(contrast('#1B1A19', '#F6F3EE')).toBeCloseTo(15.73, 0)
    expect(tokens.size).toBeGreaterThan(10)
  })
})
