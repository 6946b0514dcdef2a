/** The bots in words; one we have no words for goes by its key. */
import { door } from './house.svelte'
import type { BotInfo } from './wire'

function told(bot: string): BotInfo | undefined {
  return door.house?.bots.find((known) => known.key === bot)
}

export function botName(bot: string): string {
  return told(bot)?.name ?? bot
}

/** How it plays, in a sentence; empty where nobody says so. */
export function botSays(bot: string): string {
  return told(bot)?.says ?? ''
}
