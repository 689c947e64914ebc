import { createHmac, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { decrement, endBy, endOf, fullUntil, increment } from './queries.ts'

/** How often something may happen in a time window. */
export interface Limit {
  readonly what: string
  readonly max: number
  readonly windowMs: number
}

/** A limit with its subject: a name, an e-mail, an address. */
export interface RateCounter extends Limit {
  readonly who: string
}

export interface RateCountersOptions {
  readonly clock: Clock
  /** The site's. */
  readonly secret: string
  /** False = nothing is limited. */
  readonly isOn: boolean
}

/** Counts in the database, so that all processes share the counters. */
export class RateCounters {
  readonly #options: RateCountersOptions
  readonly #key: KeyObject

  constructor(options: RateCountersOptions) {
    this.#options = options
    this.#key = derivedKey(options.secret, 'names of rate counters')
  }

  /** Counts one more for each, or for none if one of them is full.
   *  @param queries a transaction, so that the change is atomic
   *  @returns undefined if all were counted, otherwise seconds until there is room */
  async count(queries: Queries, counters: readonly RateCounter[]): Promise<number | undefined> {
    const { clock, isOn } = this.#options
    if (!isOn) return undefined
    const nowMs = clock.nowMs()
    for (const [position, counter] of counters.entries()) {
      const key = this.#keyOf(counter)
      const endsAtMs = nowMs + counter.windowMs
      if (await increment(queries, { key, max: counter.max, nowMs, endsAtMs })) continue
      // A full address must not lock a name for other addresses.
      await this.release(queries, counters.slice(0, position))
      // Whatever the clock was when the window began, it lasts no longer than its length.
      await endBy(queries, key, endsAtMs)
      return secondsUntil((await endOf(queries, key)) ?? nowMs, nowMs)
    }
    return undefined
  }

  /** Checks for room without counting.
   *  @returns undefined if there is room, otherwise seconds until there is */
  async look(queries: Queries, counters: readonly RateCounter[]): Promise<number | undefined> {
    const { clock, isOn } = this.#options
    if (!isOn) return undefined
    const nowMs = clock.nowMs()
    for (const counter of counters) {
      const endsAtMs = await fullUntil(queries, { key: this.#keyOf(counter), max: counter.max, nowMs })
      // A window that seems longer dates from before a clock was set back; the next count corrects it.
      if (endsAtMs !== undefined && endsAtMs <= nowMs + counter.windowMs) return secondsUntil(endsAtMs, nowMs)
    }
    return undefined
  }

  /** Takes a count back, for an action that turned out not to be limited. */
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
