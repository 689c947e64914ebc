import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { pathIn } from '../../../platform/languages.ts'
import type { Order, Orders } from '../orders/service.ts'
import type { PaymentProvider, Payment } from './provider.ts'
import { type Checkout, findCheckout } from './queries.ts'
import { m } from '@emojigma/messages'
import { localizedText } from '../../../platform/localized-text.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import type { PaymentLedger } from './payments.ts'
import type { SaleRefusal, SellingRules } from './selling-rules.ts'

/** No card is charged: a page of ours, marked as test money, decides whether it is paid. */
export const TEST_MONEY: PaymentProvider = {
  source: 'test',
  begin: async ({ id }, { language }) => ({ url: pathIn(language, `/checkout/${id}`) }),
  portal: async (_customerRef, language) => pathIn(language, '/myAccount#plan'),
  stop: async () => undefined,
}

/** The state of a checkout that is paid, or declined, now. */
export function paymentOfCheckout(
  checkout: Checkout,
  { isPaid, renews, nowMs }: { isPaid: boolean; renews: boolean; nowMs: number },
): Payment {
  const { id, accountId, productId, amountMinor, currency } = checkout
  const isPlan = isSoldPlan(productId)
  return {
    ref: id,
    accountId,
    checkoutId: id,
    customerRef: undefined,
    productId,
    amountMinor,
    currency,
    isPaid,
    isRefunded: false,
    isPastDue: false,
    renews: isPlan && renews,
    isRunning: false,
    startsAtMs: nowMs,
    endsAtMs: isPlan ? yearAfter(nowMs) : undefined,
  }
}

/** The state of a test payment with another choice of renewal. */
export function paymentOfOrder({ paymentRef = '', startsAtMs, endsAtMs, ...order }: Order, renews: boolean): Payment {
  const { accountId, productId, amountMinor = 0, currency = 'usd', isActive } = order
  const same = { ref: paymentRef, accountId, productId, amountMinor, currency, startsAtMs, endsAtMs }
  const rest = { checkoutId: undefined, customerRef: undefined, isPaid: true, isRefunded: !isActive, isPastDue: false, isRunning: false }
  return { ...same, ...rest, renews }
}

/** The same day and time of the next year; 1 March after a 29 February. */
function yearAfter(timeMs: number): number {
  const date = new Date(timeMs)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** Far more than any person tries: each is stored as an event. */
const TRIES: Limit = { what: 'test payments and renewals of an account', max: 60, windowMs: 60 * 60_000 }

type Paid = { readonly kind: 'answered'; readonly outcome: 'paid' | 'declined' } | { readonly kind: 'not found' } | SaleRefusal

export interface TestPaymentsOptions {
  readonly database: Database
  readonly clock: Clock
  /** Whether the site uses test money. */
  readonly isTest: boolean
  readonly ledger: PaymentLedger
  readonly orders: Orders
  readonly counters: RateCounters
  readonly rules: SellingRules
}

/** Payments with test money, which take the same way to an order as all others.
 *  Source: docs/product.md, Plans and orders */
export class TestPayments {
  readonly #options: TestPaymentsOptions

  constructor(options: TestPaymentsOptions) {
    this.#options = options
  }

  /** Pays with test money. Repeating it changes nothing. */
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

  /** @returns undefined for an order not paid with test money, and for another account's */
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

  /** @returns seconds until there is room again; undefined if there is */
  async #count(accountId: string): Promise<number | undefined> {
    const { database, counters } = this.#options
    return database.durably((transaction) => counters.count(transaction, [{ ...TRIES, who: accountId }]))
  }
}
