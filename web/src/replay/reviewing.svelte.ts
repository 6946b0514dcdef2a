/** The review of a game that is over: whether there is one, how far it is, and the wish for one. */
import { api } from '../lib/api'
import { sentence } from '../lib/house.svelte'
import type { ReviewStatus } from '../lib/wire'

/** Milliseconds between two looks at how far it is. */
const LOOK = 1_000

export class Reviewing {
  status = $state.raw<ReviewStatus | null>(null)
  problem = $state('')
  readonly review = $derived(this.status?.review ?? null)
  readonly #path: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string) {
    this.#path = `/tables/${table}/review`
  }

  /** Look how far it is; while it is worked on, again and again. */
  look = (): Promise<void> => this.#take(() => api.get<ReviewStatus>(this.#path))

  begin = (): Promise<void> => this.#take(() => api.post<ReviewStatus>(this.#path))

  /** Leave: it goes on without anybody who looks. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #take(ask: () => Promise<ReviewStatus>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.status = await ask()
      this.problem = ''
    } catch (error) {
      this.problem = sentence(error)
    }
    const goesOn = this.status?.state === 'working'
    if (goesOn && !this.#closed) this.#timer = setTimeout(() => void this.look(), LOOK)
  }
}
