import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Live } from '../../lib/live.svelte'
import { explain } from './explain'
import Thing from './Thing.svelte'

const artists = [{ key: 'nex', markers: [20], marker_now: 10 }]
const said = (id: string, facts: object = {}) => `${id} ${Object.entries(facts).map(([name, fact]) => `${name}=${fact}`).join(' ')}`
const live = { state: { view: { artists, numbers: { ranked: [50, 25, 5] } } }, words: { say: said } } as unknown as Live

it('tells a marker of the board by what it shows', () => {
  expect(explain(live, 'marker/nex/1')).toMatchObject({ name: 'board-is-marker value=20' })
  expect(explain(live, 'marker/nex/2')).toMatchObject({ name: 'board-is-marker value=10' })
})

it('shows a marker of the box in play where none is meant', () => {
  expect(explain(live, 'marker')).toMatchObject({ name: 'board-is-marker value=50' })
  expect(render(Thing, { live, thing: 'marker' }).container.textContent.trim()).toBe('50')
})
