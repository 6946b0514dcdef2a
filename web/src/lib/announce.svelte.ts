/** What a screen reader is told: politely what happened, at once that it is your turn. */
import { untrack } from 'svelte'

class Announcer {
  polite = $state('')
  assertive = $state('')

  tell(text: string): void {
    this.polite = again(
      text,
      untrack(() => this.polite),
    )
  }

  call(text: string): void {
    this.assertive = again(
      text,
      untrack(() => this.assertive),
    )
  }

  /** What was told does not hold any longer, or not in this language. */
  hush(): void {
    this.polite = ''
    this.assertive = ''
  }
}

/** The same text twice in a row must differ, or it is not read out again. */
function again(text: string, before: string): string {
  return text === before ? `${text} ` : text
}

export const announcer = new Announcer()
