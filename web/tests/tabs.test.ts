/** The tabs beside the board: one key in the tab order, arrows from one to the next, and what was not read. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import Tabs from '../src/table/Tabs.svelte'

const choose = vi.fn<(tab: string) => void>()
const show = (facts: { shown?: string; unread?: number } = {}) =>
  render(Tabs, { tabs: [['stage', 'Board'], ['catalogue', 'Game log'], ['book', 'Chat']], shown: 'stage', choose, ...facts })
const tab = (name: string | RegExp) => screen.getByRole('tab', { name })

beforeEach(() => {
  settings.lang = 'en'
})
afterEach(() => {
  cleanup()
  choose.mockReset()
})

it('has the one that is shown in the tab order', () => {
  show({ shown: 'catalogue' })
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  expect(tab('Game log').getAttribute('aria-selected')).toBe('true')
})

it('goes on by arrows, and round at the ends', async () => {
  show()
  await fireEvent.keyDown(tab('Board'), { key: 'ArrowLeft' })
  expect(choose).toHaveBeenLastCalledWith('book')
  expect(document.activeElement).toBe(tab('Chat'))
  await fireEvent.keyDown(tab('Board'), { key: 'ArrowRight' })
  expect(choose).toHaveBeenLastCalledWith('catalogue')
  await fireEvent.keyDown(tab('Board'), { key: 'a' })
  expect(choose).toHaveBeenCalledTimes(2)
})

it('says how much of the chat was not read', () => {
  show({ unread: 2 })
  expect(tab('Chat 2 new messages')).toBeTruthy()
  expect(tab('Game log')).toBeTruthy()
})
