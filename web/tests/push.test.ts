import { createHash } from 'node:crypto'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Browsers from '../src/people/Browsers.svelte'
import { attend, type Attendant, type PressedEvent, type ToldEvent } from '../src/push/attend'
import { browserName } from '../src/push/known'
import { renew, type Changed } from '../src/push/renewal'
import type { Telling } from '../src/lib/wire'

const KEY = 'BAECAw'
const NONE: Telling = { mail: false, member: false, email: null, wanted: null, webhook: false, push: KEY, devices: [] }

describe('the worker', () => {
  const shown: [string, NotificationOptions][] = []
  const opened: string[] = []
  const focused: string[] = []
  let heard: Record<string, (event: never) => void>
  let pages: string[]
  let done: Promise<unknown>
  const waitUntil = (promise: Promise<unknown>) => (done = promise)

  beforeEach(() => {
    heard = {}
    pages = []
    for (const list of [shown, opened, focused]) list.length = 0
    attend({
      registration: { showNotification: async (heading: string, how: NotificationOptions) => void shown.push([heading, how]) },
      clients: {
        matchAll: async () => pages.map((url) => ({ url, focus: async () => focused.push(url) })),
        openWindow: async (url: string) => opened.push(url),
      },
      skipWaiting: async () => undefined,
      addEventListener: (kind: string, hear: (event: never) => void) => (heard[kind] = hear),
    } as unknown as Attendant)
  })

  it('shows what it is told, in its language, once a table', async () => {
    const told = { heading: 'Modern Art : à vous', text: 'Ann, Bob', table: 'abcd2345', language: 'fr' }
    heard.push!({ data: { json: () => told }, waitUntil } as unknown as ToldEvent as never)
    await done
    expect(shown).toEqual([['Modern Art : à vous', { body: 'Ann, Bob', lang: 'fr', tag: 'abcd2345', data: 'abcd2345' }]])
  })

  it('a press opens the table, or the page of it that is open', async () => {
    const press = { notification: { close: vi.fn(), data: 'abcd2345' }, waitUntil } as unknown as PressedEvent
    pages = ['https://club.example/', 'https://club.example/t/other234']
    heard.notificationclick!(press as never)
    await done
    expect(opened).toEqual(['/t/abcd2345'])
    pages.push('https://club.example/t/abcd2345?as=1')
    heard.notificationclick!(press as never)
    await done
    expect([opened.length, focused]).toEqual([1, ['https://club.example/t/abcd2345?as=1']])
    expect(press.notification.close).toHaveBeenCalledTimes(2)
  })

  it('caches nothing and stands between no page and the house', () => {
    expect(Object.keys(heard).sort()).toEqual(['install', 'notificationclick', 'push', 'pushsubscriptionchange'])
  })
})

describe('when the browser changes what it is told by', () => {
  const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
  const subscription = (endpoint: string) => ({ endpoint, getKey: () => new ArrayBuffer(2) }) as unknown as PushSubscription
  const device = (endpoint: string, name = 'Firefox · Linux') => ({ id: createHash('sha256').update(endpoint).digest('hex').slice(0, 32), name, language: 'pl', since: 0 })
  const OLD = 'https://push.example/old'
  const NEW = 'https://push.example/new'
  const FRESH = ['POST', '/api/notices/devices', { endpoint: NEW, p256dh: 'AAA', auth: 'AAA', name: 'Firefox · Linux', language: 'pl' }]
  const GONE = ['DELETE', `/api/notices/devices/${device(OLD).id}`, null]
  let sent: unknown[]
  let permission: PermissionState
  const pushManager = {
    permissionState: async () => permission,
    subscribe: async () => subscription(NEW),
  } as unknown as PushManager

  beforeEach(() => {
    sent = []
    permission = 'granted'
    vi.stubGlobal('navigator', { ...navigator, userAgent: AGENT })
  })
  afterEach(() => vi.unstubAllGlobals())

  const change = async (changed: Changed, telling: Telling, status = 200) => {
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (init) sent.push([init.method, path, init.body ? JSON.parse(init.body as string) : null])
      return new Response(JSON.stringify(telling), { status })
    })
    await renew(changed, pushManager)
    return sent
  }
  const known = { ...NONE, devices: [device(OLD), device('https://push.example/phone')] }

  it('the new subscription takes the place of the old one, with its name and language', async () => {
    const changed = { oldSubscription: subscription(OLD), newSubscription: subscription(NEW) }
    expect(await change(changed, known)).toEqual([GONE, FRESH])
  })

  it('a browser that made none is asked for one', async () => {
    expect(await change({ oldSubscription: subscription(OLD), newSubscription: null }, known)).toEqual([GONE, FRESH])
  })

  it('what its user forbade is only forgotten', async () => {
    permission = 'denied'
    expect(await change({ oldSubscription: subscription(OLD) }, known)).toEqual([GONE])
  })

  it('who had turned it off, or has signed out, is told nothing anew', async () => {
    expect(await change({ oldSubscription: subscription(OLD) }, { ...NONE, devices: known.devices.slice(1) })).toEqual([])
    expect(await change({ oldSubscription: subscription(OLD) }, known, 401)).toEqual([])
    expect(await change({ oldSubscription: subscription(OLD) }, { ...known, push: null })).toEqual([])
  })

  it('a browser that says nothing of the old one is known by its name, if that is its alone', async () => {
    expect(await change({}, known)).toEqual([])
    expect(await change({}, { ...NONE, devices: [device(OLD), device('https://push.example/phone', 'Chrome · Android')] })).toEqual([FRESH])
  })
})

