import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { CRAWLER } from '../../../platform/http/limits/crawlers.ts'
import { TurnQueue } from '../../../platform/turn-queue.ts'

/** Pages made for one network in a minute, beyond which it is read by a program: a school's classes ask for fewer that nobody has asked for
 *  before. */
const READ_BY_PEOPLE = 120
const NETWORKS_IN_MEMORY = 10_000

const PAGES_AT_ONCE = 1
const MAX_WAITING = 300
const MAX_WAITING_PER_NETWORK = 60

export interface PageReader {
  /** The network that the request comes from. */
  readonly network: string
  readonly userAgent: string | undefined
}

/** Makes pages for people at once, and one after the other for programs that walk through all of them, so that a crawler or a flood never
 *  keeps anybody waiting for longer than one page takes.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export class RenderTurns {
  readonly #queue = new TurnQueue(['read by a program'], PAGES_AT_ONCE, MAX_WAITING, MAX_WAITING_PER_NETWORK)
  readonly #made = new LRUCache<string, number>({ max: NETWORKS_IN_MEMORY, ttl: MINUTE_MS, noUpdateTTL: true })

  /** How many pages wait to be made for programs. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** @returns undefined when too many pages wait to be made for programs */
  async run<T>(address: string, { network, userAgent = '' }: PageReader, render: () => Promise<T>): Promise<T | undefined> {
    const made = (this.#made.get(network) ?? 0) + 1
    this.#made.set(network, made)
    if (made <= READ_BY_PEOPLE && !CRAWLER.test(userAgent)) return render()
    const afterOthers = async (): Promise<T> => {
      // Whoever came meanwhile is answered first.
      await nextTurn()
      return render()
    }
    return this.#queue.run(address, afterOthers, { urgency: 'read by a program', client: network })
  }
}
