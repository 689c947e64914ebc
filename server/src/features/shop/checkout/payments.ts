import type { Currency, ProductId } from '@emojigma/contract/rules/products.ts'
import type { Transaction } from 'kysely'
import { findAccount } from '../../accounts/service.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { changeOrder, findOrderByPayment, insertOrder, type Order, type OrderSource } from '../orders/service.ts'
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
} from './queries.ts'

/** The state of a payment or a subscription, according to the provider. */
export interface Payment {
  /** Its id at the provider. */
  readonly ref: string
  readonly accountId: string
  readonly checkoutId: string | undefined
  readonly customerRef: string | undefined
  readonly productId: ProductId
  readonly amountMinor: number
  readonly currency: Currency
  /** False before the first payment has arrived. */
  readonly isPaid: boolean
  readonly isRefunded: boolean
  readonly isPastDue: boolean
  readonly renews: boolean
  /** Whether the provider may charge again. */
  readonly isRunning: boolean
  readonly startsAtMs: number
  /** Absent = for good. */
  readonly endsAtMs: number | undefined
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
  const { ref, accountId, checkoutId, customerRef, productId, amountMinor, currency, isPastDue, isRunning } = payment
  const before = await findPayment(transaction, source, ref)
  if ((before?.version ?? 0) !== knownVersion) return 'out of date'
  const version = knownVersion + 1
  if (!(await putPayment(transaction, { source, ref, accountId, customerRef, version, isPastDue, isRunning }))) return 'out of date'
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
