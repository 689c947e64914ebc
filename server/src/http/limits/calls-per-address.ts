import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '../../clock.ts'
import type { CallsLimit } from '../front/ready-calls.ts'
import type { SharedCounts } from './shared-counts.ts'
import { SteadyStore } from './steady-store.ts'

/** Requests a minute. A school of several classes may stand behind one address. */
const CALLS_PER_ADDRESS = 6000
const LIMIT = { name: 'calls', max: CALLS_PER_ADDRESS }

/** Counts the calls of each network, whoever answers them. */
export class CallsPerAddress implements CallsLimit {
  readonly #counted = new SteadyStore()
  readonly #networkOf: (request: IncomingMessage) => string

  readonly #shared: SharedCounts

  constructor(networkOf: (request: IncomingMessage) => string, shared: SharedCounts) {
    this.#networkOf = networkOf
    this.#shared = shared
  }

  isFull(request: IncomingMessage): boolean {
    const network = this.#networkOf(request)
    return this.#counted.countOf(network) + this.#shared.elsewhere(LIMIT, network) >= CALLS_PER_ADDRESS
  }

  /** @returns after how many seconds to come again, for one call too many */
  count(request: IncomingMessage): number | undefined {
    const network = this.#networkOf(request)
    const elsewhere = this.#shared.count(LIMIT, network)
    let retryAfterS: number | undefined
    this.#counted.incr(
      network,
      (_error, counted) => {
        if (counted && counted.current + elsewhere > CALLS_PER_ADDRESS) retryAfterS = Math.ceil(counted.ttl / 1000)
      },
      MINUTE_MS,
    )
    return retryAfterS
  }
}
