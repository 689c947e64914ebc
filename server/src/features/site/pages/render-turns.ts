import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { CRAWLER } from '../../../platform/http/limits/crawlers.ts'
import { TurnQueue } from '../../../platform/turn-queue.ts'

/** Pages rendered for one network in a minute, beyond which it counts as a crawler: a school's classes request fewer uncached pages. */
const READ_BY_PEOPLE = 120
const NETWORKS_IN_MEMORY = 10_000

const PAGES_AT_ONCE = 1
const MAX_WAITING = 300
const MAX_WAITING_PER_NETWORK = 60

export interface PageReader {
  /** The network of the request. */
  readonly network: string
  readonly userAgent: string | undefined
}

/** Renders pages for people at once, and for crawlers one after the other, so that a crawler or a flood delays people by one page at most.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export class RenderTurns {
  readonly #queue = new TurnQueue(['read by a program'], PAGES_AT_ONCE, MAX_WAITING, MAX_WAITING_PER_NETWORK)
  readonly #made = new LRUCache<string, number>({ max: NETWORKS_IN_MEMORY, ttl: MINUTE_MS, noUpdateTTL: true })

  /** Length of the crawlers' queue. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** @returns undefined when the crawlers' queue is full */
  async run<T>(address: string, { network, userAgent = '' }: PageReader, render: () => Promise<T>): Promise<T | undefined> {
    const made = (this.#made.get(network) ?? 0) + 1
    this.#made.set(network, made)
    if (made <= READ_BY_PEOPLE && !CRAWLER.test(userAgent)) return render()
    const afterOthers = async (): Promise<T> => {
      // Requests of people that have arrived meanwhile go first.
      await nextTurn()
      return render()
    }
    return this.#queue.run(address, afterOthers, { urgency: 'read by a program', client: network })
  }
}
