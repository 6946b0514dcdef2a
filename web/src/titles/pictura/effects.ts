/** What an answer would do, out of what the engine says of it. */
import { difference, uncertain } from '../../lib/previews.svelte'
import type { PreviewInfo } from '../../lib/wire'

type Facts = Record<string, unknown>

export interface Effects {
  /** What it changes on the track; null where that depends on chance. */
  net: number | null
  swap: { gain: number; cost: number } | null
  hang: Hanging | null
  exhibition: { value: number; bonus: number } | null
  /** Favours drawn at marks. */
  favours: number
  /** Whether one comes to the end of the track. */
  ends: boolean
  chance: boolean
}

/** What the public trend brings, and what goes to the owner of a discard. */
export interface Hanging {
  trend: number
  doubled: boolean
  price: number
  owner: number | null
  /** How much more the collections are worth, connected; the goal counts; and the own discard costs at the end. */
  collections: number
  goal: number
  discard: number
}

export function effectsOf(preview: PreviewInfo, seat: number): Effects {
  const events = preview.events.map(({ event }) => event as unknown as Facts).filter((event) => event['seat'] === seat)
  const told = (...names: string[]) => events.find((event) => names.includes(event['event'] as string))
  const [swapped, hung, exhibited] = [told('swapped'), told('hung', 'stole'), told('exhibited')]
  return {
    net: uncertain(preview, `players[${seat}].score`) ? null : difference(preview, `players[${seat}].score`),
    swap: swapped ? { gain: swapped['gained'] as number, cost: swapped['lost'] as number } : null,
    hang: hung
      ? {
          trend: hung['points'] as number,
          doubled: hung['doubled'] === 'yes',
          price: (hung['price'] as number | undefined) ?? 0,
          owner: (hung['owner'] as number | undefined) ?? null,
          collections: difference(preview, `players[${seat}].potential`),
          goal: difference(preview, `players[${seat}].sheet.goal`),
          discard: 0 - difference(preview, `players[${seat}].sheet.discard`),
        }
      : null,
    exhibition: exhibited ? { value: exhibited['value'] as number, bonus: exhibited['bonus'] as number } : null,
    favours: events.filter((event) => event['event'] === 'mark_reached').length,
    ends: told('end_reached') !== undefined,
    chance: preview.chance,
  }
}
