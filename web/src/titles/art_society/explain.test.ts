import { expect, it } from 'vitest'
import type { Live } from '../../lib/live.svelte'
import { explain } from './explain'

const genres = [
  { key: 'portrait', prestige: 3, multiplier: 1, rank: 2, museum: [] },
  { key: 'cityscape', prestige: 8, multiplier: 3, rank: 1, museum: ['cityscape-gold-2x2'] },
]
const said = (id: string, facts: object = {}) => `${id} ${Object.entries(facts).map(([name, fact]) => `${name}=${fact}`).join(' ')}`
const live = { state: { view: { genres } }, words: { say: said } } as unknown as Live

it('tells the rank of a genre as the view has it', () => {
  expect(explain(live, 'genre/cityscape')!.says).toContain('rank=1 counts=3')
  expect(explain(live, 'counts/portrait')!.says).toContain('rank=2 counts=1')
})
