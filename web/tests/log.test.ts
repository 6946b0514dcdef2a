/** The game log, for somebody who uses the keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import StepLog from '../src/replay/StepLog.svelte'
import type { Walk } from '../src/replay/walk.svelte'
import Catalogue from '../src/table/Catalogue.svelte'
import { eventLine, stateOf } from './table'

const log = (count: number) => render(Catalogue, { live: { table: 't1', events: Array.from({ length: count }, (_, at) => eventLine(at + 1)), state: stateOf({}), hasAll: true } as unknown as Live })
const stops = () => screen.getAllByRole('link').filter((link) => link.tabIndex === 0)
const number = (link: Element | null | undefined) => Number(link?.textContent)

beforeEach(() => {
  settings.lang = 'en'
})
afterEach(cleanup)

it('is one stop for Tab, at the newest line, however long it is', () => {
  log(80)
  expect(stops().map(number)).toEqual([80])
})

it('is walked by arrows, and begins at the newest line again once it was left', async () => {
  log(5)
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  stops()[0]!.focus()
  for (const [key, line] of [['ArrowDown', 4], ['ArrowDown', 3], ['ArrowUp', 4], ['End', 1], ['ArrowDown', 1], ['Home', 5], ['ArrowUp', 5], ['ArrowDown', 4]] as const) {
    await press(key)
    expect(number(document.activeElement), key).toBe(line)
    expect(stops()).toEqual([document.activeElement])
  }
  ;(document.activeElement as HTMLElement).blur()
  await tick()
  expect(stops().map(number)).toEqual([5])
})

it('is one stop in a replay, too, where the same arrows walk', async () => {
  render(StepLog, { walk: { told: [1, 2, 3].map((n) => eventLine(n)), news: [eventLine(3)], at: 3 } as unknown as Walk })
  const open = () => screen.getAllByRole('button').filter((line) => line.tabIndex === 0)
  expect(open().map((line) => line.textContent?.trim())).toEqual([expect.stringContaining('event 3')])
  open()[0]!.focus()
  for (const [key, line] of [['ArrowDown', 2], ['End', 1], ['Home', 3]] as const) {
    await fireEvent.keyDown(document.activeElement!, { key })
    expect(document.activeElement!.textContent).toContain(`event ${line}`)
    expect(open()).toEqual([document.activeElement])
  }
})
