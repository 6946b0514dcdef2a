/** A learner's way through a guide: a screen whose answers the guide judges. The house keeps nothing of it; we do, here. */
import { api, ProblemError } from '../lib/api'
import { sentence } from '../lib/house.svelte'
import { Quiet } from '../lib/quiet.svelte'
import { forget, recall, remember } from '../lib/settings.svelte'
import { t } from '../lib/text.svelte'
import type { Advice, Guide, GuideAnswer, GuideStep, Language, Move, PreviewInfo, Refused, State } from '../lib/wire'
import { withBoards } from '../titles'
import { solved } from './solved.svelte'

/** The words stand on the guide's card, not beside the button. */
const ON_THE_CARD: Refused = { type: 'refused', id: null, code: 'guide', rule: '', text: '' }

interface Kept {
  step: string
  played: Record<string, string>
}

export class Lesson extends Quiet {
  guide = $state.raw<Guide | null>(null)
  at = $state(0)
  /** What the guide says to the last move, if it was not the one. */
  said = $state('')
  /** Why the guide cannot be read; empty if it can. */
  problem = $state('')
  busy = $state(false)
  readonly step = $derived<GuideStep | null>(this.guide?.steps[this.at] ?? null)
  readonly isLast = $derived(this.guide !== null && this.at === this.guide.steps.length - 1)
  #played: Record<string, string> = {}

  constructor(
    readonly title: string,
    lang: Language,
    /** The puzzle; empty for the guide of a first game. */
    readonly puzzle = '',
  ) {
    super(`guide-${title}`, lang)
  }

  get #kept(): string {
    return `guide.${this.title}`
  }

  /** Where one goes who leaves. */
  get home(): string {
    return this.puzzle ? '/puzzles' : '/'
  }

  get #query(): Record<string, string> {
    return this.puzzle ? { puzzle: this.puzzle } : {}
  }

  override get hasTable(): boolean {
    return false
  }

  override get rules(): string {
    return `/titles/${this.title}/rules`
  }

  /** Open the guide where one left it. */
  async open(): Promise<void> {
    this.problem = ''
    try {
      this.guide = await api.get<Guide>(`/guides/${this.title}`, this.#query)
    } catch (error) {
      this.problem = error instanceof ProblemError && error.status === 404 ? (this.puzzle ? t('puzzle-none') : t('guide-none')) : sentence(error)
      return
    }
    const { step, played } = this.puzzle ? { step: '', played: {} } : this.#recall()
    this.#played = played
    const at = this.guide.steps.findIndex(({ id }) => id === step)
    if (at > 0 && (await this.#stand(at))) return
    // The guide may have changed since: then it begins anew.
    this.#played = {}
    if (!(await this.#stand(0))) this.problem = this.said
  }

  async setLanguage(lang: Language): Promise<void> {
    if (lang === this.lang) return
    this.lang = lang
    if (this.guide) this.guide = await api.get<Guide>(`/guides/${this.title}`, this.#query)
    await this.#stand(this.at)
  }

  async next(): Promise<void> {
    if (this.guide && !this.isLast && !this.busy) await this.#stand(this.at + 1)
  }

  async previous(): Promise<void> {
    if (this.at > 0 && !this.busy) await this.#stand(this.at - 1)
  }

  async again(): Promise<void> {
    this.#played = {}
    await this.#stand(0)
  }

  /** Whoever has come to the end begins at the beginning next time. */
  finish(): void {
    if (!this.puzzle) forget(this.#kept)
  }

  /** Let the guide make the move. */
  async show_me(): Promise<void> {
    await this.#answer(null)
  }

  override async play(move: Move): Promise<void> {
    if (!(await this.#answer(move))) throw ON_THE_CARD
  }

  override async why(move: Move): Promise<Refused | null> {
    const answer = await api.post<GuideAnswer>(this.#at('answer'), { ...this.#here(), move }, this.#query)
    return answer.forbidden ? { ...ON_THE_CARD, text: answer.said } : null
  }

  override foresee(_number: number, moves: Move[]): Promise<PreviewInfo[]> {
    return api.post<PreviewInfo[]>(this.#at('preview'), { ...this.#here(), moves }, this.#query)
  }

  override async advise(): Promise<unknown> {
    return (await api.post<Advice>(this.#at('advice'), this.#here(), this.#query)).advice
  }

  /** Whether the move was the one: then the guide has gone on. */
  async #answer(move: Move | null): Promise<boolean> {
    const { step } = this
    if (!step || this.busy) return false
    this.busy = true
    this.said = ''
    try {
      const answer = await api.post<GuideAnswer>(this.#at('answer'), { ...this.#here(), move }, this.#query)
      this.said = answer.said
      if (!answer.played) return false
      this.#played = { ...this.#before(this.at), [step.id]: answer.played }
      if (this.puzzle && move) solved.add(this.title, this.puzzle)
    } catch (error) {
      this.said = sentence(error)
      return false
    } finally {
      this.busy = false
    }
    await this.#stand(Math.min(this.at + 1, this.guide!.steps.length - 1))
    return true
  }

  /** Go to a step; whether it could be done. */
  async #stand(at: number): Promise<boolean> {
    const step = this.guide!.steps[at]!
    this.busy = true
    try {
      const board = !withBoards.includes(this.title)
      const state = await api.post<State>(this.#at('stand'), { step: step.id, played: this.#before(at), board }, this.#query)
      this.at = at
      this.said = ''
      this.show(state)
      if (!this.puzzle) remember(this.#kept, JSON.stringify({ step: step.id, played: this.#played } satisfies Kept))
      return true
    } catch (error) {
      this.said = sentence(error)
      return false
    } finally {
      this.busy = false
    }
  }

  #at(what: string): string {
    return `/guides/${this.title}/${what}`
  }

  #here(): { step: string; played: Record<string, string> } {
    return { step: this.step!.id, played: this.#before(this.at) }
  }

  /** The moves made before a step. */
  #before(at: number): Record<string, string> {
    const steps = this.guide!.steps.slice(0, at)
    return Object.fromEntries(steps.flatMap(({ id }) => (this.#played[id] ? [[id, this.#played[id]]] : [])))
  }

  #recall(): Kept {
    try {
      const kept = JSON.parse(recall(this.#kept) ?? '') as Partial<Kept>
      return { step: kept.step ?? '', played: kept.played ?? {} }
    } catch {
      return { step: '', played: {} }
    }
  }
}
