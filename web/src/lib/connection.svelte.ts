/** One visitor's live connection to one table: the latest state, all that happened, and ways to speak. */
import { changed, type Change } from './changes'
import { houseTime } from './housetime.svelte'
import { Live } from './live.svelte'
import { merge, precede } from './merge'
import { spelled } from './spelled'
import type { Changed, HintInfo, Language, Move, Pages, PreviewInfo, Refused, Said, State, Then, Told } from './wire'

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

export interface ConnectionOptions {
  /** The titles that have a board of their own here: for others the house sends plain tables. */
  boards?: readonly string[]
  /** Of several seats on this device the one that looks. */
  seat?: number | null
  /** Called when the house can no longer play this table. */
  onSetAside?: () => void
  /** Called once when the server has a newer client than this one. */
  onNewBuild?: (build: string) => void
  /** For tests. */
  connect?: (url: string) => WebSocket
}

export class Connection extends Live {
  /** Whether the connection was ever lost since it first stood. */
  resumed = $state(0)

  /** What stands on the screen as the house tells it. */
  #told: State | null = null
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
  readonly #options: ConnectionOptions

  constructor(
    table: string,
    lang: Language,
    options: ConnectionOptions = {},
  ) {
    super(table, lang)
    this.#options = options
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  // What a board and the decision panel call

  async play(move: Move): Promise<void> {
    const number = this.state?.choices?.number ?? this.state?.view?.decision?.number ?? 0
    await this.#ask({ type: 'play', move, number })
  }

  async why(move: Move): Promise<Refused | null> {
    try {
      await this.#ask({ type: 'why', move })
      return null
    } catch (refused) {
      return refused as Refused
    }
  }

  advise(): Promise<unknown> {
    return this.#ask({ type: 'advise' })
  }

  async foresee(number: number, moves: Move[]): Promise<PreviewInfo[]> {
    return (await this.#ask({ type: 'preview', number, moves })) as PreviewInfo[]
  }

  async hint(number: number): Promise<HintInfo> {
    return (await this.#ask({ type: 'hint', number })) as HintInfo
  }

  async back(moves = 1): Promise<void> {
    await this.#ask({ type: 'back', moves })
  }

  async order(key: string, up_to: number | null, then: Then = 'pass'): Promise<void> {
    await this.#ask({ type: 'order', key, up_to, then })
  }

  async done(): Promise<void> {
    await this.#ask({ type: 'done' })
  }

  async earlier(of: 'events' | 'chat'): Promise<void> {
    const first = this[of][0]?.n ?? 1
    if (first <= 1) return
    const pages = (await this.#ask({ type: 'earlier', of, before: first })) as Pages
    this.events = precede(this.events, pages.events)
    this.chat = precede(this.chat, pages.chat)
  }

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
    const as = this.#options.seat == null ? '' : `&as=${this.#options.seat}`
    const url = `${scheme}://${location.host}/api/tables/${this.table}/live?${query}${as}`
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
        houseTime.heard(told.now)
        if (told.build !== __BUILD__ && __BUILD__ !== 'dev') this.#options.onNewBuild?.(told.build)
        break
      case 'state':
        this.#take(told)
        break
      case 'change':
        if (this.#told) this.#change(told)
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
      case 'hinted':
        this.#pending.get(told.id)?.resolve(told.hint)
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
    this.#show(changed(this.#told!, told.changes as readonly Change[]), told)
  }

  #show(state: State, news: Pick<State, 'clock' | 'events' | 'chat'>): void {
    this.events = merge(this.events, news.events)
    this.chat = merge(this.chat, news.chat)
    this.clockEnds = news.clock ? performance.now() + news.clock.left * 1000 : null
    this.#told = state
    this.state = spelled(state)
    void this.learn(state)
  }
}
