import type { Day } from '@emojigma/engine/day.ts'
import { locking, lockingReferences } from '../../platform/database/row-locks.ts'
import { RowGone } from '../../platform/database/missing-row.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { AccountsTable, LinkCodesTable } from './tables.ts'

export interface Account {
  readonly id: string
  /** The name for logging in. */
  readonly userName: string
  /** Null for a student. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly nickname: string | null
  /** Null for accounts that only sign in by link or through another site. */
  readonly passwordHash: string | null
  readonly isStudent: boolean
  readonly isChild: boolean
  /** False while an adult's consent is pending. */
  readonly hasConsent: boolean
  /** Null while consent is pending; for an adult, the time of creation. */
  readonly consentedAtMs: number | null
  readonly createdAtMs: number
  /** The last day with a signed-in use; null until uses are counted. */
  readonly lastUsedDay: Day | null
  /** Language code of letters; null = unknown. */
  readonly language: string | null
}

export interface NewAccount {
  readonly id: string
  readonly userName: string
  readonly userNameKey: string
  readonly email: string | null
  readonly emailKey: string | null
  readonly isEmailVerified: boolean
  readonly nickname: string | null
  readonly nicknameKey: string | null
  readonly passwordHash: string | null
  readonly isStudent: boolean
  readonly isChild: boolean
  readonly consentedAtMs: number | null
  readonly createdAtMs: number
  /** Absent = unknown. */
  readonly language?: string
}

export type LinkPurpose = LinkCodesTable['purpose']

