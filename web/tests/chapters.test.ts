import { describe, expect, it } from 'vitest'
import type { EventLine } from '../src/lib/wire'
import { chapters } from '../src/table/chapters'
import { eventLine } from './table'

const line = (n: number, event: string, round?: number): EventLine =>
  ({ ...eventLine(n), event: { event, audience: null, ...(round ? { round } : {}) } }) as EventLine

describe('the game log in chapters', () => {
  it('puts rounds and lots newest first, and a lot below the line it begins with', () => {
    const told = [line(1, 'dealt'), line(2, 'round_began', 1), line(3, 'offered'), line(4, 'bid'), line(5, 'sold'), line(6, 'offered'), line(7, 'round_began', 2)]
    const shown = chapters(told, ['offered']).map(({ round, parts }) => [round, parts.map(({ head, lines }) => [head?.n ?? null, lines.map((one) => one.n)])])
    expect(shown).toEqual([
      [2, [[null, [7]]]],
      [1, [[6, []], [3, [5, 4]], [null, [2]]]],
      [null, [[null, [1]]]],
    ])
  })

  it('goes on in the same round where a turn repeats its number', () => {
    const told = [line(1, 'turn_began', 3), line(2, 'bid'), line(3, 'turn_began', 3)]
    expect(chapters(told, ['turn_began']).map(({ round, parts }) => [round, parts.length])).toEqual([[3, 2]])
  })

  it('leaves the round open where its beginning is not told', () => {
    expect(chapters([line(41, 'bid'), line(42, 'bid')], ['offered'])).toMatchObject([{ round: null }])
  })
})
