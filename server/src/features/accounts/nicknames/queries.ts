import type { Queries } from '../../../platform/database/tables.ts'

/** @param key the folded nickname
 *  @returns whose it is */
async function findNicknameOwner(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries.selectFrom('accounts').select('id').where('nickname_key', '=', key).executeTakeFirst()
  return row?.id
}

/** @param ownId the account that may have it already */
export async function isNicknameTaken(queries: Queries, key: string, nowMs: number, ownId?: string): Promise<boolean> {
  const owner = (await findNicknameOwner(queries, key)) ?? (await findNicknameHolder(queries, key, nowMs))
  return owner !== undefined && owner !== ownId
}

async function findNicknameHolder(queries: Queries, key: string, nowMs: number): Promise<string | undefined> {
  const row = await queries
    .selectFrom('held_nicknames')
    .select('account_id')
    .where('nickname_key', '=', key)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return row?.account_id
}

/** Lets a nickname count as taken for everybody but one account. */
export async function holdNickname(queries: Queries, key: string, accountId: string, expiresAtMs: number): Promise<void> {
  const row = { nickname_key: key, account_id: accountId, expires_at_ms: expiresAtMs }
  await queries
    .insertInto('held_nicknames')
    .values(row)
    .onConflict((conflict) => conflict.column('nickname_key').doUpdateSet(row))
    .execute()
}

/** Deletes some of the nicknames that are held no longer.
 *  @returns how many */
export async function deleteHeldNicknames(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const expired = queries.selectFrom('held_nicknames').select('nickname_key').where('expires_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('held_nicknames').where('nickname_key', 'in', expired).returning('nickname_key').execute()).length
}
