/**
 * A browser may change what it is told by while no page is open, as when its push service lets an old subscription go:
 * the house is given the new one, so that whoever asked to be told still is.
 */
import { bytesOf } from '../lib/base64'
import type { Device, DeviceRequest, Language, Telling } from '../lib/wire'
import { browserName, idOf, told } from './known'

const NOTICES = '/api/notices'

/** What the browser says of the change; some say neither. */
export interface Changed {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

export async function renew({ oldSubscription, newSubscription }: Changed, pushManager: PushManager): Promise<void> {
  const answer = await fetch(NOTICES)
  if (!answer.ok) return
  const { push, devices } = (await answer.json()) as Telling
  const old = oldSubscription ? await idOf(oldSubscription.endpoint) : null
  const own = old ? devices.find(({ id }) => id === old) : byName(devices)
  if (push === null || !own) return
  if (old) await fetch(`${NOTICES}/devices/${old}`, { method: 'DELETE' })
  if ((await pushManager.permissionState({ userVisibleOnly: true })) !== 'granted') return
  const fresh = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(push) }))
  const request: DeviceRequest = { ...told(fresh), name: own.name, language: own.language as Language }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${NOTICES}/devices`, { method: 'POST', headers, body: JSON.stringify(request) })
}

/** Which of them this browser was, if it is the only one of its name. */
function byName(devices: readonly Device[]): Device | undefined {
  const alike = devices.filter(({ name }) => name === browserName())
  return alike.length === 1 ? alike[0] : undefined
}
