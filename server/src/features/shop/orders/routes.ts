import { getCurrentUser, getOrders } from '@emojigma/contract/shop/orders.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Orders } from './service.ts'

/** The calls about an account's orders.
 *  Source: docs/product.md, Plans and orders */
export function routeOrders(app: App, orders: Orders, accounts: Accounts): void {
  serve(app, getOrders, async ({ signedIn }) => ({ Orders: await orders.viewsOf(signedIn.accountId) }))
  serve(app, getCurrentUser, async ({ signedIn }) => {
    const { id, email, nickname, isStudent } = await accounts.account(signedIn.accountId)
    return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: await orders.viewsOf(id), IsStudent: isStudent }
  })
}
