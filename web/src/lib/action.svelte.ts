/** Something the visitor asked for over HTTP: one at a time, and a sentence if it goes wrong. */
import { sentence } from './house.svelte'

export class Action {
  busy = $state(false)
  problem = $state('')

  async run(does: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      await does()
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.busy = false
    }
  }
}
