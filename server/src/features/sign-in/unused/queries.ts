import type { Day } from '@emojigma/engine/day.ts'
import type { Queries } from '../../../platform/database/tables.ts'

/** An account that has not been used for a long time. */
export interface UnusedAccount {
  readonly id: string
  /** Null for another site's account without an e-mail. */
  readonly email: string | null
}

/** Records that an account is used, at most once a day, and withdraws its warning. */
export async function markUsed(queries: Queries, id: string, day: Day): Promise<void> {
  await queries
    .updateTable('accounts')
    .set({ last_used_day: day, warned_day: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_day', 'is', null), eb('last_used_day', '<', day)]))
    .execute()
}

/** Starts the time of accounts without a recorded use.
 *  @returns how many */
export async function beginCounting(queries: Queries, day: Day, limit: number): Promise<number> {
  const rows = await queries
    .updateTable('accounts')
    .set({ last_used_day: day })
    .where('id', 'in', (eb) => eb.selectFrom('accounts').select('id').where('last_used_day', 'is', null).limit(limit))
    .returning('id')
    .execute()
  return rows.length
}

/** Students have a rule of their own; a teacher's account stays as long as one of theirs, and as long as something is paid for.
 *  @param lastUsedDay this day or before
 *  @param warnedDay warned on this day or before; 'never' = not warned
 *  @returns accounts unused since then */
export async function unusedSince(
  queries: Queries,
  lastUsedDay: Day,
  warnedDay: Day | 'never',
  nowMs: number,
  limit: number,
): Promise<readonly UnusedAccount[]> {
  return queries
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('last_used_day', '<=', lastUsedDay)
    .where((eb) => (warnedDay === 'never' ? eb('warned_day', 'is', null) : eb('warned_day', '<=', warnedDay)))
    .where('is_student', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('classrooms')
            .innerJoin('students', 'students.classroom_id', 'classrooms.id')
            .select('students.account_id')
            .whereRef('classrooms.teacher_id', '=', 'accounts.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.account_id', '=', 'accounts.id')
            .where('orders.is_active', '=', 1)
            .where((eb) => eb.or([eb('orders.ends_at_ms', 'is', null), eb('orders.ends_at_ms', '>', nowMs)])),
        ),
      ),
    )
    .limit(limit)
    .execute()
}

export async function markWarned(queries: Queries, ids: readonly string[], day: Day): Promise<void> {
  if (ids.length > 0) await queries.updateTable('accounts').set({ warned_day: day }).where('id', 'in', ids).execute()
}
