import { type Payment, ProviderAway, UnreadablePayment, type PaymentProvider, type ProviderEvent, type EventProvider } from './provider.ts'
import type { Transaction } from 'kysely'
import { findAccount, lockAccounts } from '../../accounts/service.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { changeOrder, findOrderByPayment, insertOrder, type Order, type OrderLetters, type OrderSource } from '../orders/service.ts'
import {
  deleteEvent,
  findPayment,
  insertEvent,
  insertStop,
  openSessionsOf,
  putCustomer,
  putPayment,
  setCheckoutPaid,
  setEventChange,
  isEventKnown,
  paymentsOfCustomer,
} from './queries.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'

/** How often a payment is read again if another process has stored a change meanwhile. */
const READS = 5

export interface PaymentLedgerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly provider: PaymentProvider | EventProvider
  readonly letters: OrderLetters
}

/** Applies changes of payments to orders, one change of a payment after the other.
 *  Source: docs/decisions/2026-11-22-payments.md */
export class PaymentLedger {
  readonly #options: PaymentLedgerOptions
  /** Serializes the reads of a payment, so that a storm of its events reads one at a time. */
  readonly #readings = new Map<string, Promise<unknown>>()

  /** Events that this process could not read, and answered so that they are not sent again. */
  unreadEvents = 0

  constructor(options: PaymentLedgerOptions) {
    this.#options = options
  }

  /** Handles an event of the provider.
   *  @param text the body as received
   *  @returns `refused` if the signature is not the provider's, or too old; `handled` also for an event that can never be read, which
   *    alerts the operator instead of being retried for days */
  async handleEvent(text: string, signature: string): Promise<'handled' | 'refused' | 'not found' | 'away'> {
    const { clock, provider, log } = this.#options
    if (!('readEvent' in provider)) return 'not found'
    let event: ProviderEvent | undefined
    try {
      event = provider.readEvent(text, signature, clock.nowMs())
      if (!event) return 'refused'
      for (const ref of await this.#refsOf(event)) await this.#readAndApplyInTurn(provider, event, ref)
      return 'handled'
    } catch (error) {
      if (error instanceof UnreadablePayment) {
        this.unreadEvents += 1
        log.error({ eventId: event?.id, event: event?.type, reason: error.message }, 'a signed payment event can never be read')
        return 'handled'
      }
      if (!(error instanceof ProviderAway)) throw error
      log.warn({ event: event?.type, ...error.details }, 'what became of a payment could not be read; it will be told again')
      return 'away'
    }
  }

  /** Gives a payment's money back. The order follows when the provider tells of it.
   *  @returns `not found` where no provider can */
  async refund(ref: string): Promise<'refunded' | 'not found' | 'away'> {
    const { provider, log } = this.#options
    if (!('refund' in provider)) return 'not found'
    try {
      await provider.refund(ref)
      return 'refunded'
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      log.warn(error.details, 'the provider gave no money back')
      return 'away'
    }
  }

  /** Stores a payment without a provider. Payments of one account are serialized, across processes too.
   *  @param id idempotency key
   *  @param refusalOf is called when it is the payment's turn; absent = never refused
   *  @returns the refusal; undefined if the payment is stored */
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
      return this.#applyWithReceipt(transaction, { source, id, nowMs: clock.nowMs() }, payment, version)
    })
    if (typeof outcome === 'function') return outcome
    this.#options.letters.send()
    log.info({ source, outcome }, 'a payment without a provider')
    return undefined
  }

  #readAndApplyInTurn(provider: EventProvider, event: ProviderEvent, ref: string): Promise<void> {
    return this.#inTurn(ref, () => this.#readAndApply(provider, event, ref))
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

  /** Stores the payment as the provider reports it now, whatever the event says; and only if nothing was stored since the read. */
  async #readAndApply(provider: EventProvider, { id, type }: ProviderEvent, ref: string): Promise<void> {
    const { database, clock, log } = this.#options
    // An event may be about several payments, and changes each of them once.
    const eventId = `${id} ${ref}`
    for (let reads = 0; reads < READS; reads += 1) {
      if (await isEventKnown(database.queries, 'stripe', eventId)) return
      const version = (await findPayment(database.queries, 'stripe', ref))?.version ?? 0
      const payment = await provider.payment(ref)
      if (!payment) return
      const event = { source: 'stripe', id: eventId, nowMs: clock.nowMs() } as const
      const outcome = await database.durably((transaction) => this.#applyWithReceipt(transaction, event, payment, version))
      log.info({ event: type, outcome }, 'the provider told of a payment')
      this.#options.letters.send()
      if (outcome !== 'out of date') return
    }
    throw new ProviderAway('others kept storing the payment')
  }

  async #applyWithReceipt(
    transaction: Transaction<Tables>,
    event: PaymentEvent,
    payment: Payment,
    knownVersion: number,
  ): Promise<PaymentOutcome> {
    const { isPaid, isRefunded, isPastDue, amountMinor, ref } = payment
    const outcome = await applyPayment(transaction, event, payment, knownVersion)
    // A new year at Stripe begins an hour before its invoice is paid.
    const isReceived = isPaid && !isRefunded && !isPastDue && (event.source !== 'stripe' || amountMinor > 0)
    const order = isReceived ? await findOrderByPayment(transaction, event.source, ref) : undefined
    if (order?.isActive) await this.#options.letters.paid(transaction, order, amountMinor)
    return outcome
  }
}

