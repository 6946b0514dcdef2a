/** The house's HTTP door. Every answer, a refusal too, comes in the visitor's language. */
import { settings } from './settings.svelte'
import type { Problem } from './wire'

/** An answer that was no: what went wrong, for a person. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, query: Record<string, string> = {}): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}?${new URLSearchParams({ lang: settings.lang, ...query })}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ProblemError(0, 'unreachable', '')
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
    throw new ProblemError(response.status, problem.code ?? 'unknown', problem.detail ?? '')
  }
  const isJson = response.headers.get('content-type')?.includes('json')
  return (isJson ? await response.json() : await response.text()) as T
}

export const api = {
  get: <T>(path: string, query?: Record<string, string>) => ask<T>('GET', path, undefined, query),
  post: <T>(path: string, body: unknown = {}, query?: Record<string, string>) => ask<T>('POST', path, body, query),
  remove: <T>(path: string) => ask<T>('DELETE', path),
}
