import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { lockAccounts } from '../../accounts/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { OrderSource } from '../orders/service.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'
import { applyPayment, type Payment } from './payments.ts'
import { ProviderAway, type PaymentProvider, type ProviderEvent, type TellingProvider } from './provider.ts'
import { findPayment, isEventKnown, paymentsOfCustomer } from './queries.ts'

/** How often a payment is read again because another process stored something meanwhile. */
const READS = 5

export interface PaymentLedgerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly provider: PaymentProvider | TellingProvider
}

/** Brings what becomes of payments to the orders, one change of a payment after the other.
 *  Source: docs/decisions/2026-11-22-payments.md */
export class PaymentLedger {
  readonly #options: PaymentLedgerOptions
  /** Readings of a payment wait for each other, so that a storm of events about it reads it one after the other. */
  readonly #readings = new Map<string, Promise<unknown>>()

  constructor(options: PaymentLedgerOptions) {
    this.#options = options
  }

  /** Hears what the provider tells of a payment.
   *  @param text to the letter
   *  @returns `refused` when it is not the provider who says this, or not now */
  async hear(text: string, signature: string): Promise<'heard' | 'refused' | 'not found' | 'away'> {
    const { clock, provider, log } = this.#options
    if (!('hear' in provider)) return 'not found'
    const event = provider.hear(text, signature, clock.nowMs())
    if (!event) return 'refused'
    try {
      for (const ref of await this.#refsOf(event)) await this.#inTurn(ref, () => this.#readAndApply(provider, event, ref))
      return 'heard'
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      log.warn({ event: event.type, ...error.told }, 'what became of a payment could not be read; it will be told again')
      return 'away'
    }
  }

  /** Stores a payment that no provider tells of. What is stored of an account waits for each other, whichever process stores it.
   *  @param id the same however often it happens
   *  @param refusalOf is asked when it is the payment's turn; absent = nothing speaks against it
   *  @returns what it says against it; undefined when the payment is stored */
  async apply(
    source: OrderSource,
    id: string,
    payment: Payment,
    refusalOf?: (transaction: Transaction<Tables>) => Promise<LocalizedText | undefined>,
  ): Promise<LocalizedText | undefined> {
    const { database, clock, log } = this.#options
    const outcome = await database.durably(async (transaction) => {
      await lockAccounts(transaction, [payment.accountId])
      const refusal = await refusalOf?.(transaction)
      if (refusal) return refusal
      const version = (await findPayment(transaction, source, payment.ref))?.version ?? 0
      return applyPayment(transaction, { source, id, nowMs: clock.nowMs() }, payment, version)
    })
    if (typeof outcome === 'function') return outcome
    log.info({ source, outcome }, 'a payment without a provider')
    return undefined
  }

  async #inTurn<T>(ref: string, work: () => Promise<T>): Promise<T> {
    const before = this.#readings.get(ref) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#readings.set(ref, mine)
    try {
      return await mine
    } finally {
      if (this.#readings.get(ref) === mine) this.#readings.delete(ref)
    }
  }

  async #refsOf({ about }: ProviderEvent): Promise<readonly string[]> {
    return 'refs' in about ? about.refs : paymentsOfCustomer(this.#options.database.queries, 'stripe', about.customerRef)
  }

  /** Whatever an event says, what the provider says of its payment now is stored; and only if nothing was stored since it was asked. */
  async #readAndApply(provider: TellingProvider, { id, type }: ProviderEvent, ref: string): Promise<void> {
    const { database, clock, log } = this.#options
    // An event may be about several payments, each of which it changes once.
    const eventId = `${id} ${ref}`
    for (let reads = 0; reads < READS; reads += 1) {
      if (await isEventKnown(database.queries, 'stripe', eventId)) return
      const version = (await findPayment(database.queries, 'stripe', ref))?.version ?? 0
      const payment = await provider.payment(ref)
      if (!payment) return
      const event = { source: 'stripe', id: eventId, nowMs: clock.nowMs() } as const
      const outcome = await database.durably((transaction) => applyPayment(transaction, event, payment, version))
      log.info({ event: type, outcome }, 'the provider told of a payment')
      if (outcome !== 'out of date') return
    }
    throw new ProviderAway('others kept storing the payment')
  }
}