/** A provider's notification of a payment. */
export interface PaymentEvent {
  readonly source: OrderSource
  /** The same for every repetition. */
  readonly id: string
  readonly nowMs: number
}

export type PaymentChange =
  | 'paid'
  | 'renewed'
  | 'failed'
  | 'renewal stopped'
  | 'renewal resumed'
  | 'refunded'
  | 'ended'
  | 'account gone'
  | 'none'

/** `known already`: the event was applied before; `out of date`: another change was stored since the payment was read. */
export type PaymentOutcome = PaymentChange | 'known already' | 'out of date'

/** Updates the order of a payment to the payment's state: the only way in which a payment creates or changes an order. The state is
 *  complete, so the order of events does not matter, nor whether one was lost.
 *  @param knownVersion of the stored payment, read before the provider was asked; 0 = there was none
 *  Source: docs/product.md, Plans and orders */
export async function applyPayment(
  transaction: Transaction<Tables>,
  { source, id, nowMs }: PaymentEvent,
  payment: Payment,
  knownVersion: number,
): Promise<PaymentOutcome> {
  if (!(await insertEvent(transaction, source, id, nowMs))) return 'known already'
  const change = (await findAccount(transaction, payment.accountId))
    ? await store(transaction, source, payment, knownVersion)
    : await stop(transaction, payment, nowMs)
  if (change === 'out of date') await deleteEvent(transaction, source, id)
  else await setEventChange(transaction, source, id, change)
  return change
}

/** The account is gone, so the payment must not be charged again. */
async function stop(transaction: Transaction<Tables>, { ref, isRunning }: Payment, nowMs: number): Promise<PaymentChange> {
  if (isRunning) await insertStop(transaction, ref, nowMs)
  return 'account gone'
}

async function store(
  transaction: Transaction<Tables>,
  source: OrderSource,
  payment: Payment,
  knownVersion: number,
): Promise<PaymentChange | 'out of date'> {
  const { ref, accountId, checkoutId, customerRef, productId, amountMinor, currency, isPastDue, isRunning, isRefunded } = payment
  const before = await findPayment(transaction, source, ref)
  if ((before?.version ?? 0) !== knownVersion) return 'out of date'
  const version = knownVersion + 1
  if (!(await putPayment(transaction, { source, ref, accountId, customerRef, version, isPastDue, isRunning, isRefunded })))
    return 'out of date'
  if (customerRef !== undefined) await putCustomer(transaction, accountId, customerRef)
  if (!payment.isPaid) return 'failed'
  if (checkoutId !== undefined) await setCheckoutPaid(transaction, checkoutId)
  const { renews, startsAtMs, endsAtMs } = payment
  const order = await findOrderByPayment(transaction, source, ref)
  if (order) {
    // An order revoked by the operator becomes valid again only by a new payment.
    const isActive = !payment.isRefunded && (order.isActive || (endsAtMs ?? 0) > (order.endsAtMs ?? 0))
    await changeOrder(transaction, order.id, { isActive, renews, ...(endsAtMs === undefined ? {} : { endsAtMs }) })
    return changeOf(order, payment, before?.isPastDue === true)
  }
  const orderId = await insertOrder(transaction, {
    accountId,
    productId,
    source,
    paymentRef: ref,
    renews,
    amountMinor,
    currency,
    startsAtMs,
    endsAtMs,
  })
  // A buyer with two open pages must not pay twice.
  for (const session of await openSessionsOf(transaction, accountId, productId)) await insertStop(transaction, session, startsAtMs)
  if (orderId !== undefined && payment.isRefunded) await changeOrder(transaction, orderId, { isActive: false })
  return payment.isRefunded ? 'refunded' : 'paid'
}

/** The change as it is logged. */
function changeOf(before: Order, payment: Payment, wasPastDue: boolean): PaymentChange {
  if (before.isActive && payment.isRefunded) return 'refunded'
  if (payment.isPastDue && !wasPastDue) return 'failed'
  const [endedBefore, ends] = [before.endsAtMs ?? 0, payment.endsAtMs ?? 0]
  if (ends > endedBefore) return 'renewed'
  if (ends < endedBefore) return 'ended'
  if (before.renews !== payment.renews) return payment.renews ? 'renewal resumed' : 'renewal stopped'
  return 'none'
}
