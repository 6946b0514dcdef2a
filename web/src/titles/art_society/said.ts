/** The board's own words: names through the title's texts. */
import type { Live } from '../../lib/live.svelte'
import type { Painting, View } from './view'
import { frameOf, genreOf, isPainting, sizeOf } from './view'
import type { Effect } from './outlook'

export function viewOf(live: Live): View | null {
  return (live.state?.view ?? null) as View | null
}

export function seatName(live: Live, seat: number): string {
  return live.nameOf(seat) || live.words.say('seat-name', { number: seat + 1 })
}

export function genreName(live: Live, genre: string): string {
  return live.words.say(`genre-${genre}`)
}

export function sizeName(tile: string): string {
  const { width, height } = sizeOf(tile)
  return `${width}×${height}`
}

/** A painting or a decor tile in words. */
export function tileName(live: Live, tile: string): string {
  if (!isPainting(tile)) return live.words.say('decor-name', { size: sizeName(tile) })
  return live.words.say('painting-name', {
    genre: genreName(live, genreOf(tile)),
    frame: live.words.say(`frame-${frameOf(tile)}`),
    size: sizeName(tile),
    kind: tile.includes('-start') ? 'start' : 'auction',
  })
}

export function workTitle(live: Live, painting: Painting): string {
  return live.works[painting]?.title ?? ''
}

/** A number with its sign; a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

export function plainNumber(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

export function matched(live: Live, count: number): string {
  const several = count >= viewOf(live)!.numbers.combination
  return live.words.say('board-as-matches', { count, several: several ? 'yes' : 'no' })
}

/** What a tile would do at a square, in one sentence, for ears. */
export function outlookSaid(live: Live, outlook: Effect, square: string): string {
  const parts = [live.words.say('board-as-would', { points: signed(outlook.change), square })]
  if (outlook.earned) parts.push(matched(live, outlook.earned))
  if (outlook.fauxPas.length) parts.push(live.words.say('board-as-faux-pas', { count: outlook.fauxPas.length }))
  return parts.join('. ')
}
