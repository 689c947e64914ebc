import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import type { Order } from './queries.ts'

/** An order as its owner is told of it. */
export function orderView(order: Order, isExpired: boolean): OrderView {
  const { id, productId, isActive, startsAtMs, endsAtMs, renews, amountMinor, currency, source } = order
  return {
    Id: id,
    ProductId: productId,
    Active: isActive,
    IsExpired: isExpired,
    StartsAt: new Date(startsAtMs).toISOString(),
    ...(endsAtMs === undefined ? {} : { EndsAt: new Date(endsAtMs).toISOString() }),
    Renews: renews,
    ...(amountMinor === undefined ? {} : { AmountMinor: amountMinor }),
    ...(currency === undefined ? {} : { Currency: currency }),
    IsFree: source !== 'stripe',
  }
}
