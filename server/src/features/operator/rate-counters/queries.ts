import type { Queries } from '../../../platform/database/tables.ts'

export interface CounterStep {
  readonly key: string
  readonly max: number
  readonly nowMs: number
  /** End of a window that begins now. */
  readonly endsAtMs: number
}

/** Increments a counter, or restarts it if its window has ended.
 *  @returns false when the counter is full and unchanged */
export async function increment(queries: Queries, { key, max, nowMs, endsAtMs }: CounterStep): Promise<boolean> {
  const row = await queries
    .insertInto('rate_counters')
    .values({ key, count: 1, ends_at_ms: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('rate_counters.ends_at_ms', '<=', nowMs)
            .then(1)
            .else(eb('rate_counters.count', '+', 1))
            .end(),
          ends_at_ms: eb.case().when('rate_counters.ends_at_ms', '<=', nowMs).then(endsAtMs).else(eb.ref('rate_counters.ends_at_ms')).end(),
        }))
        .where((eb) => eb.or([eb('rate_counters.ends_at_ms', '<=', nowMs), eb('rate_counters.count', '<', max)])),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function decrement(queries: Queries, key: string): Promise<void> {
  await queries
    .updateTable('rate_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function endOf(queries: Queries, key: string): Promise<number | undefined> {
  const row = await queries.selectFrom('rate_counters').select('ends_at_ms').where('key', '=', key).executeTakeFirst()
  return row?.ends_at_ms
}

/** Shortens a window to this end: a later one dates from before a clock was set back. */
export async function endBy(queries: Queries, key: string, endsAtMs: number): Promise<void> {
  await queries
    .updateTable('rate_counters')
    .set({ ends_at_ms: endsAtMs })
    .where('key', '=', key)
    .where('ends_at_ms', '>', endsAtMs)
    .execute()
}

/** @returns the end of the window if the counter is full; undefined if there is room */
export async function fullUntil(queries: Queries, { key, max, nowMs }: Omit<CounterStep, 'endsAtMs'>): Promise<number | undefined> {
  const row = await queries
    .selectFrom('rate_counters')
    .select('ends_at_ms')
    .where('key', '=', key)
    .where('count', '>=', max)
    .where('ends_at_ms', '>', nowMs)
    .executeTakeFirst()
  return row?.ends_at_ms
}

/** Deletes up to `limit` counters whose window has ended.
 *  @returns how many */
export async function deleteEnded(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const ended = queries.selectFrom('rate_counters').select('key').where('ends_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('rate_counters').where('key', 'in', ended).returning('key').execute()).length
}
