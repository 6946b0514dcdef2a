/** What a screen reader is told: politely what happened, at once that it is your turn. */
class Announcer {
  polite = $state('')
  assertive = $state('')

  tell(text: string): void {
    this.polite = text === this.polite ? `${text} ` : text
  }

  call(text: string): void {
    this.assertive = text === this.assertive ? `${text} ` : text
  }
}

export const announcer = new Announcer()
