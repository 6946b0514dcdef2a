/** What the engine says of a move, for tests. */
import type { PreviewInfo } from '../src/lib/wire'

export function preview(said: Partial<PreviewInfo> = {}): PreviewInfo {
  return { changes: [], uncertain: [], events: [], next: null, next_text: '', ends: false, chance: false, refused: '', ...said }
}

/** Changes by their paths, each from one value to another. */
export function changes(of: Record<string, [before: unknown, after: unknown]>): PreviewInfo['changes'] {
  return Object.entries(of).map(([path, [before, after]]) => ({ path, before, after }))
}

export function events(...happened: ({ event: string } & Record<string, unknown>)[]): PreviewInfo['events'] {
  return happened.map((event) => ({ event, text: '' })) as PreviewInfo['events']
}
