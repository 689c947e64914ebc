import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Order } from './service.ts'

/** What an account has ordered, for its owner to keep. */
export function exportedOrders(orders: readonly Order[]): ExportedAccount[string] {
  return orders.map(({ id, productId, source, isActive, renews, amountMinor, currency, startsAtMs, endsAtMs }) => ({
    Id: id,
    Product: productId,
    Source: source,
    Active: isActive,
    Renews: renews,
    AmountMinor: amountMinor ?? null,
    Currency: currency ?? null,
    Starts: isoTime(startsAtMs),
    Ends: endsAtMs === undefined ? null : isoTime(endsAtMs),
  }))
}
