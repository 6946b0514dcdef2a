/** A screen that no table stands behind: it shows a State it is given, and nobody answers. A guide answers in its own way. */
import { Live } from './live.svelte'
import type { EventLine, HintInfo, Language, Move, PreviewInfo, Refused, State, Then } from './wire'

const REFUSED: Refused = { type: 'refused', id: null, code: 'quiet', rule: '', text: '' }

export class Quiet extends Live {
  constructor(table: string, lang: Language) {
    super(table, lang)
    this.connected = true
  }

  /** Show a state. `events` is what happened up to there, if it is more than what stands in the state itself. */
  show(state: State, events: readonly EventLine[] = state.events): void {
    this.events = [...events]
    this.state = state
    void this.learn(state)
  }

  /** Of a record from a file there are only those of its title. */
  override get rules(): string {
    return this.hasTable ? super.rules : `/titles/${this.state?.table.title}/rules`
  }

  play(_move: Move): Promise<void> {
    return Promise.reject(REFUSED)
  }
  why(_move: Move): Promise<Refused | null> {
    return Promise.resolve(null)
  }
  advise(): Promise<unknown> {
    return Promise.resolve(null)
  }
  foresee(_number: number, _moves: Move[]): Promise<PreviewInfo[]> {
    return Promise.reject(REFUSED)
  }
  hint(_number: number): Promise<HintInfo> {
    return Promise.reject(REFUSED)
  }
  back(_moves?: number): Promise<void> {
    return Promise.reject(REFUSED)
  }
  order(_key: string, _up_to: number | null, _then?: Then): Promise<void> {
    return Promise.reject(REFUSED)
  }
  done(): Promise<void> {
    return Promise.reject(REFUSED)
  }
  earlier(_of: 'events' | 'chat'): Promise<void> {
    return Promise.resolve()
  }
  readAll(): Promise<void> {
    return Promise.resolve()
  }
  say(_text: string): boolean {
    return false
  }
}
