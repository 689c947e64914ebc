import { MINUTE_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { PasswordHashing } from '../accounts/service.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { Limit, RateCounter, RateCounters } from '../operator/rate-counters/service.ts'

/** Where a stranger tries, the owner is not: who shuts a name off here leaves it open everywhere else. */
const WRONG_FOR_A_NAME_FROM_AN_ADDRESS: Limit = { what: 'wrong passwords for a name from an address', max: 20, windowMs: 15 * MINUTE_MS }
const WRONG_FOR_A_NAME: Limit = { what: 'wrong passwords for a name', max: 200, windowMs: 15 * MINUTE_MS }
/** In a browser in which its owner was signed in before. What strangers try elsewhere is not counted here. */
const WRONG_ON_A_KNOWN_DEVICE: Limit = { what: 'wrong passwords on a known device', max: 20, windowMs: 15 * MINUTE_MS }
/** A school of several classes may stand behind one address. */
const WRONG_FROM_AN_ADDRESS: Limit = { what: 'wrong passwords from an address', max: 300, windowMs: 10 * MINUTE_MS }

export type PasswordVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too many'; readonly retryAfterS: number }
  | { readonly kind: 'busy' }

export interface PasswordToCheck {
  /** The folded name, whether or not anybody has it. */
  readonly nameKey: string
  readonly password: string
  /** Null or undefined when there is nothing to compare with. */
  readonly hash: string | null | undefined
  /** Network address of the one who tries. */
  readonly address: string
  /** The number of a note that shows that the owner was signed in in this browser before; absent = nothing shows it. */
  readonly knownDevice?: string | undefined
}

/** Compares passwords, and stops those who try too many. Each try is counted before its comparison, and the count is taken back when it
 *  was right, so that many tries at once count as many. It is counted only when its turn comes, so that a class that logs in together is
 *  not mistaken for an attack. */
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
    // The address first: once it is full, whatever names it thinks of are not stored.
    const tried: readonly RateCounter[] =
      knownDevice === undefined
        ? [
            { ...WRONG_FROM_AN_ADDRESS, who: network },
            { ...WRONG_FOR_A_NAME_FROM_AN_ADDRESS, who: `${nameKey}\n${network}` },
            { ...WRONG_FOR_A_NAME, who: nameKey },
          ]
        : [{ ...WRONG_ON_A_KNOWN_DEVICE, who: knownDevice }]
    // Whoever is refused anyway takes nobody's place.
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
