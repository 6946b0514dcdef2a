/** Where a replay comes from: a table of the house, or a record in a file. */
import { api } from '../lib/api'
import type { RecordRequest, Replay, ReplayPage } from '../lib/wire'
import { withBoards } from '../titles'

export interface Source {
  /** The walk for these eyes; without any, for those the visitor would first look with. */
  open(eyes: string): Promise<Replay>
  page(replay: Replay, page: number): Promise<ReplayPage>
}

const boards = withBoards.join(',')

export function ofTable(id: string): Source {
  const query = (eyes: string) => ({ eyes, boards })
  return {
    open: (eyes) => api.get<Replay>(`/tables/${id}/replay`, query(eyes)),
    page: (replay, page) => api.get<ReplayPage>(`/tables/${id}/replay/${page}`, query(replay.eyes)),
  }
}

export function ofFile(text: string): Source {
  const request = (eyes: string): RecordRequest => ({ text, eyes: eyes || 'all', boards: [...withBoards] })
  return {
    open: (eyes) => api.post<Replay>('/replay', request(eyes)),
    page: (replay, page) => api.post<ReplayPage>(`/replay/${page}`, request(replay.eyes)),
  }
}

/** What a link to a step says; `line` is a line of the log, as the table numbers it for the same eyes. */
export interface Spot {
  eyes: string
  step: number | null
  line: number | null
}

export function spotOf(search: string): Spot {
  const query = new URLSearchParams(search)
  const number = (key: string) => {
    const text = query.get(key) ?? ''
    return /^\d{1,6}$/.test(text) ? Number(text) : null
  }
  return { eyes: query.get('eyes') ?? '', step: number('step'), line: number('line') }
}

export function linkTo(table: string, eyes: string, step: number): string {
  return `/replay/${table}?eyes=${eyes}&step=${step}`
}

