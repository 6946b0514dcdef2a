/** Titles that bring a board of their own; any other is played on the generic one. */
import type { Component } from 'svelte'
import type { ChoiceFacts, Live } from '../lib/live.svelte'
import type { BoardAnswers } from '../lib/onboard'

type BoardComponent = Component<{ live: Live }>
type SeatFactsComponent = Component<{ live: Live; seat: number }>

const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte')
/** The titles that have a board of their own here. */
export const withBoards: readonly string[] = Object.keys(boards).map((path) => path.split('/')[1]!)

const answers = import.meta.glob<{ ANSWERS: BoardAnswers }>('./*/answers.ts')
const logs = import.meta.glob<{ BEGINS: readonly string[] }>('./*/log.ts', { eager: true })
const choices = import.meta.glob<{ default: ChoiceFacts }>('./*/ChoiceFacts.svelte')
const facts = import.meta.glob<{ default: SeatFactsComponent }>('./*/SeatFacts.svelte')

/** A title's board, the questions that are answered on it, and what it says of a choice in the panel. */
export interface OwnBoard {
  Board: BoardComponent
  answers: BoardAnswers
  ChoiceFacts: ChoiceFacts | null
}

/** The title's board, or null where it has none. */
export async function boardOf(title: string): Promise<OwnBoard | null> {
  const [board, own, choice] = await Promise.all([
    boards[`./${title}/Board.svelte`]?.(),
    answers[`./${title}/answers.ts`]?.(),
    choices[`./${title}/ChoiceFacts.svelte`]?.(),
  ])
  return board ? { Board: board.default, answers: own?.ANSWERS ?? {}, ChoiceFacts: choice?.default ?? null } : null
}

/** What the title shows of each seat in the players' strip, or null. */
export async function seatFactsOf(title: string): Promise<SeatFactsComponent | null> {
  return (await facts[`./${title}/SeatFacts.svelte`]?.())?.default ?? null
}

/** The kinds of event with which a part of the game log begins: a lot, a turn. */
export function beginsOf(title: string): readonly string[] {
  return logs[`./${title}/log.ts`]?.BEGINS ?? []
}
