/**
 * What is chosen on the table itself: visitors and contracts always, the rest where the panel has no room for a list.
 * Where an assistant comes from is listed everywhere: they stand in many places.
 */
import type { BoardAnswers, OnBoard } from '../../lib/onboard'
import type { Move } from '../../lib/wire'

const VISITORS_AND_CONTRACTS = new Set(['walk', 'use'])
/** Answers that have no place on the table. */
const WORDS = new Set(['nobody', 'idle', 'stop', 'done', 'decline', 'sign_none', 'tickets'])

const takes = ({ move }: Move) => !WORDS.has(move)
const narrow = ({ move }: Move) => !VISITORS_AND_CONTRACTS.has(move)
const chosen = (says: string): OnBoard => ({ says, takes, narrow })

export const ANSWERS: BoardAnswers = {
  start: chosen('board-ga-answer-location'),
  turn: chosen('board-ga-answer-location'),
  action: chosen('board-ga-answer-action'),
  after: chosen('board-ga-answer-executive'),
  kicked_out: { ...chosen('board-ga-answer-action'), declines: 'board-ga-kicked-offer' },
  visitors: chosen('board-ga-answer-visitor'),
  discover: chosen('board-ga-answer-artist'),
  buy: chosen('board-ga-answer-artist'),
  acclaim: chosen('board-ga-answer-artist'),
  promote: chosen('board-ga-answer-artist'),
  sign: chosen('board-ga-answer-contract'),
  slot: chosen('board-ga-answer-contract'),
  fulfil: chosen('board-ga-answer-contract'),
  face: chosen('board-ga-answer-contract'),
  sell: chosen('board-ga-answer-work'),
  send: chosen('board-ga-answer-visitor'),
  usher: chosen('board-ga-answer-visitor'),
  admit: chosen('board-ga-answer-visitor'),
  call: chosen('board-ga-answer-visitor'),
  hire: chosen('board-ga-answer-queue'),
  tile: chosen('board-ga-answer-market'),
  bid: chosen('board-ga-answer-market'),
  space: chosen('board-ga-answer-space'),
  easel: chosen('board-ga-answer-easel'),
}
