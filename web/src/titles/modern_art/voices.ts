/** Who has said what about the lot under the hammer. */

import type { Told, View } from './view'

export type Voice =
  | { says: 'leads' | 'bid'; amount: number }
  | { says: 'declared' | 'passed' | 'declined' | 'sealed' | 'asked' | 'silent' }

/** What each seat has said since the lot was put up, in the order the table speaks: from the seller's left. */
export function voices(view: View, events: readonly Told[]): { seat: number; seller: boolean; voice: Voice }[] {
  const lot = view.lot
  if (!lot) return []
  const said = new Map<number, Voice>()
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!.event
    if (event.event === 'offered' || event.event === 'added') break
    if (!('seat' in event) || said.has(event.seat)) continue
    if (event.event === 'bid') said.set(event.seat, { says: 'bid', amount: event.amount })
    else if (event.event === 'passed' || event.event === 'declined') said.set(event.seat, { says: event.event })
  }
  const voice = (seat: number): Voice => {
    if (lot.sealed.includes(seat)) return { says: 'sealed' }
    if (lot.declared.includes(seat)) return { says: 'declared' }
    if (lot.price && lot.leader === seat && lot.auction !== 'fixed') return { says: 'leads', amount: lot.price }
    if (view.decision?.seats.includes(seat)) return { says: 'asked' }
    return said.get(seat) ?? { says: 'silent' }
  }
  return Array.from({ length: view.seats }, (_, step) => {
    const seat = (lot.seller + 1 + step) % view.seats
    return { seat, seller: seat === lot.seller, voice: voice(seat) }
  })
}

export type Standing =
  | 'double' // a second painting is looked for
  | 'sealed'
  | 'sealed_shared' // two sellers share what will be bid
  | 'unpriced' // the seller names a fixed price
  | 'priced'
  | 'priced_shared' // two sellers share the price that was named
  | 'free' // nobody has bid
  | 'own' // the seller leads and would pay the bank
  | 'shared' // two sellers share the price
  | 'leads'

/** What would become of the lot if nothing more were said. */
export function standing(view: View): Standing {
  const lot = view.lot!
  if (lot.auction === 'double') return 'double'
  const shared = lot.sellers.length > 1
  if (lot.auction === 'sealed') return shared ? 'sealed_shared' : 'sealed'
  if (lot.auction === 'fixed' && view.decision?.key === 'price') return 'unpriced'
  // A fixed price of nothing, named by a seller without cash, is paid to nobody.
  if (lot.auction === 'fixed') return shared && lot.price ? 'priced_shared' : 'priced'
  if (!lot.price) return 'free'
  if (shared) return 'shared'
  return lot.to_bank === lot.price ? 'own' : 'leads'
}
