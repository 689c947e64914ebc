import { UNUSED_ACCOUNT_DAYS, UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { Sweep } from '../../../platform/sweep.ts'
import { beginCounting, markWarned, unusedSince } from './queries.ts'

const MARKED_AT_ONCE = 100
const TOLD_AT_ONCE = 100
/** Each goes with all that belongs to it. */
const DELETED_AT_ONCE = 20

/** What the sweep deletes, as the rules of the table name it. */
export const UNUSED_ACCOUNTS = `accounts that nobody has used for ${UNUSED_ACCOUNT_MONTHS} months`

/** Tells the owners of accounts that nobody uses, and deletes them a month later if nobody has used them since.
 *  Source: docs/product.md, Retention */
export function unusedAccountSweeps(accounts: Accounts): readonly Sweep[] {
  return [
    {
      name: 'the first day on which uses of an account are counted',
      begin: (nowMs) => async (transaction) => (await beginCounting(transaction, dayAt(nowMs), MARKED_AT_ONCE)) < MARKED_AT_ONCE,
    },
    {
      name: 'notes about accounts that nobody uses',
      begin: (nowMs) => async (transaction) => {
        const today = dayAt(nowMs)
        const since = today - UNUSED_ACCOUNT_DAYS + UNUSED_NOTICE_DAYS
        const unused = await unusedSince(transaction, since, 'never', nowMs, TOLD_AT_ONCE)
        for (const { email } of unused) if (email !== null) await accounts.letters.order(transaction, 'unused', email)
        await markWarned(
          transaction,
          unused.map(({ id }) => id),
          today,
        )
        return unused.length < TOLD_AT_ONCE
      },
    },
    {
      name: UNUSED_ACCOUNTS,
      begin: (nowMs) => async (transaction) => {
        const today = dayAt(nowMs)
        const unused = await unusedSince(transaction, today - UNUSED_ACCOUNT_DAYS, today - UNUSED_NOTICE_DAYS, nowMs, DELETED_AT_ONCE)
        for (const { id, email } of unused) await accounts.deleteWithin(transaction, id, email)
        await accounts.letters.forget(unused.flatMap(({ email }) => email ?? []))
        return unused.length < DELETED_AT_ONCE
      },
    },
  ]
}
