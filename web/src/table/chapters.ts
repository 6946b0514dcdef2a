/** The game log in chapters: rounds, and in them what begins with a line of its own, such as a lot or a turn. */
import type { EventLine } from '../lib/wire'

export interface Part {
  /** The line it begins with, if that was told: it stands above the others. */
  head: EventLine | null
  /** The others, newest first. */
  lines: EventLine[]
}

export interface Round {
  /** Null before the first round, and where its beginning is not told yet. */
  round: number | null
  /** Newest first. */
  parts: Part[]
}

const roundOf = (line: EventLine): number | null => {
  const round = (line.event as { round?: unknown }).round
  return typeof round === 'number' ? round : null
}

/** `lines` in the order they were told; `begins` are the kinds of event that begin a part. */
export function chapters(lines: readonly EventLine[], begins: readonly string[]): Round[] {
  const rounds: Round[] = []
  for (const line of lines) {
    const round = roundOf(line) ?? rounds[0]?.round ?? null
    if (!rounds[0] || rounds[0].round !== round) rounds.unshift({ round, parts: [] })
    const parts = rounds[0]!.parts
    if (begins.includes(line.event.event)) parts.unshift({ head: line, lines: [] })
    else if (parts[0]) parts[0].lines.unshift(line)
    else parts.unshift({ head: null, lines: [line] })
  }
  return rounds
}
