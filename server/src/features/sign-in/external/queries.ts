import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'

/** A person's identity at an OpenID Connect issuer: issuer and subject together are permanent.
 *  Source: OpenID Connect Core §5.7 */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

export interface Arrival extends Identity {
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  /** The person's id in a school's list. */
  readonly rosterId: string | undefined
}

export async function findIdentityOwner(queries: Queries, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await queries
    .selectFrom('external_identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteIdentity(queries: Queries, { issuer, subject }: Identity): Promise<void> {
  await queries.deleteFrom('external_identities').where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

/** @returns false if an account has it already */
export async function insertIdentity(queries: Queries, { issuer, subject }: Identity, accountId: string, nowMs: number): Promise<boolean> {
  const row = await queries
    .insertInto('external_identities')
    .values({ issuer, subject, account_id: accountId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function identitiesOf(queries: Queries, accountId: string): Promise<readonly (Identity & { readonly createdAtMs: number })[]> {
  const rows = await queries
    .selectFrom('external_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at_ms')
    .execute()
  return rows.map((row) => ({ issuer: row.issuer, subject: row.subject, createdAtMs: row.created_at_ms }))
}

export async function deleteIdentitiesOf(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('external_identities').where('account_id', '=', accountId).execute()
}

export async function insertArrival(queries: Queries, hash: string, arrival: Arrival, expiresAtMs: number): Promise<void> {
  const { issuer, subject, email, isEmailVerified, rosterId } = arrival
  await queries
    .insertInto('external_arrivals')
    .values({
      hash,
      issuer,
      subject,
      email: email ?? null,
      is_email_verified: isEmailVerified ? 1 : 0,
      roster_id: rosterId ?? null,
      expires_at_ms: expiresAtMs,
    })
    .execute()
}

/** Locks an arrival, so that of several concurrent exchanges of its code one goes first.
 *  @returns undefined if its code has expired */
export async function lockArrival(queries: Queries, hash: string, nowMs: number): Promise<Arrival | undefined> {
  const row = await queries
    .selectFrom('external_arrivals')
    .select(['issuer', 'subject', 'email', 'is_email_verified', 'roster_id'])
    .where('hash', '=', hash)
    .where('expires_at_ms', '>', nowMs)
    .$call(locking(queries))
    .executeTakeFirst()
  return (
    row && {
      issuer: row.issuer,
      subject: row.subject,
      email: row.email ?? undefined,
      isEmailVerified: row.is_email_verified === 1,
      rosterId: row.roster_id ?? undefined,
    }
  )
}

export async function prolongArrival(queries: Queries, hash: string, expiresAtMs: number): Promise<void> {
  await queries.updateTable('external_arrivals').set({ expires_at_ms: expiresAtMs }).where('hash', '=', hash).execute()
}

export async function deleteArrival(queries: Queries, hash: string): Promise<void> {
  await queries.deleteFrom('external_arrivals').where('hash', '=', hash).execute()
}

/** Deletes an account's arrivals, found by its identities or its e-mail. */
export async function deleteArrivalsOf(queries: Queries, accountId: string): Promise<void> {
  await queries
    .deleteFrom('external_arrivals')
    .where(({ or, exists, selectFrom, fn }) =>
      or([
        exists(
          selectFrom('external_identities')
            .select('account_id')
            .where('account_id', '=', accountId)
            .whereRef('external_identities.issuer', '=', 'external_arrivals.issuer')
            .whereRef('external_identities.subject', '=', 'external_arrivals.subject'),
        ),
        exists(
          selectFrom('accounts')
            .select('id')
            .where('id', '=', accountId)
            .where('email_key', '=', fn<string>('lower', ['external_arrivals.email'])),
        ),
      ]),
    )
    .execute()
}

/** Deletes up to `limit` arrivals with expired codes.
 *  @returns how many */
export async function deleteExpiredArrivals(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const expired = queries.selectFrom('external_arrivals').select('hash').where('expires_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('external_arrivals').where('hash', 'in', expired).returning('hash').execute()).length
}
