import { OFFER_ENDING_DAYS } from '@emojigma/contract/rules/limits.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { endOffer, extendOffer, findOffer, insertOffer, offersUntilLater, type Offer, type OfferEnd } from './queries.ts'

export { offerOf, type OfferDraft } from './offer-draft.ts'
export { allOffers } from './queries.ts'
export type { Offer } from './queries.ts'

/** Undefined = no offer is running. */
type OfferStage = 'running' | 'ending' | undefined

/** Other processes' changes are visible after this time at the latest. */
const READ_EVERY_MS = 10_000

interface Reading {
  readonly atMs: number
  readonly offers: Promise<readonly Offer[]>
}

/** The site's offers, read every few seconds at most. */
export class Offers {
  readonly #queries: Queries
  readonly #clock: Clock
  #read: Reading | undefined

  constructor(queries: Queries, clock: Clock) {
    this.#queries = queries
    this.#clock = clock
  }

  /** The running offer that ends first. */
  async running(): Promise<Offer | undefined> {
    const nowMs = this.#clock.nowMs()
    return runningAt(nowMs, await this.#offersAt(nowMs))
  }

  /** Looks up a code typed at checkout, in the database each time.
   *  @param code in any case, spaces around it are ignored
   *  @returns `over` for a past offer, undefined for an unknown or future one */
  async byCode(code: string): Promise<Offer | 'over' | undefined> {
    const nowMs = this.#clock.nowMs()
    const offer = await findOffer(this.#queries, code)
    if (!offer || nowMs < offer.startsAtMs) return undefined
    return nowMs < offer.endsAtMs ? offer : 'over'
  }

  /** Whether an offer is running, and whether it ends within days. */
  async stage(): Promise<OfferStage> {
    return stageAt(this.#clock.nowMs(), await this.running())
  }

  forgetAll(): void {
    this.#read = undefined
  }

  #offersAt(nowMs: number): Promise<readonly Offer[]> {
    if (this.#read && this.#isRecent(nowMs)) return this.#read.offers
    const offers = offersUntilLater(this.#queries, nowMs)
    const read: Reading = { atMs: nowMs, offers }
    this.#read = read
    // The next request retries a failed read.
    offers.catch(() => {
      if (this.#read === read) this.#read = undefined
    })
    return offers
  }

  #isRecent(nowMs: number): boolean {
    return this.#read !== undefined && Math.abs(nowMs - this.#read.atMs) < READ_EVERY_MS
  }
}

/** The offer running at a time that ends first. */
function runningAt(nowMs: number, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs)
}

function stageAt(nowMs: number, offer: Offer | undefined): OfferStage {
  if (!offer) return undefined
  return offer.endsAtMs - nowMs <= OFFER_ENDING_DAYS * DAY_MS ? 'ending' : 'running'
}

/** Further work in the transaction of a change. */
type Along = (transaction: Transaction<Tables>) => Promise<void>

/** Adds an offer, even while the site runs.
 *  @returns false if an offer ever had this code */
export async function addOffer(database: Database, offer: Offer, along?: Along): Promise<boolean> {
  try {
    await database.durably(async (transaction) => {
      await insertOffer(transaction, offer)
      await along?.(transaction)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Ends a running or future offer now.
 *  @returns false if there is none with this code */
export function endOfferNow(database: Database, code: string, nowMs: number, along?: Along): Promise<boolean> {
  return database.durably(async (transaction) => {
    const isEnded = await endOffer(transaction, code, nowMs)
    if (isEnded) await along?.(transaction)
    return isEnded
  })
}

/** Reopens an offer that was ended.
 *  @returns false if no offer with this code is over, or the new end is not in the future */
export function restoreOffer(database: Database, code: string, end: OfferEnd, along?: Along): Promise<boolean> {
  if (end.endsAtMs <= end.nowMs) return Promise.resolve(false)
  return database.durably(async (transaction) => {
    const isRestored = await extendOffer(transaction, code, end)
    if (isRestored) await along?.(transaction)
    return isRestored
  })
}
