/** What the title on the stage brings for the rest of the table: words for its things, and facts for the panel. */
import type { Component } from 'svelte'
import type { Live } from './live.svelte'
import type { Move } from './wire'

/** What a thing is, why it is so now, and the rule behind it, by its id; empty where there is none. */
export interface Explanation {
  name: string
  says: string
  rule: string
}

/** A title's words for a thing by its name; null for one it does not know. */
export type Explain = (live: Live, thing: string) => Explanation | null

/** The signs of a title, by their names as things, and what draws one of them. */
export interface Legend {
  things: readonly string[]
  Thing: Component<{ live: Live; thing: string }>
}

/** What an answer needs to know at a glance, above the answers in the panel. */
export type AskFacts = Component<{ live: Live }>

class OnStage {
  explain = $state.raw<Explain>(() => null)
  legend = $state.raw<Legend | null>(null)
  askFacts = $state.raw<AskFacts | null>(null)
  /** The answer that was pointed out on the board: the panel asks whether it shall be given. */
  proposed = $state.raw<Move | null>(null)
}

export const onstage = new OnStage()
