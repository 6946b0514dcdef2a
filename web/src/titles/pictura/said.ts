/** The board's own words: names through the title's texts, works by their wall labels. */
import type { Live } from '../../lib/live.svelte'
import type { Hanging } from './effects'
import { numberOf, traitsOf, type Painting, type Patron, type View } from './view'

export function viewOf(live: Live): View | null {
  return (live.state?.view ?? null) as View | null
}

export function seatName(live: Live, seat: number): string {
  return live.nameOf(seat) || live.words.say('seat-name', { number: seat + 1 })
}

export function collectionName(live: Live, collection: string): string {
  const name = live.words.say(`collection-${collection}`)
  return name.charAt(0).toLocaleUpperCase(live.lang) + name.slice(1)
}

export interface Label {
  title: string
  painter: string
  year: string
}

/** The wall label of a painting: an owner's own list, or the one that comes with the works. */
export function labelOf(live: Live, painting: Painting): Label {
  const own = viewOf(live)?.catalogue.labels[numberOf(painting)]
  if (own) return { title: own[0], painter: own[1], year: own[2] }
  const work = live.works[painting] as { title?: string; painter?: string; year?: string } | undefined
  return { title: work?.title ?? painting, painter: work?.painter ?? '', year: work?.year ?? '' }
}

export function painterName(live: Live, painter: number): string {
  const at = viewOf(live)?.catalogue.painters.indexOf(painter) ?? -1
  return at < 0 ? String(painter) : labelOf(live, `painting-${at + 1}`).painter
}

/** A painting in words, as moves and events say it. */
export function paintingName(live: Live, painting: Painting): string {
  const { painter, period, domain } = traitsOf(viewOf(live)!, painting)
  const label = labelOf(live, painting)
  return live.words.say('painting-name', {
    title: label.title,
    painter: label.painter,
    number: painter,
    period: live.words.say(`collection-${period}`),
    domain: live.words.say(`collection-${domain}`),
  })
}

export function museumName(live: Live, museum: string): string {
  return live.words.say(`museum-${museum}`)
}

/** A name with what it does in brackets, apart. */
export interface Named {
  name: string
  does: string
}

function apart(text: string): Named {
  const at = text.indexOf(' (')
  return at < 0 ? { name: text, does: '' } : { name: text.slice(0, at), does: text.slice(at + 2, -1) }
}

const facts = (live: Live) => ({ ...viewOf(live)!.numbers }) as unknown as Record<string, number>

export function favourName(live: Live, favour: string): Named {
  return apart(live.words.say(`favour-${favour}`, facts(live)))
}

export function rewardName(live: Live, reward: string): Named {
  return apart(live.words.say(`reward-${reward}`, facts(live)))
}

export function effectName(live: Live, effect: string): string {
  return live.words.say(`effect-${effect}`, facts(live))
}

/** Whom or what a patron loves. */
export function patronName(live: Live, patron: Patron): string {
  const terms = { count: patron.each, points: patron.points, effect: effectName(live, patron.effect) }
  if (patron.painter) return apart(live.words.say('patron-of-painter', { painter: painterName(live, patron.painter), ...terms })).name
  return apart(
    live.words.say('patron-of-taste', {
      period: live.words.say(`collection-${patron.period}`),
      domain: live.words.say(`collection-${patron.domain}`),
      ...terms,
    }),
  ).name
}

/** A number with its sign; a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

export function plainNumber(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** What hanging a painting would bring, for ears. */
export function wouldHang(live: Live, { trend, collections, goal }: Hanging): string {
  return live.words.say('board-pi-would-hang', { trend: signed(trend), collections: signed(collections), goal: signed(goal) })
}
