import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { EXPIRING } from '../../expiring.ts'
import { growingTo } from '../../growing.ts'

/** Clients remembered at once, per limit. */
const CLIENTS = 20_000

/** Counts the requests of clients in memory, by the time that the process has run: a machine's clock that is set back must keep nobody out
 *  until it has caught up. */
export class SteadyStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number }>({ ...growingTo(CLIENTS), ...EXPIRING })

  incr(client: string, done: (error: Error | null, counted?: { current: number; ttl: number }) => void, windowMs = 0): void {
    const window = this.#windows.get(client) ?? { count: 0 }
    if (window.count === 0) this.#windows.set(client, window, { ttl: windowMs })
    window.count += 1
    done(null, { current: window.count, ttl: this.#windows.getRemainingTTL(client) })
  }

  /** How many of a client's requests were counted in the window that runs. */
  countOf(client: string): number {
    return this.#windows.get(client)?.count ?? 0
  }

  child(): SteadyStore {
    return new SteadyStore()
  }
}