export interface LinkCode {
  readonly hash: string
  readonly purpose: LinkPurpose
  readonly accountId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

/** @returns false if the name, the e-mail or the nickname is taken */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<boolean> {
  const row = await queries
    .insertInto('accounts')
    .values({
      id: account.id,
      user_name: account.userName,
      user_name_key: account.userNameKey,
      email: account.email,
      email_key: account.emailKey,
      is_email_verified: account.isEmailVerified ? 1 : 0,
      nickname: account.nickname,
      nickname_key: account.nicknameKey,
      password_hash: account.passwordHash,
      is_student: account.isStudent ? 1 : 0,
      is_child: account.isChild ? 1 : 0,
      consented_at_ms: account.consentedAtMs,
      created_at_ms: account.createdAtMs,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  return findBy(queries, 'id', id)
}

/** The account of a signed-in visitor: a session ends with its account. */
export async function signedInAccount(queries: Queries, id: string): Promise<Account> {
  const account = await findAccount(queries, id)
  if (!account) throw new RowGone('an account vanished under its session')
  return account
}

/** @param key the folded name */
export function findByUserName(queries: Queries, key: string): Promise<Account | undefined> {
  return findBy(queries, 'user_name_key', key)
}

/** @param key the folded e-mail */
export function findByEmail(queries: Queries, key: string): Promise<Account | undefined> {
  return findBy(queries, 'email_key', key)
}

/** Locks an account's password until the transaction ends.
 *  @returns whether it still is the one that was compared with */
export async function lockPassword(queries: Queries, id: string, passwordHash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .$call(locking(queries))
    .executeTakeFirst()
  return row !== undefined
}

export async function setPassword(queries: Queries, id: string, passwordHash: string): Promise<void> {
  await queries.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Records that the e-mail is proven.
 *  @param password an earlier one may be a stranger's, and ends
 *  @returns false if it was proven before; then nothing changes */
export async function markEmailProven(queries: Queries, id: string, password: 'ends' | 'stays'): Promise<boolean> {
  const row = await queries
    .updateTable('accounts')
    .set({ is_email_verified: 1, ...(password === 'ends' ? { password_hash: null } : {}) })
    .where('id', '=', id)
    .where('is_email_verified', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setConsent(queries: Queries, id: string, nowMs: number): Promise<void> {
  await queries.updateTable('accounts').set({ consented_at_ms: nowMs, is_email_verified: 1 }).where('id', '=', id).execute()
}

/** @throws the database's own error if the nickname is taken */
export async function setNickname(queries: Queries, id: string, nickname: string, key: string): Promise<void> {
  await queries.updateTable('accounts').set({ nickname, nickname_key: key }).where('id', '=', id).execute()
}

export async function setLanguage(queries: Queries, id: string, code: string): Promise<void> {
  await queries.updateTable('accounts').set({ language: code }).where('id', '=', id).execute()
}

/** Waits for transactions that add something to the account, and blocks further ones until this transaction ends. */
export async function lockForDeletion(queries: Queries, id: string): Promise<void> {
  await queries.selectFrom('accounts').select('id').where('id', '=', id).$call(lockingReferences(queries)).execute()
}

/** Locks these accounts until the transaction ends, so that counts of their rows stay correct. */
export async function lockAccounts(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').$call(locking(queries)).execute()
}

/** All of the account's rows are deleted with it. */
export async function deleteAccount(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('accounts').where('id', '=', id).execute()
}

/** Deletes up to `limit` accounts of children without consent for which no mailed code is valid any more.
 *  @returns their e-mails */
export async function deleteUnconsented(
  queries: Queries,
  createdBeforeMs: number,
  nowMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await queries
    .deleteFrom('accounts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('accounts')
        .select('id')
        .where('consented_at_ms', 'is', null)
        .where('created_at_ms', '<=', createdBeforeMs)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('link_codes')
                .select('hash')
                .whereRef('account_id', '=', 'accounts.id')
                .where('purpose', '=', 'consent')
                .where('expires_at_ms', '>', nowMs),
            ),
          ),
        )
        .orderBy('created_at_ms')
        .limit(limit),
    )
    .returning('email')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/** Replaces the account's older code for the same purpose. */
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

/** @returns the account of a valid code */
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

/** Uses a code up: of several concurrent tries one succeeds.
 *  @returns the account of a valid code */
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

/** Deletes up to `limit` expired codes.
 *  @returns how many */
export async function deleteExpiredLinkCodes(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const expired = queries.selectFrom('link_codes').select('hash').where('expires_at_ms', '<=', nowMs).limit(limit)
  const rows = await queries.deleteFrom('link_codes').where('hash', 'in', expired).returning('hash').execute()
  return rows.length
}

async function findNicknameOwner(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries.selectFrom('accounts').select('id').where('nickname_key', '=', key).executeTakeFirst()
  return row?.id
}

/** @param key the folded nickname
 *  @param ownId the account that asks, for which its own nickname is free */
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

/** Reserves a nickname for one account until it expires. */
export async function holdNickname(queries: Queries, key: string, accountId: string, expiresAtMs: number): Promise<void> {
  const row = { nickname_key: key, account_id: accountId, expires_at_ms: expiresAtMs }
  await queries
    .insertInto('held_nicknames')
    .values(row)
    .onConflict((conflict) => conflict.column('nickname_key').doUpdateSet(row))
    .execute()
}

/** Deletes up to `limit` expired reservations.
 *  @returns how many */
export async function deleteHeldNicknames(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const expired = queries.selectFrom('held_nicknames').select('nickname_key').where('expires_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('held_nicknames').where('nickname_key', 'in', expired).returning('nickname_key').execute()).length
}

async function findBy(queries: Queries, column: 'id' | 'user_name_key' | 'email_key', value: string): Promise<Account | undefined> {
  const row = await queries.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst()
  return row && accountOf(row)
}

function accountOf(row: AccountsTable): Account {
  return {
    id: row.id,
    userName: row.user_name,
    email: row.email,
    isEmailVerified: row.is_email_verified === 1,
    nickname: row.nickname,
    passwordHash: row.password_hash,
    isStudent: row.is_student === 1,
    isChild: row.is_child === 1,
    hasConsent: row.consented_at_ms !== null,
    consentedAtMs: row.consented_at_ms,
    createdAtMs: row.created_at_ms,
    lastUsedDay: row.last_used_day,
    language: row.language,
  }
}
