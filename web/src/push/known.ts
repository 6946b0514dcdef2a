/** What the house knows of a browser: the page tells it, and the worker when that changes. */
import { textOf } from '../lib/base64'

const ID = 32

/** What a page tells the house of its browser. */
export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

export function told(subscription: PushSubscription): Subscribed {
  const key = (name: PushEncryptionKeyName) => textOf(subscription.getKey(name) ?? new ArrayBuffer(0))
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') }
}

/** What the house calls the browser that is told there. */
export async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, ID)
}

const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', FxiOS: 'Firefox', CriOS: 'Chrome', Chrome: 'Chrome', Safari: 'Safari' }
const SYSTEMS = { Android: 'Android', iPhone: 'iPhone', iPad: 'iPad', Windows: 'Windows', CrOS: 'ChromeOS', Mac: 'macOS', Linux: 'Linux' }

/** A name by which its user knows this browser again. */
export function browserName(agent: string = navigator.userAgent): string {
  const found = (names: Record<string, string>) => Object.entries(names).find(([mark]) => agent.includes(mark))?.[1]
  return [found(BROWSERS) ?? '?', found(SYSTEMS)].filter(Boolean).join(' · ')
}
