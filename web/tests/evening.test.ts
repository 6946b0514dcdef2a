import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import SideBySide from '../src/people/SideBySide.svelte'
import type { Evening } from '../src/lib/wire'

const score = { seat: 0, name: 'Ann', bot: false, score: 120, rank: 1, place: 1 }
const evening = (...tables: [status: string, scores: (typeof score)[]][]) =>
  ({ tables: tables.map(([status, scores]) => ({ table: { status }, scores })) }) as unknown as Evening

it('results that are still being counted are not told as missing', async () => {
  const { rerender } = render(SideBySide, { evening: evening(['over', []], ['over', []]) })
  expect(screen.getByText(/results are being counted/)).toBeTruthy()
  await rerender({ evening: evening(['over', [score]], ['over', []]) })
  expect(screen.getByText(/results are being counted/)).toBeTruthy()
  expect(screen.getByText('Ann')).toBeTruthy()
  await rerender({ evening: evening(['over', [score]], ['ended', []]) })
  expect(screen.queryByText(/results are being counted/)).toBeNull()
  await rerender({ evening: evening(['ended', []], ['ended', []]) })
  expect(screen.getByText('No table was played to its end.')).toBeTruthy()
})
