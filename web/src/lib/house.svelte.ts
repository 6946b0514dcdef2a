/** The house as this visitor finds it: titles, and who the visitor is. */
import { api, ProblemError } from './api'
import { t } from './text.svelte'
import type { HouseInfo, TitleInfo, You } from './wire'

class Door {
  house = $state.raw<HouseInfo | null>(null)
  you = $state.raw<You | null>(null)
  problem = $state('')
  /** The house asks for its password first. */
  closed = $state(false)

  async load(): Promise<void> {
    try {
      this.house = await api.get<HouseInfo>('/house')
      this.you = this.house.you
      this.problem = ''
      this.closed = false
    } catch (error) {
      this.closed = error instanceof ProblemError && error.code === 'closed-house'
      this.problem = sentence(error)
    }
  }

  /** Come in under a nickname, or change it. */
  async enter(nickname: string): Promise<void> {
    if (nickname === this.you?.nickname) return
    this.you = await api.post<You>('/guest', { nickname })
  }

  title(key: string): TitleInfo | undefined {
    return this.house?.titles.find((title) => title.key === key)
  }
}

export const door = new Door()

/** What went wrong, in words: the server's own sentence where it gave one. */
export function sentence(error: unknown): string {
  if (error instanceof ProblemError) {
    if (error.code === 'unreachable') return t('problem-unreachable')
    if (error.message) return error.message
  }
  return t('problem-unknown')
}
