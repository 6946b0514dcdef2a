import { describe, expect, it } from 'vitest'
import type { GenreRow, Wall } from './view'
import { changes, effectOf, fauxPas, firstGenre, ground, matching, nearest, placed, scoreOf, spots, squareOf, step, cellOf, touches } from './wall'

const PRINTED = { eye_line: 3, full_wall: 5, bare_corner: -2, superfluous: -2 }
const ROOM = { width: 14, height: 9, eye_rows: [4, 6] as [number, number], numbers: PRINTED }
const genre = (key: GenreRow['key'], prestige: number, multiplier: number, museum = ['x']): GenreRow => ({ key, prestige, multiplier, museum })
const GENRES = [genre('cityscape', 4, 3), genre('portrait', 12, 5), genre('still_life', 0, 2, []), genre('landscape', 7, 4)]

function wallOf(paintings: [string, string][], decor: [string, string][] = [], superfluous: string[] = []): Wall {
  const wall = {
    paintings: paintings.map(([painting, square]) => ({ painting, square })),
    decor: decor.map(([name, square]) => ({ decor: name, square })),
    superfluous,
  }
  return { ...wall, assistant: null, free: 0, score: scoreOf(wall, GENRES, ROOM) }
}

describe('the wall', () => {
  it('names its squares', () => {
    expect(cellOf('g5')).toEqual({ x: 6, y: 4 })
    expect(squareOf({ x: 13, y: 8 })).toBe('n9')
  })

  it('knows edges from corners', () => {
    const here = placed('2x2', 'c3')
    expect(touches(here, placed('2x2', 'e3'))).toBe(true)
    expect(touches(here, placed('2x2', 'd5'))).toBe(true)
    expect(touches(here, placed('2x2', 'e5'))).toBe(false)
    expect(touches(here, placed('2x2', 'f3'))).toBe(false)
  })

  it('knows everywhere a tile fits', () => {
    const wall = wallOf([['portrait-gold-2x3-start', 'a1']])
    expect(spots(wall, '1x1', ROOM)).toEqual(['c1', 'c2', 'c3', 'a4', 'b4'])
    expect(spots(wall, '14x9', ROOM)).toEqual([])
    expect(spots(wall, 'landscape-gold-5x5', ROOM)).toEqual(['c1', 'c2', 'c3', 'a4', 'b4'])
  })

  it('lights the ground under all places', () => {
    expect([...ground(['a1', 'b1'], { width: 2, height: 1 })]).toEqual(['a1', 'b1', 'c1'])
  })
})

describe('taste', () => {
  const wall = wallOf([
    ['portrait-gold-2x3-start', 'g4'],
    ['landscape-gold-2x2', 'i4'],
    ['portrait-ebony-2x2', 'e4'],
  ])

  it('counts the matching frames beside a painting', () => {
    expect(matching(wall.paintings, 'cityscape-gold-2x2', 'h2')).toEqual(['portrait-gold-2x3-start', 'landscape-gold-2x2'])
    expect(matching(wall.paintings, 'cityscape-gold-2x2', 'k4')).toEqual(['landscape-gold-2x2'])
    expect(matching(wall.paintings, 'cityscape-shell-2x2', 'h2')).toEqual([])
  })

  it('finds each faux pas', () => {
    expect(fauxPas(wall.paintings)).toEqual(['portrait-gold-2x3-start', 'portrait-ebony-2x2'])
  })

  it('counts line by line', () => {
    expect(wall.score).toMatchObject({ paintings: [0, 0, 0, 1], prestige: [0, 0, 0, 4], eye_line: 6, corners: -8, total: 2 })
  })

  it('counts decor, superfluous paintings and corners', () => {
    const other = wallOf([['landscape-gold-2x2', 'a1']], [['3x1', 'c1'], ['1x2', 'a3']], ['portrait-shell-5x5'])
    expect(other.score).toMatchObject({ decor: 5, corners: -6, superfluous: -2, eye_line: 0, total: 4 + 5 - 6 - 2 })
  })

  it('counts a full wall', () => {
    const rows = Array.from({ length: 9 }, (_, row) => [`14x1`, `a${row + 1}`] as [string, string])
    expect(wallOf([], rows).score).toMatchObject({ full_wall: 5, corners: 0, decor: 126, total: 131 })
  })

  it('counts by the numbers of the box in play', () => {
    const other = wallOf([['portrait-gold-2x3-start', 'g4']], [], ['portrait-shell-5x5'])
    const mine = { ...ROOM, numbers: { eye_line: 7, full_wall: 0, bare_corner: -3, superfluous: -4 } }
    expect(scoreOf(other, GENRES, mine)).toMatchObject({ eye_line: 7, corners: -12, superfluous: -4, total: 5 + 7 - 12 - 4 })
    const rows = Array.from({ length: 9 }, (_, row) => [`14x1`, `a${row + 1}`] as [string, string])
    expect(effectOf(wallOf([], rows.slice(1)), '14x1', 'a1', GENRES, mine)).toMatchObject({ full: true })
  })

  it('takes the eye line for the most prestigious genre alone', () => {
    expect(firstGenre(GENRES)).toBe('portrait')
    expect(firstGenre(GENRES.map((row) => ({ ...row, museum: [] })))).toBeNull()
  })
})

describe('what a hanging would do', () => {
  const wall = wallOf([['portrait-gold-2x3-start', 'g4']])

  it('tells points, frames and faux pas', () => {
    const good = effectOf(wall, 'landscape-gold-2x2', 'i4', GENRES, ROOM)
    expect(good).toMatchObject({ change: 4, matches: ['portrait-gold-2x3-start'], fauxPas: [], eyeLevel: false })
    const bad = effectOf(wall, 'portrait-shell-2x2', 'i4', GENRES, ROOM)
    expect(bad).toMatchObject({ change: 3 - 5, matches: [], fauxPas: ['portrait-gold-2x3-start', 'portrait-shell-2x2'], eyeLevel: true })
    expect(changes(wall.score, bad.score, GENRES)).toEqual([
      { line: 'genre-portrait', by: -5 },
      { line: 'score-eye_line', by: 3 },
    ])
  })

  it('tells of corners and of decor', () => {
    expect(effectOf(wall, '1x1', 'a1', GENRES, ROOM)).toMatchObject({ change: 3, corners: 1, matches: [] })
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
