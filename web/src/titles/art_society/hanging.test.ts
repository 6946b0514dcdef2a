import { describe, expect, it } from 'vitest'
import type { Move } from '../../lib/wire'
import { after, hangMove, movable, tradeOf, turnOf } from './hanging'
import type { Draft } from './view'
import { moveOf } from './view'

const option = (move: Move) => ({ move, text: move.move, works: [] })

describe('a turn', () => {
  it('sorts the choices by tile', () => {
    const turn = turnOf(
      [
        option({ move: 'hang', painting: 'portrait-gold-2x2', square: 'a1' }),
        option({ move: 'hang', painting: 'portrait-gold-2x2', square: 'b1' }),
        option({ move: 'hang_decor', square: 'c1' }),
        option({ move: 'decor', decor: '2x1', square: 'd1' }),
        option({ move: 'trade', pattern: 'h2', square: 'a1' }),
        option({ move: 'keep' }),
        option({ move: 'done' }),
      ],
      '2x1',
      false,
    )
    expect(turn.tiles).toEqual([
      { key: 'portrait-gold-2x2', tile: 'portrait-gold-2x2', source: 'new', squares: ['a1', 'b1'] },
      { key: 'assistant', tile: '2x1', source: 'assistant', squares: ['c1'] },
      { key: 'stock 2x1', tile: '2x1', source: 'stock', squares: ['d1'] },
    ])
    expect(turn.trades).toHaveLength(1)
    expect(turn.plain.map(({ text }) => text)).toEqual(['keep', 'done'])
  })

  it('knows where a painting comes from, and the move that hangs it', () => {
    const from = (move: Move, assistant: string | null, starting = false) => turnOf([option(move)], assistant, starting).tiles[0]!
    const hang = { move: 'hang', painting: 'portrait-gold-2x2', square: 'a1' }
    const swap = { ...hang, move: 'swap' }
    expect(from(hang, 'portrait-gold-2x2').source).toBe('assistant')
    expect(from(hang, null, true).source).toBe('start')
    expect(from(swap, null).source).toBe('museum')
    for (const move of [hang, swap, { move: 'decor', decor: '1x1', square: 'a1' }]) expect(hangMove(from(move, null), 'a1')).toEqual(move)
    expect(hangMove(from({ move: 'hang_decor', square: 'a1' }, '1x2'), 'a1')).toEqual({ move: 'hang_decor', square: 'a1' })
  })
})

describe('a draft', () => {
  const draft = {
    moves: ['take portrait-gold-2x2', 'hang_decor a1', 'hang portrait-gold-2x2 b1', 'decor 1x1 c1', 'keep_decor 2x1'],
  } as Draft

  it('lets the tiles of this turn be moved', () => {
    expect(movable(draft, '1x2')).toEqual([
      { step: 1, tile: '1x2', square: 'a1', source: 'assistant' },
      { step: 2, tile: 'portrait-gold-2x2', square: 'b1', source: 'new' },
      { step: 3, tile: '1x1', square: 'c1', source: 'stock' },
    ])
    expect(movable(null, null)).toEqual([])
  })

  it('knows what came after a step', () => {
    expect(after(draft, 2)).toEqual([
      { move: 'decor', decor: '1x1', square: 'c1' },
      { move: 'keep_decor', decor: '2x1' },
    ])
    expect(moveOf('trade h2+1 a1')).toEqual({ move: 'trade', pattern: 'h2+1', square: 'a1' })
  })
})

describe('a trade', () => {
  const wall = { decor: [{ decor: '1x1', square: 'c4' }, { decor: '1x2', square: 'c2' }, { decor: '1x1', square: 'd2' }] }

  it('tells which tiles of the line go and which come', () => {
    const move = { move: 'trade', pattern: 'v1+2', square: 'c2' }
    expect(tradeOf(option(move), wall)).toMatchObject({ before: ['1x2', '1x1'], after: ['1x1', '1x2'], at: { x: 2, y: 1, width: 1, height: 3 } })
    const lying = { move: 'trade', pattern: 'h2', square: 'c4' }
    expect(tradeOf(option(lying), { decor: [...wall.decor, { decor: '1x1', square: 'd4' }] })).toMatchObject({
      before: ['1x1', '1x1'],
      after: ['2x1'],
    })
  })
})
