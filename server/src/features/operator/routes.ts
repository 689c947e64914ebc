import {
  clearFlag,
  drawOrderInvoice,
  endOffer,
  extendOrder,
  findCustomer,
  getOperatorOverview,
  grantPlan,
  refreshCache,
  refundOrder,
  resendReceipt,
  restoreFlag,
  restoreOffer,
  restoreOrder,
  revealEmail,
  revokeOrder,
  type OperatorOverview,
} from '@emojigma/contract/operator/operator.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure, RETRY_AFTER_S } from '../../platform/http/failures.ts'
import { NOT_FOUND } from '../../platform/http/refusals.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { privatePdf } from '../../platform/http/signed-pdf.ts'
import type { Customers } from './customers.ts'
import type { Changes } from './changes.ts'

export interface OperatorRoutes {
  /** Clears the caches of all processes. */
  readonly forget: () => void
  readonly overview: () => Promise<OperatorOverview>
  readonly changes: Changes
  readonly customers: Customers
}

/** The operator's calls.
 *  Source: docs/operate.md */
export function routeOperator(app: App, { forget, overview, changes, customers }: OperatorRoutes): void {
  const clearingCaches = async (isDone: Promise<boolean>): Promise<boolean> => {
    if (!(await isDone)) return false
    forget()
    return true
  }
  serve(app, refreshCache, async () => {
    forget()
    return { Refreshed: true as const }
  })
  serve(app, getOperatorOverview, overview)
  serve(app, clearFlag, ({ body }) => orMissing(changes.clearFlag(body.FlagId)))
  serve(app, restoreFlag, ({ body }) => orMissing(changes.restoreFlag(body.FlagId)))
  serve(app, endOffer, ({ body }) => orMissing(clearingCaches(changes.endOffer(body.Code))))
  serve(app, restoreOffer, ({ body }) => orMissing(clearingCaches(changes.restoreOffer(body.Code, Date.parse(body.EndsAt)))))
  serve(app, revokeOrder, ({ body }) => orMissing(changes.revokeOrder(body.OrderId)))
  serve(app, restoreOrder, ({ body }) => orMissing(changes.restoreOrder(body.OrderId)))
  serve(app, findCustomer, async ({ body }) => (await customers.find(body.Name)) ?? NOT_FOUND)
  serve(app, revealEmail, async ({ body }) => {
    const email = await customers.revealEmail(body.AccountId)
    return email === undefined ? NOT_FOUND : { Email: email }
  })
  serve(app, grantPlan, ({ body: { AccountId, Plan, Days, GrantKey } }) => orMissing(customers.grant(AccountId, Plan, Days, GrantKey)))
  serve(app, extendOrder, ({ body }) => orMissing(customers.extend(body.OrderId, Date.parse(body.EndsAt))))
  serve(app, resendReceipt, ({ body }) => orMissing(customers.resend(body.OrderId)))
  serve(app, drawOrderInvoice, async ({ body, language }, reply) => {
    const drawn = await customers.invoice(body, language)
    return drawn ? privatePdf(reply, `invoice-${drawn.number}`, drawn.pdf) : NOT_FOUND
  })
  serve(app, refundOrder, async ({ body }) => {
    const outcome = await customers.refund(body.OrderId)
    if (outcome === 'away') return new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S })
    return outcome === 'refunded' ? { Done: true as const } : NOT_FOUND
  })
}

async function orMissing(isDone: Promise<boolean>) {
  return (await isDone) ? { Done: true as const } : NOT_FOUND
}
