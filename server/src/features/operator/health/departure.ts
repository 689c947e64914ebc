import { setTimeout as wait } from 'node:timers/promises'

/** Graceful shutdown: the process reports at once that it is not ready, and keeps answering until load balancers have noticed. A connection
 *  opened at the moment a server stops listening would break without a reply.
 *  Source: docs/operate.md, Upgrades */
export class Departure {
  #isSoon = false

  get isSoon(): boolean {
    return this.#isSoon
  }

  /** @param delayMs time for load balancers to notice */
  async announce(delayMs: number): Promise<void> {
    this.#isSoon = true
    await wait(delayMs)
  }
}
