import { SLOTS, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import type { Queries } from '../../platform/database/tables.ts'

/** An entry of the operator's audit log. */
export interface Act {
  readonly atMs: number
  /** The command without its arguments, which may be an e-mail. */
  readonly command: string
  readonly touched: string
  /** The account concerned; absent if there is none. */
  readonly accountId?: string | undefined
}

export async function insertAct(queries: Queries, { atMs, command, touched, accountId }: Act): Promise<void> {
  await queries
    .insertInto('operator_acts')
    .values({ at_ms: atMs, command, touched, account_id: accountId ?? null })
    .execute()
}

/** @returns the newest, in chronological order */
export async function lastActs(queries: Queries, limit: number): Promise<readonly Act[]> {
  const rows = await queries.selectFrom('operator_acts').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return rows.toReversed().map(actOf)
}

export async function actsOn(queries: Queries, accountId: string): Promise<readonly Act[]> {
  return (await queries.selectFrom('operator_acts').selectAll().where('account_id', '=', accountId).orderBy('id').execute()).map(actOf)
}

/** @returns how many were deleted, at most `limit` */
export async function deleteActsBefore(queries: Queries, timeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('operator_acts').select('id').where('at_ms', '<', timeMs).limit(limit)
  return (await queries.deleteFrom('operator_acts').where('id', 'in', old).returning('id').execute()).length
}

/** @returns how often the puzzles of a day were attempted and solved altogether */
export async function playedOn(queries: Queries, day: Day): Promise<{ readonly attempted: number; readonly correct: number }> {
  const row = await queries
    .selectFrom('puzzle_counts')
    .select(({ fn }) => [fn.sum('attempted').as('attempted'), fn.sum('correct').as('correct')])
    .where('puzzle_id', '>=', puzzleIdOf(day, 0))
    .where('puzzle_id', '<=', puzzleIdOf(day, SLOTS.length - 1))
    .executeTakeFirstOrThrow()
  return { attempted: Number(row.attempted ?? 0), correct: Number(row.correct ?? 0) }
}

/** @returns the number of accounts, and of those created since a time */
export async function accountCounts(queries: Queries, sinceMs: number): Promise<{ readonly all: number; readonly added: number }> {
  const count = (since: number) =>
    queries
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('created_at_ms', '>=', since)
      .executeTakeFirstOrThrow()
  return { all: Number((await count(0)).count), added: Number((await count(sinceMs)).count) }
}

/** @returns the e-mails of accounts, by account; without accounts that have none */
export async function emailsOf(queries: Queries, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await queries.selectFrom('accounts').select(['id', 'email']).where('id', 'in', accountIds).execute()
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}

/** @returns the number of orders since a time, and the sums paid */
export async function ordersSince(
  queries: Queries,
  sinceMs: number,
): Promise<{ readonly count: number; readonly paid: readonly { readonly currency: string; readonly amountMinor: number }[] }> {
  const rows = await queries
    .selectFrom('orders')
    .select(({ fn }) => ['currency', fn.countAll().as('count'), fn.sum('amount_minor').as('amount')])
    .where('starts_at_ms', '>=', sinceMs)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    paid: rows.flatMap(({ currency, amount }) => (currency === null ? [] : [{ currency, amountMinor: Number(amount ?? 0) }])),
  }
}

export async function ordersByState(queries: Queries, nowMs: number): Promise<Readonly<Record<'counts' | 'over' | 'revoked', number>>> {
  const rows = await queries
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      'is_active',
      fn.countAll().as('count'),
      fn.sum(eb.case().when('ends_at_ms', '<=', nowMs).then(1).else(0).end()).as('over'),
    ])
    .groupBy('is_active')
    .execute()
  const all = (isActive: number) => rows.find(({ is_active }) => is_active === isActive)
  const over = Number(all(1)?.over ?? 0)
  return { counts: Number(all(1)?.count ?? 0) - over, over, revoked: Number(all(0)?.count ?? 0) }
}

export async function paymentsByState(queries: Queries): Promise<Readonly<Record<'running' | 'past_due' | 'ended', number>>> {
  const rows = await queries
    .selectFrom('payments')
    .select(({ fn }) => ['is_past_due', 'is_running', fn.countAll().as('count')])
    .groupBy(['is_past_due', 'is_running'])
    .execute()
  const states = { running: 0, past_due: 0, ended: 0 }
  for (const { is_past_due, is_running, count } of rows) {
    states[is_past_due === 1 ? 'past_due' : is_running === 1 ? 'running' : 'ended'] += Number(count)
  }
  return states
}

export async function checkoutsByState(queries: Queries, sinceMs: number): Promise<Readonly<Record<'paid' | 'unpaid', number>>> {
  const rows = await queries
    .selectFrom('checkouts')
    .select(({ fn }) => ['is_paid', fn.countAll().as('count')])
    .where('created_at_ms', '>=', sinceMs)
    .groupBy('is_paid')
    .execute()
  const count = (isPaid: number) => Number(rows.find(({ is_paid }) => is_paid === isPaid)?.count ?? 0)
  return { paid: count(1), unpaid: count(0) }
}

/** @returns the number of payments waiting to be stopped at the provider */
export async function stopsWaiting(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('payment_stops')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function countOpenFlags(queries: Queries): Promise<number> {
  const flags = queries
    .selectFrom('flags')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('cleared_at_ms', 'is', null)
  return Number((await flags.executeTakeFirstOrThrow()).count)
}

function actOf(row: {
  readonly at_ms: number
  readonly command: string
  readonly touched: string
  readonly account_id: string | null
}): Act {
  return { atMs: row.at_ms, command: row.command, touched: row.touched, accountId: row.account_id ?? undefined }
}
