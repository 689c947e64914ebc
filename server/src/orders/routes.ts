import { getCurrentUser, getOrders, type OrderView } from '@emojigma/contract/orders.ts'
import type { Accounts } from '../accounts/service.ts'
import type { App } from '../http/app-type.ts'
import { serve } from '../http/serve.ts'
import type { Order, Orders } from './service.ts'

/** The calls about what one has ordered.
 *  Source: docs/product.md, Plans and orders */
export function routeOrders(app: App, orders: Orders, accounts: Accounts): void {
  const viewsOf = async (accountId: string) => (await orders.of(accountId)).map((order) => viewOf(order, orders.isExpired(order)))
  serve(app, getOrders, async ({ signedIn }) => ({ Orders: await viewsOf(signedIn.accountId) }))
  serve(app, getCurrentUser, async ({ signedIn }) => {
    const { id, email, nickname, isStudent } = await accounts.account(signedIn.accountId)
    return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: await viewsOf(id), IsStudent: isStudent }
  })
}

function viewOf(order: Order, isExpired: boolean): OrderView {
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
