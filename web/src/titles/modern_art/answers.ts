/** On a phone a painting is played from the hand; the panel does not show the hand again. */
import type { BoardAnswers } from '../../lib/onboard'
import type { Move } from '../../lib/wire'

const takes = (move: Move) => typeof move.card === 'string'

export const ANSWERS: BoardAnswers = {
  offer: { says: 'board-ma-answer-offer', takes, narrow: true },
  second: { says: 'board-ma-answer-second', takes, narrow: true },
}
