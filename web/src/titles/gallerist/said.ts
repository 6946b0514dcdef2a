/** The board's own words: names through the title's texts. */
import type { Live } from '../../lib/live.svelte'
import { pictureOf, type ArtistKey, type CellKey, type ContractKey, type Tile, type View, type Work } from './view'

export function viewOf(live: Live): View | null {
  return (live.state?.view ?? null) as View | null
}

export function seatName(live: Live, seat: number | null): string {
  if (seat === null) return live.words.say('board-lacerda')
  return live.nameOf(seat) || live.words.say('seat-name', { number: seat + 1 })
}

export function formName(live: Live, form: string): string {
  return live.words.say(`form-${form}`)
}

export function artistName(live: Live, artist: ArtistKey): string {
  const [form, colour] = artist.split('-')
  return live.words.say('artist-name', { form: formName(live, form!), colour: live.words.say(`colour-${colour}`) })
}

export function bonusName(live: Live, bonus: string): string {
  return live.words.say(`bonus-${bonus}`)
}

/** A reputation tile: what it counts, and what each of them brings by the box that is played. */
export function tileName(live: Live, tile: Tile): string {
  const { tiles, per_influence, promoted_from, famous_from } = viewOf(live)!.numbers
  const [influence, money] = tiles[tile]!
  const least: Partial<Record<Tile, number>> = { influence: per_influence, promoted_artist: promoted_from, famous_artist: famous_from }
  return live.words.say(`tile-${tile}`, { influence, money, least: least[tile] ?? 0 })
}

export function locationName(live: Live, location: string): string {
  return live.words.say(`location-${location}`)
}

export function contractName(live: Live, contract: ContractKey): string {
  const [form, bonus] = contract.split('-')
  return live.words.say('contract-name', { form: formName(live, form!), bonus: bonusName(live, bonus!) })
}

export function cellName(live: Live, cell: CellKey): string {
  const [row, column] = cell.split('-')
  if (/^\d+$/.test(row!)) return live.words.say('cell-bid', { amount: Number(row), column: Number(column) })
  return live.words.say('cell-tile', { form: formName(live, row!), column: Number(column) })
}

/** A work by its title, else by form and number. */
export function workName(live: Live, work: Work): string {
  const [form, number] = work.split('-')
  return live.works[pictureOf(work)]?.title ?? live.words.say('work-name', { form: formName(live, form!), number: number! })
}

export function actionName(live: Live, action: string): string {
  const name = live.words.say(`action-${action}`)
  return name.charAt(0).toLocaleUpperCase(live.lang) + name.slice(1)
}

