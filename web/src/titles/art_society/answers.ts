/** Tiles are hung on the wall, lots chosen from the piles; on a phone a painting is taken where it is on offer. */
import type { BoardAnswers } from '../../lib/onboard'
import type { Move } from '../../lib/wire'

const takes = (move: Move) => typeof move.square === 'string'

export const ANSWERS: BoardAnswers = {
  start: { says: 'board-as-answer-hang', takes },
  hang: { says: 'board-as-answer-hang', takes },
  lot: { says: 'board-as-answer-lot' },
  take: { says: 'board-as-answer-take', narrow: true },
}
