import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { checkoutsOf, customersOf } from './queries.ts'

/** What is kept of somebody's buying, beside the orders. */
export async function exportedCheckouts(queries: Queries, accountId: string): Promise<ExportedAccount> {
  const checkouts = await checkoutsOf(queries, accountId)
  return {
    Checkouts: checkouts.map(({ id, productId, currency, fullMinor, amountMinor, discount, isPaid, createdAtMs }) => ({
      Id: id,
      Product: productId,
      Currency: currency,
      FullMinor: fullMinor,
      AmountMinor: amountMinor,
      Code: discount?.code ?? null,
      Paid: isPaid,
      Begun: isoTime(createdAtMs),
    })),
    PaymentCustomers: await customersOf(queries, accountId),
  }
}
