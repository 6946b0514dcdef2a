/** A game on a screen: what boards, log and panels read of it and say to it, wherever it comes from. */
import type { Component } from 'svelte'
import { api } from './api'
import type { BoardAnswers } from './onboard'
import { Previews } from './previews.svelte'
import type { ChatLine, EventLine, HintInfo, Language, Move, PreviewInfo, Refused, State, Then, WorkInfo } from './wire'
import { Words } from './words'

/** A title's `ChoiceFacts.svelte`. */
export type ChoiceFacts = Component<{ live: Live; move: Move }>

/**
 * The live connection to a table (`Connection`) is one; a screen that nobody answers, such as a replay, is another
 * (`Quiet`), and what a guide asks is answered by the guide.
 */
export abstract class Live {
  /** All that stands on this visitor's screen; null until the first message. */
  state = $state.raw<State | null>(null)
  /** What happened so far, oldest first: the latest lines, and earlier ones as far as they were asked for. */
  events = $state.raw<EventLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Whether `events` begins with the beginning of the game. */
  readonly hasAll = $derived((this.events[0]?.n ?? 1) === 1)
  /** Why the last line for the guest book was not written; empty: it was. */
  unheard = $state('')
  connected = $state(false)
  /** The title's texts, with the options and the box of the game as facts: `words.say('artist-nex')`. */
  words = $state.raw(new Words('en', ''))
  /** The works of the title by id: title, year and medium in the visitor's language. */
  works = $state.raw<Record<string, WorkInfo>>({})
  /** When the clock runs out, on the scale of `performance.now()`; null without a clock. */
  clockEnds = $state.raw<number | null>(null)
  lang = $state<Language>('en')
  /** The questions that are answered on the title's own board, while it stands. */
  boardAnswers = $state.raw<BoardAnswers>({})
  /** What the title says of a choice before it is made, beside its words in the panel. */
  choiceFacts = $state.raw<ChoiceFacts | null>(null)
  /** Whether it shows what was: nothing is held open until the visitor has seen it. */
  looksBack = false
  /** Whether the visitor is writing an order for the table, in the panel. */
  ordering = $state(false)
  /** What choices would do. */
  readonly previews = new Previews(this)

  #texts: { key: string; source: string } | null = null

  constructor(
    readonly table: string,
    lang: Language,
  ) {
    this.lang = lang
  }

  /** Answer the pending decision. Rejects with a Refused that says why not. */
  abstract play(move: Move): Promise<void>
  /** Why is this move not allowed? Null if nothing forbids it. */
  abstract why(move: Move): Promise<Refused | null>
  /** What the house advises this seat, in the title's own form; null if it has none. */
  abstract advise(): Promise<unknown>
  /** What some moves would do as answers to a question, in their order. `previews` asks, and keeps what it hears. */
  abstract foresee(number: number, moves: Move[]): Promise<PreviewInfo[]>
  /** What the house would do in this seat's place, and why. Rejects with a Refused that says why there is no hint. */
  abstract hint(number: number): Promise<HintInfo>
  /** Take back one's own last moves. */
  abstract back(moves?: number): Promise<void>
  /** Let the table answer a question for this seat, up to an amount; null takes the order back. */
  abstract order(key: string, up_to: number | null, then?: Then): Promise<void>
  /** Let the others be asked. */
  abstract done(): Promise<void>
  /** Ask for the lines before those that are here. */
  abstract earlier(of: 'events' | 'chat'): Promise<void>
  /** Ask for all that happened: a board may need the whole story. */
  abstract readAll(): Promise<void>
  /** Write a line into the chat; false if nobody hears it. */
  abstract say(text: string): boolean

  /** Whether a table of the house stands behind it. */
  get hasTable(): boolean {
    return this.table !== ''
  }

  /** Where the rules are read as this game plays them. */
  get rules(): string {
    return `/tables/${this.table}/rules`
  }

  pictureUrl(work: string): string {
    return `/api/titles/${this.state?.table.title}/works/${encodeURIComponent(work)}.svg`
  }

  /** A seat's player by name. */
  nameOf(seat: number): string {
    return this.state?.table.seats[seat]?.name ?? ''
  }

  /** Load the title's texts and works, once per title, language and the facts of the game: its options and its box. */
  protected async learn(state: State): Promise<void> {
    const { title } = state.table
    const key = `${title}/${this.lang}/${JSON.stringify(state.facts)}`
    if (this.#texts?.key === key) return
    this.#texts = { key, source: '' }
    const lang = this.lang
    try {
      const [source, works] = await Promise.all([
        api.get<string>(`/titles/${title}/texts/${lang}.ftl`),
        api.get<Record<string, WorkInfo>>(`/titles/${title}/works/${lang}.json`).catch(() => ({})),
      ])
      if (this.#texts.key !== key) return
      this.words = new Words(lang, source, state.facts)
      this.works = works
    } catch {
      this.#texts = null
    }
  }
}
