/** What a title's own board answers itself, so that the decision panel does not list it a second time. */
import type { Choices, Move, MoveChoice } from './wire'

/** How one question is answered on the board. Its places there carry `data-answers` with the question's key. */
export interface OnBoard {
  /** What the panel says instead of its list: one of the title's texts. */
  says: string
  /** Which answers the board takes; all, if it does not say. The panel lists the others. */
  takes?: (move: Move) => boolean
  /** Whether the board takes a choice of several, too. */
  several?: boolean
  /** Only on small screens, for all or for these: beside a wide board the panel has room for a list, and its keys are quick. */
  narrow?: boolean | ((move: Move) => boolean)
  /** Whether it needs the whole board: on small screens the sheet with the question begins folded. */
  folds?: boolean
  /** What is declined by a standing order that says no to this question: one of the title's texts. */
  declines?: string
}

/** By the key of the question. */
export type BoardAnswers = Readonly<Record<string, OnBoard>>

/** A question's choices, apart: those the board takes, and those the panel lists. */
export function share(choices: Pick<Choices, 'options'>, on: OnBoard | null, wide: boolean): { board: MoveChoice[]; panel: MoveChoice[] } {
  const narrow = (move: Move) => (typeof on?.narrow === 'function' ? on.narrow(move) : (on?.narrow ?? false))
  const taken = ({ move }: MoveChoice) => on !== null && (on.takes?.(move) ?? true) && !(wide && narrow(move))
  return { board: choices.options.filter(taken), panel: choices.options.filter((option) => !taken(option)) }
}

/** So long a place is pointed out to which the panel leads, in milliseconds. */
const POINTED = 2400

/** Bring the focus to where on the board a question is answered, and point it out: it may have been in sight all along. */
export function goToBoard(key: string): void {
  const place = document.querySelector<HTMLElement>(`[data-answers~="${key}"]`)
  if (!place) return
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center' })
  place.classList.add('pointed-out')
  setTimeout(() => place.classList.remove('pointed-out'), POINTED)
}
