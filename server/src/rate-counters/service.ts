import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { derivedKey } from '../derived-key.ts'
import type { Queries } from '../tables.ts'
import { decrement, deleteEnded, endOf, increment } from './queries.ts'

export { networkOf } from './network.ts'

/** How often something may happen in a while. */
export interface Limit {
  readonly what: string
  readonly max: number
  readonly windowMs: number
}

/** A limit, and whom it is counted for: a name, an e-mail, an address. */
export interface Tally extends Limit {
  readonly who: string
}

export interface TalliesOptions {
  readonly clock: Clock
  /** The site's. */
  readonly secret: string
  /** Off: nobody is turned away. */
  readonly isOn: boolean
}

/** Counts in the database, so that all processes count together. */
export class Tallies {
  readonly #options: TalliesOptions
  readonly #key: Buffer

  constructor(options: TalliesOptions) {
    this.#options = options
    this.#key = derivedKey(options.secret, 'names of tallies')
  }

  /** Counts one more for each, or for none when one of them is full.
   *  @param queries a transaction, so that nobody sees a part of it
   *  @returns undefined when all were counted, otherwise after how many seconds there is room again */
  async count(queries: Queries, tallies: readonly Tally[]): Promise<number | undefined> {
    const { clock, isOn } = this.#options
    if (!isOn) return undefined
    const nowMs = clock.nowMs()
    for (const [position, tally] of tallies.entries()) {
      const key = this.#keyOf(tally)
      if (await increment(queries, { key, max: tally.max, nowMs, endsAtMs: nowMs + tally.windowMs })) continue
      // A full address must not lock a name for everybody else.
      await this.release(queries, tallies.slice(0, position))
      return Math.max(1, Math.ceil((((await endOf(queries, key)) ?? nowMs) - nowMs) / 1000))
    }
    return undefined
  }

  /** Takes a count back: what happened was none of what is limited. */
  async release(queries: Queries, tallies: readonly Tally[]): Promise<void> {
    if (!this.#options.isOn) return
    for (const tally of tallies) await decrement(queries, this.#keyOf(tally))
  }

  async prune(queries: Queries): Promise<void> {
    await deleteEnded(queries, this.#options.clock.nowMs())
  }

  #keyOf({ what, who }: Tally): string {
    return createHmac('sha256', this.#key).update(`${what}\n${who}`).digest('base64url')
  }
}
