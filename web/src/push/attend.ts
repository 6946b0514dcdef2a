/**
 * What a browser does for the house while no page is open: it shows what it is told, and a press opens the table.
 * It keeps nothing, and stands between no page and the house.
 */
import type { Pushed } from '../lib/wire'
import { renew, type Changed } from './renewal'

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
export interface ToldEvent extends Lasting {
  data: { json(): Pushed } | null
}
export type ChangedEvent = Lasting & Changed
export interface PressedEvent extends Lasting {
  notification: Pick<Notification, 'close' | 'data'>
}
interface Page {
  url: string
  focus(): Promise<unknown>
}
/** As much of a service worker as is needed here. */
export interface Attendant {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install', hear: (event: Lasting) => void): void
  addEventListener(kind: 'push', hear: (event: ToldEvent) => void): void
  addEventListener(kind: 'pushsubscriptionchange', hear: (event: ChangedEvent) => void): void
  addEventListener(kind: 'notificationclick', hear: (event: PressedEvent) => void): void
}

export function attend(self: Attendant) {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('push', (event) => {
    const told = event.data?.json()
    if (told) event.waitUntil(self.registration.showNotification(told.heading, shown(told)))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event, self.registration.pushManager)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(self, `/t/${event.notification.data}`))
  })
}

/** Of one table there is one notice: a newer one takes its place. */
const shown = (told: Pushed): NotificationOptions => ({ body: told.text, lang: told.language, tag: told.table, data: told.table })

/** The page of a table that is open already, else a new one. */
async function open(self: Attendant, path: string): Promise<unknown> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
