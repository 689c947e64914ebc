import type { Queries } from '../tables.ts'

export interface TallyStep {
  readonly key: string
  readonly max: number
  readonly nowMs: number
  /** When a window that begins now ends. */
  readonly endsAtMs: number
}

/** Counts one more, or begins anew when the window has ended.
 *  @returns false when the tally is full; then nothing changes */
export async function increment(queries: Queries, { key, max, nowMs, endsAtMs }: TallyStep): Promise<boolean> {
  const row = await queries
    .insertInto('tallies')
    .values({ key, count: 1, ends_at_ms: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('tallies.ends_at_ms', '<=', nowMs)
            .then(1)
            .else(eb('tallies.count', '+', 1))
            .end(),
          ends_at_ms: eb.case().when('tallies.ends_at_ms', '<=', nowMs).then(endsAtMs).else(eb.ref('tallies.ends_at_ms')).end(),
        }))
        .where((eb) => eb.or([eb('tallies.ends_at_ms', '<=', nowMs), eb('tallies.count', '<', max)])),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function decrement(queries: Queries, key: string): Promise<void> {
  await queries
    .updateTable('tallies')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function endOf(queries: Queries, key: string): Promise<number | undefined> {
  const row = await queries.selectFrom('tallies').select('ends_at_ms').where('key', '=', key).executeTakeFirst()
  return row?.ends_at_ms
}

export async function deleteEnded(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom('tallies').where('ends_at_ms', '<=', nowMs).execute()
}
