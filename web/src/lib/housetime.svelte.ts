/** The house's clock. What runs out is counted down here, without a message, by whoever shows it. */
import { createSubscriber } from 'svelte/reactivity'

class HouseTime {
  /** Seconds by which the house's clock is ahead of this device's. */
  #ahead = 0
  #tick = createSubscriber((update) => {
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  })

  /** The house has said what time it is, in seconds since 1970. */
  heard(now: number): void {
    this.#ahead = now - Date.now() / 1000
  }

  /** Seconds since 1970; whoever reads it is told every second. */
  get now(): number {
    this.#tick()
    return Date.now() / 1000 + this.#ahead
  }
}

export const houseTime = new HouseTime()
