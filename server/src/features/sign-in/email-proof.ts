import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteIdentitiesOf } from './external/queries.ts'
import type { SignInContext } from './context.ts'
import { markEmailProven, type Account } from '../accounts/service.ts'

/** Records that the account's e-mail is proven. Until then anyone may have created the account with another person's e-mail. So the first
 *  proof ends everything set up before: the password, the sessions and log-ins through other sites.
 *  @returns whether it was the first proof */
export async function proveEmail(
  transaction: Transaction<Tables>,
  { sessions, profileChanged }: SignInContext,
  accountId: string,
): Promise<boolean> {
  if (!(await markEmailProven(transaction, accountId, 'ends'))) return false
  await sessions.endAll(transaction, accountId)
  await deleteIdentitiesOf(transaction, accountId)
  await profileChanged(transaction, accountId)
  return true
}

/** Records it where the account's owner was signed in before: who opens the mail is who made the account, so everything stays. */
export async function confirmEmail(transaction: Transaction<Tables>, { profileChanged }: SignInContext, accountId: string): Promise<void> {
  if (await markEmailProven(transaction, accountId, 'stays')) await profileChanged(transaction, accountId)
}

/** The same at a log-in elsewhere, with a letter if it ended a password.
 *  @param language code of the letter's language */
export async function takeOver(
  transaction: Transaction<Tables>,
  context: SignInContext,
  { id, email, passwordHash }: Account,
  language: string,
): Promise<void> {
  const isFirst = await proveEmail(transaction, context, id)
  if (isFirst && passwordHash !== null && email !== null) await context.letters.order(transaction, 'taken over', email, { language })
}
