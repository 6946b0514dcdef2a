/** One visitor's live connection to one table: the latest state, all that happened, and ways to speak. */
import type { Component } from 'svelte'
import { api } from './api'
import { changed, type Change } from './changes'
import { merge, precede } from './merge'
import type { BoardAnswers } from './onboard'
import { Previews } from './previews.svelte'
import type { Changed, ChatLine, EventLine, Language, Move, Pages, Preview, Refused, Said, State, Then, Told, WorkInfo } from './wire'
import { Words } from './words'

const PING_EVERY = 15_000
const SILENCE = 40_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** Seconds-long rush after a restart of the house: everybody comes back at a moment of his own. */
const RESTART = 1012
const RESTART_WAIT = 2_000
/** Something that was told has been taken out: all is read anew. */
const READ_ANEW = 4205
const SET_ASIDE = 4409

/** `Omit` for each member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** A title's `ChoiceFacts.svelte`. */
export type ChoiceFacts = Component<{ live: Live; move: Move }>

export interface LiveOptions {
  /** The titles that have a board of their own here: for others the house sends plain tables. */
  boards?: readonly string[]
  /** Called when the house can no longer play this table. */
  onSetAside?: () => void
  /** Called once when the server has a newer client than this one. */
  onNewBuild?: (build: string) => void
  /** For tests. */
  connect?: (url: string) => WebSocket
}

export class Live {
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
  /** Whether the connection was ever lost since it first stood. */
  resumed = $state(0)
  /** The title's texts, with the game's options as facts: `words.say('artist-nex')`. */
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
  /** Whether the visitor is writing an order for the table, in the panel. */
  ordering = $state(false)
  /** What choices would do. */
  readonly previews = new Previews(this)

  #socket: WebSocket | null = null
  #pending = new Map<number, { resolve: (told?: unknown) => void; reject: (refused: Refused) => void }>()
  #nextId = 1
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #closed = false
  #reading = false
  #seat: number | null | undefined
  #texts: { key: string; source: string } | null = null
  readonly #options: LiveOptions

