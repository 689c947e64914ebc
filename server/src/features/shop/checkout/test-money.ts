import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { pathIn } from '../../../platform/languages.ts'
import type { Order } from '../orders/service.ts'
import type { Payment } from './payments.ts'
import type { PaymentProvider } from './provider.ts'
import type { Checkout } from './queries.ts'

/** Nobody is charged: a page of ours, marked as test money, decides whether it is paid. */
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
