/** Titles that bring a board of their own; any other is played on the generic one. */
import type { Component } from 'svelte'
import type { Live } from '../lib/live.svelte'

type BoardComponent = Component<{ live: Live }>
type SeatFactsComponent = Component<{ live: Live; seat: number }>

const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte')
const facts = import.meta.glob<{ default: SeatFactsComponent }>('./*/SeatFacts.svelte')

/** The title's board, or null where it has none. */
export async function boardOf(title: string): Promise<BoardComponent | null> {
  return (await boards[`./${title}/Board.svelte`]?.())?.default ?? null
}

/** What the title shows of each seat in the players' strip, or null. */
export async function seatFactsOf(title: string): Promise<SeatFactsComponent | null> {
  return (await facts[`./${title}/SeatFacts.svelte`]?.())?.default ?? null
}
