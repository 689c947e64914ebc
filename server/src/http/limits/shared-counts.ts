import { LRUCache } from 'lru-cache'
import { createHmac, type KeyObject } from 'node:crypto'
import { MINUTE_MS } from '../../clock.ts'
import type { Bus } from '../../bus/bus.ts'
import { derivedKey } from '../../secrets/derived-key.ts'
import { EXPIRING } from '../../expiring.ts'
import { growingTo } from '../../growing.ts'

const TOPIC = 'requests counted'
/** Clients remembered at once, of all limits. */
const CLIENTS = 50_000
/** The others are told of a client each time it has used so much of a limit here: what is told is little, and over several processes a
 *  limit is passed by less than that share of it for each of them but one. */
const SHARE = 8

/** A limit on the requests of a minute. */
export interface SharedLimit {
  /** Tells limits apart. */
  readonly name: string
  readonly max: number
}

/** How often other processes have counted a client in the minute that runs there. Nobody's address is told to them, but a keyed hash of it.
 *  Source: docs/decisions/2026-11-23-several-processes.md */
export class SharedCounts {
  readonly #bus: Bus
  readonly #key: KeyObject
  readonly #untold = new LRUCache<string, { count: number }>({ ...growingTo(CLIENTS), ttl: MINUTE_MS, ...EXPIRING })
  readonly #elsewhere = new LRUCache<string, { count: number }>({ ...growingTo(CLIENTS), ttl: MINUTE_MS, ...EXPIRING })

  /** @param secret the site's */
  constructor(bus: Bus, secret: string) {
    this.#bus = bus
    this.#key = derivedKey(secret, 'clients whose requests are counted')
    bus.subscribe(TOPIC, (text) => {
      // What was missed is a share of a limit, for a minute.
      if (text !== undefined) this.#hear(text)
    })
  }

  /** Counts one more here.
   *  @returns how many other processes have told of */
  count(limit: SharedLimit, client: string): number {
    const key = `${limit.name} ${limit.max} ${client}`
    const untold = this.#untold.get(key) ?? { count: 0 }
    if (untold.count === 0) this.#untold.set(key, untold)
    untold.count += 1
    if (untold.count >= Math.ceil(limit.max / SHARE)) {
      this.#bus.publish(TOPIC, `${this.#hashOf(key)} ${untold.count}`)
      this.#untold.delete(key)
    }
    return this.elsewhere(limit, client)
  }

  /** @returns how many other processes have told of */
  elsewhere(limit: SharedLimit, client: string): number {
    if (this.#elsewhere.size === 0) return 0
    return this.#elsewhere.get(this.#hashOf(`${limit.name} ${limit.max} ${client}`))?.count ?? 0
  }

  #hear(text: string): void {
    const [hash = '', count = ''] = text.split(' ')
    const heard = this.#elsewhere.get(hash)
    if (heard) heard.count += Number(count)
    else this.#elsewhere.set(hash, { count: Number(count) })
  }

  #hashOf(key: string): string {
    return createHmac('sha256', this.#key).update(key).digest('base64url').slice(0, 22)
  }
}
