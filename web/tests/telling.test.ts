import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Telling from '../src/people/Telling.svelte'
import type { Telling as Told } from '../src/lib/wire'

const NOTHING: Told = { mail: true, member: true, email: null, wanted: null, webhook: false, push: null, devices: [] }

/** A house that answers each request with what is given for its method and path, and keeps what was asked. */
function house(answers: Record<string, Told>): { asked: string[]; sent: unknown[] } {
  const asked: string[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${url.split('?')[0]}`
    asked.push(what)
    if (init.body) sent.push(JSON.parse(init.body as string))
    const answer = answers[what]
    return new Response(JSON.stringify(answer ?? { code: 'http', detail: `no answer to ${what}` }), {
      status: answer ? 200 : 500,
      headers: { 'Content-Type': 'application/json' },
    })
  })
  return { asked, sent }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('an address is given, and is not told at before it is confirmed', async () => {
  const { sent } = house({ 'GET /api/notices': NOTHING, 'POST /api/notices/mail': { ...NOTHING, wanted: 'ann@example.org' } })
  render(Telling, { member: true, known: true })
  await fireEvent.input(await screen.findByLabelText('E-mail address'), { target: { value: ' ann@example.org ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Send me a letter to confirm' }))
  expect(await screen.findByText('ann@example.org is not confirmed yet: open the link in the letter.')).toBeTruthy()
  expect(screen.queryByText(/You are told by e-mail/)).toBeNull()
  expect(sent).toEqual([{ email: 'ann@example.org', language: 'en' }])
})

it('what a letter asks for is done on a press, not by opening its link', async () => {
  history.replaceState(null, '', '/me?confirm=abc')
  const { asked, sent } = house({ 'GET /api/notices': NOTHING, 'POST /api/notices/mail/confirm': { ...NOTHING, email: 'ann@example.org' } })
  render(Telling, { member: true, known: true })
  await screen.findByLabelText('E-mail address')
  expect(asked).toEqual(['GET /api/notices'])
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm the address: tell me there' }))
  expect(await screen.findByText('You are told by e-mail at ann@example.org.')).toBeTruthy()
  expect(sent).toEqual([{ token: 'abc' }])
  expect(location.search).toBe('')
})

it('who has no card is told what an address needs, and a house without mail says so', async () => {
  house({ 'GET /api/notices': { ...NOTHING, member: false } })
  render(Telling, { member: false, known: true })
  expect(await screen.findByText('With a member card you can be told by e-mail.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  house({ 'GET /api/notices': { ...NOTHING, mail: false } })
  render(Telling, { member: true, known: true })
  expect(await screen.findByText(/This site sends no e-mail/)).toBeTruthy()
})
