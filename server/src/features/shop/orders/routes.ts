import { getCurrentUser, getOrders } from '@emojigma/contract/shop/orders.ts'
import { getTrial, startTrial } from '@emojigma/contract/shop/trials.ts'
import { m } from '@emojigma/messages'
import type { Accounts } from '../../accounts/service.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import type { Orders } from './service.ts'
import type { Trials } from './trials.ts'

const NO_TRIAL = {
  used: new Refusal(403, failure(403, localizedText(m['trial.used']))),
  closed: new Refusal(403, failure(403, localizedText(m['trial.closed']))),
  unconfirmed: new Refusal(403, failure(403, localizedText(m['trial.confirm_first']))),
} as const

export interface OrderRoutes {
  readonly orders: Orders
  readonly trials: Trials
  readonly accounts: Accounts
}

/** The calls about an account's orders.
 *  Source: docs/product.md, Plans and orders */
export function routeOrders(app: App, { orders, trials, accounts }: OrderRoutes): void {
  serve(app, getTrial, ({ signedIn }) => trials.of(signedIn.accountId))
  serve(app, startTrial, async ({ signedIn }) => {
    const trial = await trials.start(signedIn.accountId)
    return trial.State === 'running' || trial.State === 'open' ? trial : NO_TRIAL[trial.State]
  })
  serve(app, getOrders, async ({ signedIn }) => ({ Orders: await orders.viewsOf(signedIn.accountId) }))
  serve(app, getCurrentUser, async ({ signedIn }) => {
    const { id, email, nickname, isStudent } = await accounts.account(signedIn.accountId)
    return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: await orders.viewsOf(id), IsStudent: isStudent }
  })
}
