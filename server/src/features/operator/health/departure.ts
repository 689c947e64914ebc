import { setTimeout as wait } from 'node:timers/promises'

/** A process on its way out: it says at once that it is not ready, and goes on to answer until those who look at that have seen it. A
 *  connection that is made in the moment in which a server stops listening would break without an answer.
 *  Source: docs/operate.md, Upgrades */
export class Departure {
  #isSoon = false

  get isSoon(): boolean {
    return this.#isSoon
  }

  /** @param delayMs how long those who ask for readiness may take to see it */
  async announce(delayMs: number): Promise<void> {
    this.#isSoon = true
    await wait(delayMs)
  }
}
