/** Being told in this browser: whether it can be, and what the house must know for it. */
import { bytesOf, textOf } from '../lib/base64'
import { idOf, told, type Subscribed } from './known'
import WORKER from './worker?worker&url'

/** Why this browser cannot be told in: the host's no, the way the site is reached, what the browser is, or its user's no. */
export type Obstacle = 'off' | 'insecure' | 'unable' | 'blocked'

export function obstacle(key: string | null): Obstacle | null {
  if (key === null) return 'off'
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : null
}

const registration = async () => ('serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration('/') : undefined)

async function current(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager?.getSubscription()) ?? null
}

/** What the house calls this browser, if it can tell somebody here. */
export async function hereId(): Promise<string> {
  const known = await current()
  return known ? idOf(known.endpoint) : ''
}

/** Ask the visitor, then the browser; `no` is the visitor's answer, `failed` the browser's. */
export async function subscribe(key: string): Promise<Subscribed | 'no' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'no'
  try {
    await navigator.serviceWorker.register(WORKER)
    const { pushManager } = await navigator.serviceWorker.ready
    const old = await pushManager.getSubscription()
    if (old && !isFor(old, key)) await old.unsubscribe() // it was for a house that was here before
    return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }))
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'NotAllowedError' ? 'no' : 'failed'
    throw error
  }
}

/** What the house was told of this browser, once more. */
export async function again(): Promise<Subscribed | null> {
  const known = await current()
  return known && told(known)
}

/** This browser is told in no more, and keeps nothing of it. */
export async function unsubscribe(): Promise<void> {
  await (await current())?.unsubscribe()
  await (await registration())?.unregister()
}

const isFor = (subscription: PushSubscription, key: string): boolean => {
  const own = subscription.options.applicationServerKey
  return own !== null && textOf(own) === key
}
