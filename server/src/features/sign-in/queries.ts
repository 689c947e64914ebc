import type { SoldPlan } from '@emojigma/contract/rules/products.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { sql } from 'kysely'
import { planNow } from '../shop/orders/service.ts'

export interface Session {
  readonly id: string
  readonly accountId: string
  readonly refreshHash: string
  readonly previousRefreshHash: string | null
  readonly rotatedAtMs: number
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly device: string | null
}

export async function insertSession(queries: Queries, session: Session): Promise<void> {
  await queries
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      refresh_hash: session.refreshHash,
      previous_refresh_hash: session.previousRefreshHash,
      rotated_at_ms: session.rotatedAtMs,
      created_at_ms: session.createdAtMs,
      expires_at_ms: session.expiresAtMs,
      device: session.device,
    })
    .execute()
}

/** A session, and whether its account is a child's: under thirteen at registration, or a student. */
export interface OpenSession extends Session {
  readonly isChilds: boolean
}

export async function findSession(queries: Queries, id: string): Promise<OpenSession | undefined> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('sessions')
    .select(['accounts.is_child', 'accounts.is_student'])
    .where('sessions.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      refreshHash: row.refresh_hash,
      previousRefreshHash: row.previous_refresh_hash,
      rotatedAtMs: row.rotated_at_ms,
      createdAtMs: row.created_at_ms,
      expiresAtMs: row.expires_at_ms,
      device: row.device,
      isChilds: row.is_child === 1 || row.is_student === 1,
    }
  )
}

export interface SessionOwner {
  readonly accountId: string
  readonly isStudent: boolean
  /** From an order of the account's own, or of its school's payer. */
  readonly ownPlan: SoldPlan | 'none'
}

/** @returns the live session's account, with the plan that calls are limited by, in one query */
export async function findSessionOwner(queries: Queries, id: string, nowMs: number): Promise<SessionOwner | undefined> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.is_student'])
    .select(planNow(queries, nowMs, sql.ref<string>('sessions.account_id')).as('plan'))
    .where('sessions.id', '=', id)
    .where('sessions.expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return row && { accountId: row.id, isStudent: row.is_student === 1, ownPlan: (row.plan ?? 'none') as SoldPlan | 'none' }
}

/** Replaces the refresh token, if it is still the one that was used.
 *  @returns whether it was */
export async function rotateSession(
  queries: Queries,
  id: string,
  used: string,
  next: Pick<Session, 'refreshHash' | 'rotatedAtMs' | 'expiresAtMs'>,
): Promise<boolean> {
  const row = await queries
    .updateTable('sessions')
    .set({
      refresh_hash: next.refreshHash,
      previous_refresh_hash: used,
      rotated_at_ms: next.rotatedAtMs,
      expires_at_ms: next.expiresAtMs,
    })
    .where('id', '=', id)
    .where('refresh_hash', '=', used)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Deletes a session, if it is the account's. */
export async function deleteSessionOf(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', id).where('account_id', '=', accountId).execute()
}

/** @param keptId the session to keep; absent = none */
export async function deleteSessionsOf(queries: Queries, accountId: string, keptId?: string): Promise<void> {
  let query = queries.deleteFrom('sessions').where('account_id', '=', accountId)
  if (keptId !== undefined) query = query.where('id', '!=', keptId)
  await query.execute()
}

export async function deleteSessionsOfAll(queries: Queries, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length > 0) await queries.deleteFrom('sessions').where('account_id', 'in', accountIds).execute()
}

/** Deletes up to `limit` expired sessions.
 *  @returns how many */
export async function deleteExpiredSessions(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const ended = queries.selectFrom('sessions').select('id').where('expires_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('sessions').where('id', 'in', ended).returning('id').execute()).length
}

/** A session as shown to its owner. */
export interface SessionSummary {
  readonly id: string
  readonly device: string | undefined
  readonly createdAtMs: number
  readonly lastUsedAtMs: number
  readonly expiresAtMs: number
}

/** @returns the live sessions, most recently used first */
export async function sessionsOf(queries: Queries, accountId: string, nowMs: number): Promise<readonly SessionSummary[]> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at_ms', 'rotated_at_ms', 'expires_at_ms'])
    .where('account_id', '=', accountId)
    .where('expires_at_ms', '>', nowMs)
    .orderBy('rotated_at_ms', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? undefined,
    createdAtMs: row.created_at_ms,
    lastUsedAtMs: row.rotated_at_ms,
    expiresAtMs: row.expires_at_ms,
  }))
}
