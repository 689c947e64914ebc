import type { Queries } from '../../../platform/database/tables.ts'

export interface GuessTotals {
  readonly guesses: number
  readonly correct: number
}

export async function addToTotals(queries: Queries, shard: number, correct: 0 | 1): Promise<void> {
  await queries
    .insertInto('guess_totals')
    .values({ shard, guesses: 1, correct })
    .onConflict((conflict) =>
      conflict.column('shard').doUpdateSet((eb) => ({
        guesses: eb('guess_totals.guesses', '+', 1),
        correct: eb('guess_totals.correct', '+', eb.ref('excluded.correct')),
      })),
    )
    .execute()
}

export async function readTotals(queries: Queries): Promise<GuessTotals> {
  const row = await queries
    .selectFrom('guess_totals')
    .select(({ fn }) => [fn.sum('guesses').as('guesses'), fn.sum('correct').as('correct')])
    .executeTakeFirstOrThrow()
  return { guesses: Number(row.guesses ?? 0), correct: Number(row.correct ?? 0) }
}

export async function saveOnline(queries: Queries, id: string, online: number, nowMs: number): Promise<void> {
  await queries
    .insertInto('live_processes')
    .values({ id, online, seen_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ online, seen_at_ms: nowMs }))
    .execute()
}

/** @returns visitors connected to other processes that have reported since then */
export async function onlineElsewhere(queries: Queries, id: string, sinceMs: number): Promise<number> {
  const row = await queries
    .selectFrom('live_processes')
    .select(({ fn }) => fn.sum('online').as('online'))
    .where('id', '!=', id)
    .where('seen_at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow()
  return Number(row.online ?? 0)
}

export async function deleteProcess(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('live_processes').where('id', '=', id).execute()
}

/** Deletes processes that ended without a sign-off. */
export async function deleteProcessesSeenBefore(queries: Queries, timeMs: number): Promise<void> {
  await queries.deleteFrom('live_processes').where('seen_at_ms', '<', timeMs).execute()
}
