import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteIdentitiesOf } from './external/queries.ts'
import type { SignInMeans } from './means.ts'
import { markEmailProven, type Account } from '../accounts/service.ts'

/** Takes down that someone reads the account's mail. Until somebody does, anybody may have made the account, with an e-mail of somebody
 *  else. So the first time all that was set up before ends: the password, the sessions and log-ins through other sites.
 *  @returns whether it was the first time */
export async function proveEmail(
  transaction: Transaction<Tables>,
  { sessions, profileChanged }: SignInMeans,
  accountId: string,
): Promise<boolean> {
  if (!(await markEmailProven(transaction, accountId))) return false
  await sessions.endAll(transaction, accountId)
  await deleteIdentitiesOf(transaction, accountId)
  await profileChanged(transaction, accountId)
  return true
}

/** The same for someone who logs in by it, and who is told if that ended a password.
 *  @param language the code of that in which they read */
export async function takeOver(
  transaction: Transaction<Tables>,
  means: SignInMeans,
  { id, email, passwordHash }: Account,
  language: string,
): Promise<void> {
  const isFirst = await proveEmail(transaction, means, id)
  if (isFirst && passwordHash !== null && email !== null) await means.letters.order(transaction, 'taken over', email, { language })
}
