/** What the bots are called; one we have no words for goes by its key. */
import { t } from './text.svelte'

export function botName(bot: string): string {
  switch (bot) {
    case 'random':
      return t('bot-random')
    case 'greedy':
      return t('bot-greedy')
    case 'search':
      return t('bot-search')
    case 'learned':
      return t('bot-learned')
    default:
      return bot
  }
}

/** The bot for a first game: neither the weakest nor the strongest, where there is a middle. */
export function middleBot(bots: readonly string[]): string | null {
  return bots[Math.floor(bots.length / 2)] ?? null
}
