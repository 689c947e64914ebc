import type { Queries } from '../tables.ts'
import type { LinkCodesTable } from './tables.ts'

export type LinkPurpose = LinkCodesTable['purpose']

export interface LinkCode {
  readonly hash: string
  readonly purpose: LinkPurpose
  readonly accountId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

/** Puts a code in the place of the account's older one for the same purpose. */
export async function replaceLinkCode(queries: Queries, code: LinkCode): Promise<void> {
  const row = {
    hash: code.hash,
    purpose: code.purpose,
    account_id: code.accountId,
    created_at_ms: code.createdAtMs,
    expires_at_ms: code.expiresAtMs,
  }
  await queries
    .insertInto('link_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute()
}

/** @returns whose live code it is */
export async function findLinkCode(queries: Queries, purpose: LinkPurpose, hash: string, nowMs: number): Promise<string | undefined> {
  const row = await queries
    .selectFrom('link_codes')
    .select('account_id')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return row?.account_id
}

/** Uses a code up: of several who try at once, one succeeds.
 *  @returns whose live code it was */
export async function takeLinkCode(queries: Queries, purpose: LinkPurpose, hash: string, nowMs: number): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('link_codes')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at_ms', '>', nowMs)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteLinkCodes(queries: Queries, accountId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await queries.deleteFrom('link_codes').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute()
}

export async function deleteExpiredLinkCodes(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom('link_codes').where('expires_at_ms', '<=', nowMs).execute()
}
