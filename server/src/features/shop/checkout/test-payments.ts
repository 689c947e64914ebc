import { m } from '@emojigma/messages'
import { localizedText } from '../../../platform/localized-text.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { Orders } from '../orders/service.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import type { PaymentLedger } from './payment-ledger.ts'
import { findCheckout } from './queries.ts'
import type { SaleRefusal, SellingRules } from './selling-rules.ts'
import { paymentOfCheckout, paymentOfOrder } from './test-money.ts'

/** Far more than anybody tries: each is kept as an event. */
const TRIES: Limit = { what: 'test payments and renewals of an account', max: 60, windowMs: 60 * 60_000 }

type Paid = { readonly kind: 'answered'; readonly outcome: 'paid' | 'declined' } | { readonly kind: 'not found' } | SaleRefusal

export interface TestPaymentsOptions {
  readonly database: Database
  readonly clock: Clock
  /** Whether it is test money that this site takes. */
  readonly isTest: boolean
  readonly ledger: PaymentLedger
  readonly orders: Orders
  readonly counters: RateCounters
  readonly rules: SellingRules
}

/** What is paid with test money, by the same way to an order as all payments.
 *  Source: docs/product.md, Plans and orders */
export class TestPayments {
  readonly #options: TestPaymentsOptions

  constructor(options: TestPaymentsOptions) {
    this.#options = options
  }

  /** Pays with test money. A second time changes nothing. */
  async pay(accountId: string, id: string, outcome: 'paid' | 'declined'): Promise<Paid> {
    const { database, clock, isTest, ledger, rules } = this.#options
    const checkout = await findCheckout(database.queries, accountId, id)
    if (!checkout || !isTest) return { kind: 'not found' }
    if (checkout.isPaid) return { kind: 'answered', outcome: 'paid' }
    if (checkout.expiresAtMs <= clock.nowMs()) return invalid('CheckoutId', localizedText(m['checkout_refusal.too_old']))
    if (await rules.isYoung(accountId)) return { kind: 'for grown-ups' }
    const offer = await rules.offerFor(checkout.discount?.code)
    if (typeof offer === 'function') return invalid('Code', offer)
    const isPaid = outcome === 'paid'
    const retryAfterS = isPaid ? undefined : await this.#count(accountId)
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
    const payment = paymentOfCheckout(checkout, { isPaid, renews: true, nowMs: clock.nowMs() })
    const had = isPaid
      ? await ledger.apply('test', `paid ${id}`, payment, (transaction) => rules.alreadyHasBeside(checkout, transaction))
      : await ledger.apply('test', `declined ${randomUUID()}`, payment)
    return had === undefined ? { kind: 'answered', outcome } : invalid('CheckoutId', had)
  }

  /** @returns undefined for what was not paid with test money, and for somebody else's */
  async setRenewal(
    accountId: string,
    orderId: number,
    renews: boolean,
  ): Promise<{ readonly kind: 'answered'; readonly orders: readonly OrderView[] } | Invalid | RetryLater | undefined> {
    const { orders, ledger } = this.#options
    const order = (await orders.of(accountId)).find(({ id, source }) => id === orderId && source === 'test')
    if (!order) return undefined
    if (!isSoldPlan(order.productId)) return invalid('OrderId', localizedText(m['checkout_refusal.for_good']))
    if (!order.isActive || orders.isExpired(order)) return invalid('OrderId', localizedText(m['checkout_refusal.plan_over']))
    if (order.renews !== renews) {
      const retryAfterS = await this.#count(accountId)
      if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
      await ledger.apply('test', `renewal ${randomUUID()}`, paymentOfOrder(order, renews))
    }
    return { kind: 'answered', orders: await orders.viewsOf(accountId) }
  }

  /** @returns after how many seconds there is room again; undefined while there is */
  async #count(accountId: string): Promise<number | undefined> {
    const { database, counters } = this.#options
    return database.durably((transaction) => counters.count(transaction, [{ ...TRIES, who: accountId }]))
  }
}
