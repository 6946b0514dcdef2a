import { describe, expect, it } from 'vitest'
import type { PreviewInfo } from '../../lib/wire'
import { effectOf } from './outlook'
import type { Score, View } from './view'
import { changes } from './wall'

const score: Score = { paintings: [0, 1], prestige: [0, 5], decor: 0, eye_line: 3, full_wall: 0, corners: -8, superfluous: 0, total: 0, faux_pas: [] }
const wall = { paintings: [{ painting: 'portrait-gold-2x3', square: 'g4' }], decor: [], assistant: null, superfluous: [], free: 120, score }
const view = { seat: 1, draft: null, players: [{}, { wall }] } as unknown as View
const drafting = { ...view, draft: { moves: [], waiting: 'portrait-gold-2x2', due: [2], largest: 2, matches: {}, wall } } as unknown as View

const preview = (...changed: [string, unknown][]) =>
  ({ changes: changed.map(([path, after]) => ({ path, before: null, after })), uncertain: [], events: [], refused: '' }) as unknown as PreviewInfo

describe('what a hanging would do', () => {
  it('is what the engine foresees for the draft', () => {
    const effect = effectOf(
      drafting,
      'portrait-gold-2x2',
      preview(
        ['draft.wall.score.total', -2],
        ['draft.wall.score.prestige[1]', 0],
        ['draft.wall.score.eye_line', 6],
        ['draft.wall.score.faux_pas', ['portrait-gold-2x3', 'portrait-gold-2x2']],
        ['draft.due', [2, 1]],
        ['draft.matches', { 'portrait-gold-2x2': ['portrait-gold-2x3'] }],
      ),
    )
    expect(effect).toMatchObject({ change: -2, earned: 1, matches: ['portrait-gold-2x3'], fauxPas: ['portrait-gold-2x3', 'portrait-gold-2x2'] })
    const genres = [{ key: 'cityscape' }, { key: 'portrait' }] as View['genres']
    expect(changes(score, effect.score, genres)).toEqual([
      { line: 'genre-portrait', by: -5 },
      { line: 'score-eye_line', by: 3 },
    ])
    expect(drafting.draft!.wall.score.total, 'the view itself stays').toBe(0)
  })

  it('is told of the wall itself where there is no draft, and of one that begins', () => {
    expect(effectOf(view, 'portrait-gold-2x2', preview(['players[1].wall.score.total', 4]))).toMatchObject({ change: 4, matches: [], earned: 0 })
    const draft = { due: [3], matches: {}, wall: { ...wall, score: { ...score, total: 7 } } }
    expect(effectOf(view, 'portrait-gold-2x2', preview(['draft', draft]))).toMatchObject({ change: 7, earned: 3 })
  })
})
