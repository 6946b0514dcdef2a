/** What a tile would do where it is thought of, out of what the engine foresees. */
import { applied } from '../../lib/previews.svelte'
import type { PreviewInfo } from '../../lib/wire'
import type { Painting, Score, View } from './view'

export interface Effect {
  /** The score sheet as it would be. */
  score: Score
  change: number
  /** Paintings beside it with the same frame. */
  matches: Painting[]
  /** Decor it would bring, in shields. */
  earned: number
  /** Paintings that would newly count for nothing. */
  fauxPas: Painting[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export function effectOf(view: View, tile: string, preview: PreviewInfo): Effect {
  const then = applied(view, preview)
  const before = (view.draft?.wall ?? view.players[view.seat!]!.wall).score
  const { score } = then.draft?.wall ?? then.players[view.seat!]!.wall
  return {
    score,
    change: score.total - before.total,
    matches: then.draft?.matches[tile] ?? [],
    earned: Math.max(0, sum(then.draft?.due ?? []) - sum(view.draft?.due ?? [])),
    fauxPas: score.faux_pas.filter((guilty) => !before.faux_pas.includes(guilty)),
  }
}
