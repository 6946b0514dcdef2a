/** The bot somebody likes to play against, for all titles, kept in this browser. */
import { recall, remember } from './settings.svelte'

/** For a first game: it plays sensibly and keeps nobody waiting. */
const FIRST = 'collector'

class Level {
  #chosen = $state(recall('level') ?? FIRST)

  choose(bot: string): void {
    this.#chosen = bot
    remember('level', bot)
  }

  /** Who that is among the bots that are offered, weakest first; the first one where the chosen one is not among them. */
  among(bots: readonly string[]): string | null {
    return [this.#chosen, FIRST].find((bot) => bots.includes(bot)) ?? bots[0] ?? null
  }
}

export const level = new Level()