describe('why it is not offered', () => {
  const browser = (permission: NotificationPermission) => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { permission })
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => undefined }, userAgent: '' })
  }
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  const show = (telling: Telling, known = true) => render(Browsers, { telling, known, onchange: () => undefined })

  it('the host, the address, the browser and its user are told apart', () => {
    show({ ...NONE, push: null })
    expect(screen.getByText('Notices in the browser are turned off by the host of this site.')).toBeTruthy()
    cleanup()
    vi.stubGlobal('isSecureContext', false)
    show(NONE)
    expect(screen.getByText(/only for sites reached over https/)).toBeTruthy()
    cleanup()
    vi.stubGlobal('isSecureContext', true)
    show(NONE)
    expect(screen.getByText('This browser cannot show notices for this site.')).toBeTruthy()
    cleanup()
    browser('denied')
    show(NONE)
    expect(screen.getByText(/This browser blocks notices from this site/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('who has no name chooses one first', () => {
    browser('default')
    show(NONE, false)
    expect(screen.getByText(/Choose a name on the home page first/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a no to the browser changes nothing', async () => {
    browser('default')
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'default' })
    show(NONE)
    await fireEvent.click(screen.getByRole('button', { name: 'Tell me in this browser' }))
    expect(await screen.findByText(/You did not allow this site to show notices/)).toBeTruthy()
  })
})

it('who reads in another language now is told in that one; a house that cannot be reached is asked once', async () => {
  const endpoint = 'https://push.example/send'
  const id = createHash('sha256').update(endpoint).digest('hex').slice(0, 32)
  const subscription = { endpoint, getKey: () => new ArrayBuffer(2) }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  const getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration }, userAgent: 'Firefox' })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string))
    await new Promise((later) => setTimeout(later)) // a house takes a moment
    return new Response(JSON.stringify({ code: 'trouble', detail: 'Not now.' }), { status: 500, headers: { 'Content-Type': 'application/json' } })
  })
  const devices = [{ id, name: 'Firefox', language: 'fr', since: 0 }]
  render(Browsers, { telling: { ...NONE, devices }, known: true, onchange: () => undefined })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByText('Firefox (this browser)')).toBeTruthy()
  for (let moment = 0; moment < 5; moment++) await new Promise((later) => setTimeout(later))
  expect(sent).toEqual([{ endpoint, p256dh: 'AAA', auth: 'AAA', name: 'Firefox', language: 'en' }])
  cleanup()
  vi.unstubAllGlobals()
})

it('a browser has a name its user knows', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  expect([firefox, edge, phone, mac, 'curl'].map((agent) => browserName(agent))).toEqual([
    'Firefox · Linux',
    'Edge · Windows',
    'Chrome · Android',
    'Safari · macOS',
    '?',
  ])
})
