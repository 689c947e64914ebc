import type { Queries } from '../../../platform/database/tables.ts'

/** A student's results. */
export interface StudentResult {
  /** When the last puzzle was begun, or solved for points. */
  readonly lastPlayedAtMs: number | undefined
  readonly correct: number
  readonly attempted: number
  /** All-time points. */
  readonly score: number
}

/** Reads stored sums only, however much was played. */
export function resultRows(queries: Queries, classroomId: string) {
  return queries
    .selectFrom('students')
    .innerJoin('players', 'players.account_id', 'students.account_id')
    .leftJoin('scores', (join) => join.onRef('scores.player_id', '=', 'players.id').on('scores.scope', '=', 0))
    .select(['students.account_id', 'scores.score', 'scores.correct', 'scores.attempted', 'scores.reached_at_ms'])
    .select((eb) =>
      // The end of an index: equally fast after a thousand puzzles.
      eb
        .selectFrom('attempts')
        .select((inner) => inner.fn.max<number | null>('attempts.first_guess_at_ms').as('time'))
        .whereRef('attempts.player_id', '=', 'players.id')
        .as('last_begun_at_ms'),
    )
    .where('students.classroom_id', '=', classroomId)
}

/** @returns the results of a class's students, in one query, by account; without students who have never played */
export async function resultsIn(queries: Queries, classroomId: string): Promise<ReadonlyMap<string, StudentResult>> {
  const rows = await resultRows(queries, classroomId).execute()
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        lastPlayedAtMs: Math.max(row.last_begun_at_ms ?? 0, row.reached_at_ms ?? 0) || undefined,
        correct: row.correct ?? 0,
        attempted: row.attempted ?? 0,
        score: row.score ?? 0,
      },
    ]),
  )
}

/** @returns the students of a class who hide from boards */
export async function hidingIn(queries: Queries, classroomId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('students')
    .innerJoin('settings', 'settings.account_id', 'students.account_id')
    .select('students.account_id')
    .where('students.classroom_id', '=', classroomId)
    .where('settings.hides_from_boards', '=', 1)
    .execute()
  return new Set(rows.map((row) => row.account_id))
}
