import { describe, expect, it } from 'vitest'
import { SHAPES, shortNames } from './seats'

describe('short names', () => {
  it.each([
    [['Ann', 'Bob'], ['A', 'B']],
    [['Ania', 'Ada', 'Bruno'], ['An', 'Ad', 'B']],
    [['Adam', 'Ada', 'Clara'], ['Am', 'Aa', 'C']],
    [['Mary Ann', 'Mary Beth'], ['MA', 'MB']],
    [['Ada', 'Ada', 'Ada'], ['A1', 'A2', 'A3']],
    [['', 'Ola', ''], ['', 'O', '']],
    [['Łucja', 'Łukasz'], ['Ła', 'Łz']],
  ])('of %j are %j', (names, short) => {
    expect(shortNames(names)).toEqual(short)
  })

  it('are never the same for two who sit at one table', () => {
    const pool = ['A', 'Aa', 'Ada', 'Adam', 'Anna A', 'ada', '🂡', 'A1', 'A2', 'Ąka']
    for (const one of pool) for (const two of pool) for (const three of pool) {
      const short = shortNames([one, two, three])
      expect(new Set(short).size, `${one} ${two} ${three}: ${short.join(' ')}`).toBe(3)
    }
  })

  it('have a shape for every seat the house knows', () => {
    expect(new Set(SHAPES).size).toBe(5)
  })
})
