import { drawInvoice, drawQuote } from '@emojigma/contract/shop/bills.ts'
import { m } from '@emojigma/messages'
import type { Accounts } from '../../accounts/service.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { NOT_FOUND } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { privatePdf } from '../../../platform/http/signed-pdf.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import type { Bills } from './service.ts'

const FOR_GROWN_UPS = new Refusal(403, failure(403, localizedText(m['checkout_refusal.for_grown_ups'])))
const CLOSED = new Refusal(403, failure(403, localizedText(m['checkout_refusal.closed'])))

export interface BillRoutes {
  readonly bills: Bills
  readonly accounts: Accounts
  /** False: nothing can be bought at the moment. */
  readonly sells: boolean
}

/** Quotes and invoices as files.
 *  Source: docs/product.md, Quotes and invoices */
export function routeBills(app: App, { bills, accounts, sells }: BillRoutes): void {
  const isYoung = async (accountId: string) => {
    const { isChild, isStudent } = await accounts.account(accountId)
    return isChild || isStudent
  }
  serve(app, drawQuote, async ({ body, signedIn, language, ip }, reply) => {
    if (!sells) return CLOSED
    if (signedIn && (await isYoung(signedIn.accountId))) return FOR_GROWN_UPS
    const { number, pdf } = await bills.quote(body, { language, client: networkOf(ip) })
    return privatePdf(reply, `quote-${number}`, pdf)
  })
  serve(app, drawInvoice, async ({ body, signedIn: { accountId }, language }, reply) => {
    if (await isYoung(accountId)) return FOR_GROWN_UPS
    const drawn = await bills.invoice(accountId, body, { language, client: accountId })
    return drawn ? privatePdf(reply, `invoice-${drawn.number}`, drawn.pdf) : NOT_FOUND
  })
}
