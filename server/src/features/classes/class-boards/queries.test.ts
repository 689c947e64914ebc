import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { resultRows, resultsIn } from './queries.ts'

const CLASSROOM = 'class-1'

const FIRST_PUZZLE = 40 * A_DAY + 1

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { queries } = site.database
  const account = { is_email_verified: 0, is_child: 0, consented_at_ms: 0, created_at_ms: 0 }
  const ids = ['teacher', 'ada', 'ben', 'cem']
  await queries
    .insertInto('accounts')
    .values(ids.map((id) => ({ ...account, id, user_name: id, user_name_key: id, is_student: Number(id !== 'teacher') })))
    .execute()
  await queries
    .insertInto('classrooms')
    .values({ id: CLASSROOM, teacher_id: 'teacher', name: 'Class 3b', is_archived: 0, board_shows: 'ranks', created_at_ms: 0 })
    .execute()
  await queries
    .insertInto('students')
    .values(ids.slice(1).map((account_id) => ({ account_id, classroom_id: CLASSROOM, created_at_ms: 0, last_seen: 0 })))
    .execute()
  const players = await queries
    .insertInto('players')
    .values(['ada', 'ben'].map((account_id) => ({ account_id, created_at_ms: 0 })))
    .returning(['id', 'account_id'])
    .execute()
  const [ada = 0, ben = 0] = ['ada', 'ben'].map((name) => players.find((player) => player.account_id === name)?.id ?? 0)
  const attempt = { day: 1, guess_count: 1, solved_at_ms: null, revealed_at_ms: null, hint_rung: 0 }
  await queries
    .insertInto('attempts')
    .values([
      ...Array.from({ length: 40 }, (_, index) => ({
        ...attempt,
        player_id: ada,
        puzzle_id: FIRST_PUZZLE + index,
        first_guess_at_ms: 1000 + index,
      })),
      { ...attempt, player_id: ben, puzzle_id: FIRST_PUZZLE, first_guess_at_ms: 500 },
    ])
    .execute()
  await queries
    .insertInto('board_players')
    .values([ada, ben].map((player_id) => ({ player_id, is_listed: 1 })))
    .execute()
  await queries
    .insertInto('scores')
    .values([
      { player_id: ada, scope: 0, period: 0, is_listed: 1, score: 10, correct: 1, attempted: 40, reached_at_ms: 1020 },
      { player_id: ben, scope: 0, period: 0, is_listed: 1, score: 30, correct: 1, attempted: 1, reached_at_ms: 2000 },
    ])
    .execute()
  await sql`analyze`.execute(queries)
})
afterAll(() => site.close())

test('who played is told with kept sums and when a puzzle was last begun or solved, who never did is not among them', async () => {
  expect(await resultsIn(site.database.queries, CLASSROOM)).toEqual(
    new Map([
      ['ada', { lastPlayedAtMs: 1039, correct: 1, attempted: 40, score: 10 }],
      ['ben', { lastPlayedAtMs: 2000, correct: 1, attempted: 1, score: 30 }],
    ]),
  )
})

/** @returns the planner's own words on how attempts are read */
async function planOfAttempts(): Promise<string> {
  const { dialect, queries } = site.database
  const query = resultRows(queries, CLASSROOM).compile()
  if (dialect === 'sqlite') {
    const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
    return rows.map(({ detail }) => detail).join('\n')
  }
  return queries.transaction().execute(async (transaction) => {
    // So few rows are read fastest as a whole; what matters is that there is an index for many.
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test('a long history is not read: of what was tried, the end of an index is enough', async () => {
  const theEndOf = {
    sqlite: /SEARCH attempts USING COVERING INDEX \S*first_guess_at_ms/,
    postgres: /Limit.*\n(?:.*Merge Append.*\n.*Sort Key.*\n)?.*Index Only Scan Backward.*on attempts/,
  }
  expect(await planOfAttempts()).toMatch(theEndOf[site.database.dialect])
})
