/** What is answered on the board: swaps, hangings and layouts always; the rest where the panel has no room for a list. */
import type { BoardAnswers } from '../../lib/onboard'
import type { Move } from '../../lib/wire'

/** Answers that stand on the board, too, but fit well in a list beside it. */
const LISTED = new Set(['favour', 'claim', 'exhibit'])
const ON_BOARD = new Set(['hang', 'arrange', ...LISTED])

const swaps = (move: Move) => move.move === 'swap'

export const ANSWERS: BoardAnswers = {
  goal: { says: 'board-pi-answer-goal', narrow: true },
  swap: { says: 'board-pi-answer-swap', takes: swaps },
  join: { says: 'board-pi-answer-swap', takes: swaps },
  exchange: { says: 'board-pi-answer-swap', takes: swaps },
  action: { says: 'board-pi-answer-action', takes: ({ move }) => ON_BOARD.has(move), narrow: ({ move }) => LISTED.has(move) },
  loan: { says: 'board-pi-answer-museum' },
  free: { says: 'board-pi-answer-hand' },
  dealer: { says: 'board-pi-answer-discard' },
  inventory: { says: 'board-pi-answer-several', several: true },
  restore: { says: 'board-pi-answer-several', several: true },
  store: { says: 'board-pi-answer-several', several: true },
  look: { says: 'board-pi-answer-several', several: true },
  arrange: { says: 'board-pi-answer-layout' },
  final: { says: 'board-pi-answer-layout', folds: true },
}
