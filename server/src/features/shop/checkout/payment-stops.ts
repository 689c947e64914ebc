import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { MINUTE_MS, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { ProviderAway, type PaymentProvider } from './provider.ts'
import { deleteStop, dueStops, insertStop, postponeStop, stoppableOf, type PaymentStop } from './queries.ts'

const STOPPED_AT_ONCE = 20
/** Pauses after the first failed tries, longer than any try may take, and after every later one. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]
const LAST_RETRY_DELAY_MS = 120 * MINUTE_MS

interface PaymentStopsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly provider: PaymentProvider
}

/** Payments that must stop, because their account is deleted or the same was bought on another page. They are stored in the transaction
 *  that deletes the account or stores the payment, and stopped at the provider soon after, however long that takes.
 *  Source: docs/product.md, Plans and orders */
export class PaymentStops {
  readonly #options: PaymentStopsOptions

  constructor(options: PaymentStopsOptions) {
    this.#options = options
  }

  /** Stores all payments that the account still makes, or could make. */
  async note(transaction: Transaction<Tables>, accountId: string): Promise<void> {
    const { clock } = this.#options
    for (const ref of await stoppableOf(transaction, accountId, 'stripe')) await insertStop(transaction, ref, clock.nowMs())
  }

  /** Stops what is due. Failures are retried for ever. */
  async run(): Promise<void> {
    const { database, clock, provider } = this.#options
    // Payments begun at Stripe wait until its keys are configured again.
    if (provider.source !== 'stripe') return
    for (const due of await dueStops(database.queries, clock.nowMs(), STOPPED_AT_ONCE)) {
      const againMs = clock.nowMs() + (RETRY_DELAYS_MS[due.tries] ?? LAST_RETRY_DELAY_MS)
      if (await database.durably((transaction) => postponeStop(transaction, due, againMs))) await this.#stop(due)
    }
  }

  async #stop({ ref, tries }: PaymentStop): Promise<void> {
    const { database, log, provider } = this.#options
    try {
      await provider.stop(ref)
      await database.durably((transaction) => deleteStop(transaction, ref))
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      log.error({ ...error.details, tries: tries + 1 }, 'what may not be paid any more could not be stopped; it is tried again')
    }
  }
}
