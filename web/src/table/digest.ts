/** What was missed, put together so that it can be read at a glance. */
import type { EventLine } from '../lib/wire'

export interface Run {
  /** Who did it; null: nobody in particular. */
  seat: number | null
  lines: EventLine[]
  /** Whether a bot did it in the place of the one who reads this. */
  forYou: boolean
}

/** Lines that follow each other and tell of the same player are one run; what a bot did for the reader is one of its own. */
export function runsOf(lines: readonly EventLine[], own: number | null): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const { seat: told } = line.event as { seat?: unknown }
    const seat = typeof told === 'number' ? told : null
    const forYou = line.by === 'bot' && seat !== null && seat === own
    const last = runs.at(-1)
    if (last && (seat === null || last.seat === seat) && last.forYou === forYou) last.lines.push(line)
    else runs.push({ seat, lines: [line], forYou })
  }
  return runs
}
