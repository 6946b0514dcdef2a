import { expect, it } from 'vitest'
import { byArtist, worthOf } from './market'
import { ARTISTS } from './artists'
import type { ArtistColumn } from './view'

const columns = ARTISTS.map((key, place) => ({ key, worth_now: 10 * place })) as ArtistColumn[]

it('adds up a wall', () => {
  expect(worthOf(['bahut-open-1', 'bahut-once-2', 'koriko-sealed-1'], columns)).toBe(60)
  expect(worthOf([], columns)).toBe(0)
})

it('groups cards by artist in board order', () => {
  const groups = byArtist(['koriko-open-1', 'nex-open-1', 'koriko-once-1'], columns)
  expect(groups).toEqual([
    { key: 'nex', cards: ['nex-open-1'] },
    { key: 'koriko', cards: ['koriko-open-1', 'koriko-once-1'] },
  ])
})
