import type { IncomingMessage } from 'node:http'
import type { CallsLimit } from './ready-calls.ts'
import { SteadyStore } from './steady-store.ts'

const MINUTE_MS = 60_000
/** Requests a minute. A school of several classes may stand behind one address. */
const CALLS_PER_ADDRESS = 6000

/** Counts the calls of each network, whoever answers them. */
export class CallsPerAddress implements CallsLimit {
  readonly #counted = new SteadyStore()
  readonly #networkOf: (request: IncomingMessage) => string

  constructor(networkOf: (request: IncomingMessage) => string) {
    this.#networkOf = networkOf
  }

  isFull(request: IncomingMessage): boolean {
    return this.#counted.countOf(this.#networkOf(request)) >= CALLS_PER_ADDRESS
  }

  /** @returns after how many seconds to come again, for one call too many */
  count(request: IncomingMessage): number | undefined {
    let retryAfterS: number | undefined
    this.#counted.incr(
      this.#networkOf(request),
      (_error, counted) => {
        if (counted && counted.current > CALLS_PER_ADDRESS) retryAfterS = Math.ceil(counted.ttl / 1000)
      },
      MINUTE_MS,
    )
    return retryAfterS
  }
}
