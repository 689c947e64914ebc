import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Order } from './queries.ts'

/** An order as its owner is told of it. */
export function orderView(order: Order, isExpired: boolean): OrderView {
  const { id, productId, isActive, startsAtMs, endsAtMs, renews, amountMinor, currency, source } = order
  return {
    Id: id,
    ProductId: productId,
    Active: isActive,
    IsExpired: isExpired,
    StartsAt: isoTime(startsAtMs),
    ...(endsAtMs === undefined ? {} : { EndsAt: isoTime(endsAtMs) }),
    Renews: renews,
    ...(amountMinor === undefined ? {} : { AmountMinor: amountMinor }),
    ...(currency === undefined ? {} : { Currency: currency }),
    IsFree: source !== 'stripe',
  }
}
