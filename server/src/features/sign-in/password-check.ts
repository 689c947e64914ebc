import { MINUTE_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { PasswordHashing } from '../accounts/service.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { Limit, RateCounter, RateCounters } from '../operator/rate-counters/service.ts'

/** A stranger's failures lock a name at the stranger's address only. */
const WRONG_FOR_A_NAME_FROM_AN_ADDRESS: Limit = { what: 'wrong passwords for a name from an address', max: 20, windowMs: 15 * MINUTE_MS }
const WRONG_FOR_A_NAME: Limit = { what: 'wrong passwords for a name', max: 200, windowMs: 15 * MINUTE_MS }
/** For browsers in which the owner was signed in before; strangers' tries elsewhere do not count here. */
const WRONG_ON_A_KNOWN_DEVICE: Limit = { what: 'wrong passwords on a known device', max: 20, windowMs: 15 * MINUTE_MS }
/** A school of several classes may share one address. */
const WRONG_FROM_AN_ADDRESS: Limit = { what: 'wrong passwords from an address', max: 300, windowMs: 10 * MINUTE_MS }

export type PasswordVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too many'; readonly retryAfterS: number }
  | { readonly kind: 'busy' }

export interface PasswordToCheck {
  /** The folded name, whether or not an account has it. */
  readonly nameKey: string
  readonly password: string
  /** Null or undefined if there is nothing to compare with. */
  readonly hash: string | null | undefined
  /** Network address of the client. */
  readonly address: string
  /** The number of a note which proves that the owner was signed in in this browser before; absent = there is none. */
  readonly knownDevice?: string | undefined
}

/** Compares passwords, and limits wrong ones. Each try is counted before the comparison and uncounted on success, so that concurrent
 *  tries all count. It is counted only when its turn comes, so that a class that logs in together is not mistaken for an attack. */
export class PasswordCheck {
  readonly #database: Database
  readonly #counters: RateCounters
  readonly #hashing: PasswordHashing

  constructor(database: Database, counters: RateCounters, hashing: PasswordHashing) {
    this.#database = database
    this.#counters = counters
    this.#hashing = hashing
  }

  async check({ nameKey, password, hash, address, knownDevice }: PasswordToCheck): Promise<PasswordVerdict> {
    const network = networkOf(address)
    // The address first: once it is full, the names that it tries are not stored.
    const tried: readonly RateCounter[] =
      knownDevice === undefined
        ? [
            { ...WRONG_FROM_AN_ADDRESS, who: network },
            { ...WRONG_FOR_A_NAME_FROM_AN_ADDRESS, who: `${nameKey}\n${network}` },
            { ...WRONG_FOR_A_NAME, who: nameKey },
          ]
        : [{ ...WRONG_ON_A_KNOWN_DEVICE, who: knownDevice }]
    // A try that will be refused anyway must not take a place in the queue.
    const waitS = await this.#counters.look(this.#database.queries, tried)
    if (waitS !== undefined) return { kind: 'too many', retryAfterS: waitS }
    const verdict = await this.#hashing.inTurn(network, async (isPassword): Promise<PasswordVerdict> => {
      const retryAfterS = await this.#database.relaxed((transaction) => this.#counters.count(transaction, tried))
      if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
      if (!(await isPassword(password, hash ?? undefined))) return { kind: 'wrong' }
      await this.#database.relaxed((transaction) => this.#counters.release(transaction, tried))
      return { kind: 'right' }
    })
    return verdict ?? { kind: 'busy' }
  }
}
