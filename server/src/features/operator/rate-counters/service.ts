import { createHmac, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { decrement, endBy, endOf, fullUntil, increment } from './queries.ts'

/** How often something may happen in a while. */
export interface Limit {
  readonly what: string
  readonly max: number
  readonly windowMs: number
}

/** A limit, and whom it is counted for: a name, an e-mail, an address. */
export interface RateCounter extends Limit {
  readonly who: string
}

export interface RateCountersOptions {
  readonly clock: Clock
  /** The site's. */
  readonly secret: string
  /** Off: nobody is turned away. */
  readonly isOn: boolean
}

/** Counts in the database, so that all processes count together. */
export class RateCounters {
  readonly #options: RateCountersOptions
  readonly #key: KeyObject

  constructor(options: RateCountersOptions) {
    this.#options = options
    this.#key = derivedKey(options.secret, 'names of rate counters')
  }

  /** Counts one more for each, or for none when one of them is full.
   *  @param queries a transaction, so that nobody sees it half done
   *  @returns undefined when all were counted, otherwise after how many seconds there is room again */
  async count(queries: Queries, counters: readonly RateCounter[]): Promise<number | undefined> {
    const { clock, isOn } = this.#options
    if (!isOn) return undefined
    const nowMs = clock.nowMs()
    for (const [position, counter] of counters.entries()) {
      const key = this.#keyOf(counter)
      const endsAtMs = nowMs + counter.windowMs
      if (await increment(queries, { key, max: counter.max, nowMs, endsAtMs })) continue
      // A full address must not lock a name for everybody else.
      await this.release(queries, counters.slice(0, position))
      // Whatever the clock was when it began, nobody waits for longer than a window.
      await endBy(queries, key, endsAtMs)
      return secondsUntil((await endOf(queries, key)) ?? nowMs, nowMs)
    }
    return undefined
  }

  /** Looks whether there is room, and counts nothing.
   *  @returns undefined when there is, otherwise after how many seconds there is again */
  async look(queries: Queries, counters: readonly RateCounter[]): Promise<number | undefined> {
    const { clock, isOn } = this.#options
    if (!isOn) return undefined
    const nowMs = clock.nowMs()
    for (const counter of counters) {
      const endsAtMs = await fullUntil(queries, { key: this.#keyOf(counter), max: counter.max, nowMs })
      // One that seems to last longer began before a clock was set back; whoever counts puts it right.
      if (endsAtMs !== undefined && endsAtMs <= nowMs + counter.windowMs) return secondsUntil(endsAtMs, nowMs)
    }
    return undefined
  }

  /** Takes a count back: what happened was none of what is limited. */
  async release(queries: Queries, counters: readonly RateCounter[]): Promise<void> {
    if (!this.#options.isOn) return
    for (const counter of counters) await decrement(queries, this.#keyOf(counter))
  }

  #keyOf({ what, who }: RateCounter): string {
    return createHmac('sha256', this.#key).update(`${what}\n${who}`).digest('base64url')
  }
}

function secondsUntil(endsAtMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000))
}
