import { beforeEach, describe, expect, it, vi } from 'vitest'

/** As the page does when it is opened: what was kept is read anew. */
async function opened() {
  vi.resetModules()
  const [{ meeting, TIMES }, { settings }] = await Promise.all([import('./meeting.svelte'), import('./settings.svelte')])
  meeting.ask('gallerist', '')
  const answer = (from: number, count: number, ...signs: string[]) => {
    for (let number = from; number < from + count; number++) {
      meeting.ask('gallerist', `t1 ${number}`)
      for (const sign of signs) meeting.read(sign)
    }
    meeting.ask('gallerist', '')
  }
  return { meeting, settings, TIMES, answer }
}

describe('the first times a sign is met', () => {
  beforeEach(() => localStorage.clear())

  it('are over after so many questions in which its name was read, and not those of another sign', async () => {
    const { meeting, TIMES, answer } = await opened()
    answer(0, TIMES - 1, 'sign/money')
    expect(meeting.isNew('sign/money')).toBe(true)
    answer(TIMES, 1, 'sign/money')
    expect(meeting.isNew('sign/money')).toBe(false)
    expect(meeting.isNew('sign/influence')).toBe(true)
  })

  it('do not end while a question stands, however often it is drawn', async () => {
    const { meeting, TIMES } = await opened()
    for (let times = 0; times <= TIMES; times++) {
      meeting.ask('gallerist', 't1 5')
      meeting.read('sign/money')
    }
    expect(meeting.isNew('sign/money')).toBe(true)
  })

  it('are not counted while nothing is asked', async () => {
    const { meeting, TIMES } = await opened()
    for (let times = 0; times <= TIMES; times++) {
      meeting.read('sign/money')
      meeting.ask(times % 2 ? 'gallerist' : 'pictura', '')
    }
    meeting.ask('gallerist', '')
    expect(meeting.isNew('sign/money')).toBe(true)
  })

  it('are remembered, and are those of one title', async () => {
    const { TIMES, answer } = await opened()
    answer(0, TIMES, 'sign/money')
    const { meeting } = await opened()
    expect(meeting.isNew('sign/money')).toBe(false)
    meeting.ask('pictura', 't2 1')
    expect(meeting.isNew('sign/money')).toBe(true)
  })

  it('last for ever or never come where that is wished', async () => {
    const { meeting, settings, TIMES, answer } = await opened()
    settings.names = 'always'
    answer(0, TIMES, 'sign/money')
    expect(meeting.isNew('sign/money')).toBe(true)
    settings.names = 'never'
    expect(meeting.isNew('sign/influence')).toBe(false)
  })

  it.each(['[', 'null', '{"gallerist sign/money":"many"}'])('begin anew where nothing sensible was kept: %s', async (text) => {
    localStorage.setItem('vernissage.met', text)
    const { meeting } = await opened()
    expect(meeting.isNew('sign/money')).toBe(true)
  })
})
