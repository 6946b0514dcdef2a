/** The names of members lead to their profiles, wherever a table is shown. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { pages } from '../src/lib/pages.svelte'
import { Quiet } from '../src/lib/quiet.svelte'
import PlayerName from '../src/parts/PlayerName.svelte'
import Players from '../src/table/Players.svelte'
import { stateOf } from './table'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function house(answer: unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.split('?')[0]!)
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
  return asked
}

/** Its texts come from nowhere. */
class Still extends Quiet {
  protected override learn(): Promise<void> {
    return Promise.resolve()
  }
}

function screenOf(table: string, status: 'playing' | 'over' = 'playing'): Quiet {
  const live = new Still(table, 'en')
  live.show(stateOf({ status }))
  return live
}

it('asks once for a table, and links those who have a profile', async () => {
  const asked = house([{ seat: 1, page: 'p1' }])
  const live = screenOf('t-one')
  render(Players, { live })
  await vi.waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/people/p1'))
  expect(screen.getByRole('link').textContent).toBe('Player 1')
  live.show(stateOf({}))
  flushSync()
  expect(asked).toEqual(['/api/tables/t-one/people'])
})

it('does not leave a game that goes on', async () => {
  house([{ seat: 0, page: 'p0' }])
  const running = screenOf('t-two')
  pages.look(running)
  await vi.waitFor(() => expect(pages.of(running, 0)).toBe('/people/p0'))
  render(PlayerName, { live: running, seat: 0 })
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
  cleanup()
  render(PlayerName, { live: screenOf('t-two', 'over'), seat: 0 })
  expect(screen.getByRole('link').getAttribute('target')).toBeNull()
})

it('asks nothing where no table stands behind the screen', () => {
  const asked = house([])
  pages.look(screenOf(''))
  expect(asked).toEqual([])
})
