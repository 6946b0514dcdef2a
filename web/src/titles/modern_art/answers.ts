/** A painting is pointed out in the hand; the panel does not show the hand again, and says yes where it stands beside the board. */
import type { BoardAnswers } from '../../lib/onboard'
import type { Move } from '../../lib/wire'

const takes = (move: Move) => typeof move.card === 'string'

export const ANSWERS: BoardAnswers = {
  offer: { says: 'board-ma-answer-offer', takes },
  second: { says: 'board-ma-answer-second', takes },
}