  constructor(
    readonly table: string,
    lang: Language,
    options: LiveOptions = {},
  ) {
    this.lang = lang
    this.#options = options
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  // What a board and the decision panel call

  /** Answer the pending decision. Rejects with a Refused that says why not. */
  async play(move: Move): Promise<void> {
    const number = this.state?.choices?.number ?? this.state?.view?.decision?.number ?? 0
    await this.#ask({ type: 'play', move, number })
  }

  /** Why is this move not allowed? Null if nothing forbids it. */
  async why(move: Move): Promise<Refused | null> {
    try {
      await this.#ask({ type: 'why', move })
      return null
    } catch (refused) {
      return refused as Refused
    }
  }

  /** What the house advises this seat, in the title's own form; null if it has none. */
  advise(): Promise<unknown> {
    return this.#ask({ type: 'advise' })
  }

  /** What some moves would do as answers to a question, in their order. `previews` asks, and keeps what it hears. */
  async foresee(number: number, moves: Move[]): Promise<Preview[]> {
    return (await this.#ask({ type: 'preview', number, moves })) as Preview[]
  }

  /** Take back one's own last moves. */
  async back(moves = 1): Promise<void> {
    await this.#ask({ type: 'back', moves })
  }

  /** Let the table answer a question for this seat, up to an amount; null takes the order back. */
  async order(key: string, up_to: number | null, then: Then = 'pass'): Promise<void> {
    await this.#ask({ type: 'order', key, up_to, then })
  }

  /** Let the others be asked. */
  async done(): Promise<void> {
    await this.#ask({ type: 'done' })
  }

  /** Ask for the lines before those that are here. */
  async earlier(of: 'events' | 'chat'): Promise<void> {
    const first = this[of][0]?.n ?? 1
    if (first <= 1) return
    const pages = (await this.#ask({ type: 'earlier', of, before: first })) as Pages
    this.events = precede(this.events, pages.events)
    this.chat = precede(this.chat, pages.chat)
  }

  /** Ask for all that happened: a board may need the whole story. */
  async readAll(): Promise<void> {
    if (this.#reading) return
    this.#reading = true
    try {
      while (!this.hasAll) await this.earlier('events')
    } catch {
      // The line was lost: whoever needs it asks again when it stands.
    } finally {
      this.#reading = false
    }
  }

  say(text: string): boolean {
    this.unheard = ''
    return this.#send({ type: 'chat', text })
  }

  pictureUrl(work: string): string {
    return `/api/titles/${this.state?.table.title}/works/${encodeURIComponent(work)}.svg`
  }

  /** A seat's player by name. */
  nameOf(seat: number): string {
    return this.state?.table.seats[seat]?.name ?? ''
  }

  // What the frame calls

  setLanguage(lang: Language): void {
    if (lang === this.lang) return
    this.lang = lang
    this.restart()
  }

  /** Connect anew and read everything from the beginning: the visitor or the language is another now. */
  restart(): void {
    this.events = []
    this.chat = []
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
  }

  // The connection

  #wake = () => {
    if (this.#closed || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'ping', id: this.#nextId++ })
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  #connect(): void {
    if (this.#closed) return
    clearTimeout(this.#retry)
    this.#drop()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const last = this.events.at(-1)?.n ?? 0
    const chat = this.chat.at(-1)?.n ?? 0
    const query = `lang=${this.lang}&last=${last}&chat=${chat}&boards=${(this.#options.boards ?? []).join(',')}`
    const url = `${scheme}://${location.host}/api/tables/${this.table}/live?${query}`
    const socket = this.#options.connect?.(url) ?? new WebSocket(url)
    this.#socket = socket
    this.#heard = Date.now()
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#hear(JSON.parse(message.data as string) as Told)
    }
    socket.onclose = (close) => {
      if (socket !== this.#socket) return
      if (close?.code === SET_ASIDE) this.#options.onSetAside?.()
      else if (close?.code === READ_ANEW) this.restart()
      else this.#lost(close?.code === RESTART ? RESTART_WAIT * Math.random() : 0)
    }
    this.#pinger = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#lost()
      else if (socket.readyState === WebSocket.OPEN) this.#send({ type: 'ping', id: this.#nextId++ })
    }, PING_EVERY)
  }

  /** Let go of the socket, if any; whoever waits for an answer is told. */
  #drop(): void {
    clearInterval(this.#pinger)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
    const lost = [...this.#pending.entries()]
    this.#pending.clear()
    for (const [id, { reject }] of lost) reject({ type: 'refused', id, code: 'disconnected', rule: '', text: '' })
  }

  #lost(later = 0): void {
    this.#drop()
    this.connected = false
    if (this.#closed) return
    this.#retry = setTimeout(() => this.#connect(), later + this.#wait * (0.7 + 0.6 * Math.random()))
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #send(said: Said): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  #ask(said: Without<Exclude<Said, { type: 'chat' | 'ping' }>, 'id'>): Promise<unknown> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (!this.#send({ ...said, id } as Said)) {
        this.#pending.delete(id)
        reject({ type: 'refused', id, code: 'disconnected', rule: '', text: '' } satisfies Refused)
      }
    })
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'hello':
        this.#wait = FIRST_WAIT
        if (told.build !== __BUILD__ && __BUILD__ !== 'dev') this.#options.onNewBuild?.(told.build)
        break
      case 'state':
        this.#take(told)
        break
      case 'change':
        if (this.state) this.#change(told)
        break
      case 'pages':
        this.#pending.get(told.id)?.resolve(told)
        this.#pending.delete(told.id)
        break
      case 'answered':
        this.#pending.get(told.id)?.resolve()
        this.#pending.delete(told.id)
        break
      case 'advised':
        this.#pending.get(told.id)?.resolve(told.advice)
        this.#pending.delete(told.id)
        break
      case 'previews':
        this.#pending.get(told.id)?.resolve(told.previews)
        this.#pending.delete(told.id)
        break
      case 'refused':
        if (told.id === null) {
          this.unheard = told.text
          break
        }
        this.#pending.get(told.id)?.reject(told)
        this.#pending.delete(told.id)
    }
  }

  #take(state: State): void {
    // Each audience counts its own events: with another seat the story is told anew.
    const moved = this.#seat !== undefined && this.#seat !== state.table.your_seat
    this.#seat = state.table.your_seat
    if (moved) this.events = this.chat = []
    if (!this.connected) {
      if (this.state) this.resumed += 1
      this.connected = true
    }
    this.#show(state, state)
  }

  #change(told: Changed): void {
    this.#show(changed(this.state!, told.changes as readonly Change[]), told)
  }

  #show(state: State, news: Pick<State, 'clock' | 'events' | 'chat'>): void {
    this.events = merge(this.events, news.events)
    this.chat = merge(this.chat, news.chat)
    this.clockEnds = news.clock ? performance.now() + news.clock.left * 1000 : null
    this.state = state
    void this.#learn(state)
  }

  /** Load the title's texts and works, once per title, language and options. */
  async #learn(state: State): Promise<void> {
    const { title, options } = state.table
    const key = `${title}/${this.lang}/${JSON.stringify(options)}`
    if (this.#texts?.key === key) return
    this.#texts = { key, source: '' }
    const lang = this.lang
    try {
      const [source, works] = await Promise.all([
        api.get<string>(`/titles/${title}/texts/${lang}.ftl`),
        api.get<Record<string, WorkInfo>>(`/titles/${title}/works/${lang}.json`).catch(() => ({})),
      ])
      if (this.#texts.key !== key) return
      this.words = new Words(lang, source, options)
      this.works = works
    } catch {
      this.#texts = null
    }
  }
}
