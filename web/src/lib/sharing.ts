/** One device, several seats: who of them is asked next. */
import type { State } from './wire'

/** The seat on this device that the game waits for, if another one looks, or none; null where nobody is to be asked. */
export function nextOf(state: State): number | null {
  const { shared, your_seat, status } = state.table
  if (status !== 'playing' || !shared.length) return null
  const asked = state.held_by === null ? (state.view?.decision?.seats ?? []) : [state.held_by]
  if (your_seat !== null && asked.includes(your_seat)) return null
  return asked.find((seat) => shared.includes(seat) && !state.table.seats[seat]?.away) ?? null
}
