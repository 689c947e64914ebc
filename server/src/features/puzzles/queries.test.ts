import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, draftsHere } from '../../platform/testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { claimDay, insertPuzzles, newestIds, openDays, popularIds, seasonalIds, type PuzzleFilter } from './queries.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  const { queries } = opened.database
  for (let day = A_DAY - 20; day <= A_DAY; day += 1) {
    await claimDay(queries, day, 0)
    await insertPuzzles(queries, day, await draftsHere.draftDay(A_DAY))
  }
  await sql`analyze`.execute(queries)
})
afterAll(() => opened.remove())

const lastPuzzleId = 40 * (A_DAY + 1)
const FILTERS: readonly PuzzleFilter[] = [
  { lastPuzzleId },
  { lastPuzzleId, typeId: 1 },
  { lastPuzzleId, levelId: 2 },
  { lastPuzzleId, typeId: 1, levelId: 2 },
  { lastPuzzleId, theme: 'Fruit' },
  { lastPuzzleId, typeId: 1, levelId: 2, unsolvedBy: 7 },
]

/** @returns the planner's own words, one step a line */
async function planOf(query: Compilable): Promise<string> {
  const { dialect, queries } = opened.database
  const { sql: text, parameters } = query.compile()
  if (dialect === 'sqlite') {
    const { rows } = await queries.executeQuery<{ detail: string }>({ ...query.compile(), sql: `explain query plan ${text}`, parameters })
    return rows.map(({ detail }) => detail).join('\n')
  }
  // So few rows are read fastest as a whole; what matters is that there is an index for many.
  return queries.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_sort = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<Record<string, string>>({ ...query.compile(), sql: `explain ${text}`, parameters })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** @returns the steps that read all of a table, or that sort */
function slowStepsOf(plan: string): string[] {
  return plan
    .split('\n')
    .filter(
      (step) =>
        /\bSort\b|TEMP B-TREE|Seq Scan on puzzle/.test(step) || (step.startsWith('SCAN puzzle') && !/USING (COVERING )?INDEX/.test(step)),
    )
}

test.each(FILTERS)('newest puzzles with %j are read in the order of an index', async (filter) => {
  const { queries } = opened.database
  for (const before of [undefined, lastPuzzleId - 100]) {
    expect(slowStepsOf(await planOf(newestIds(queries, filter, 48, before)))).toEqual([])
  }
})

test.each(FILTERS)('popular puzzles with %j are read in the order of an index', async (filter) => {
  const { queries } = opened.database
  for (const before of [undefined, { puzzleId: lastPuzzleId - 100, attempted: 3 }]) {
    expect(slowStepsOf(await planOf(popularIds(queries, filter, 48, before)))).toEqual([])
  }
})

test('seasonal puzzles are read in the order of an index', async () => {
  expect(slowStepsOf(await planOf(seasonalIds(opened.database.queries, 1, { lastPuzzleId }, 48)))).toEqual([])
})

test('the days with something unsolved are read in the order of an index, those solved whole in one go', async () => {
  const plan = await planOf(openDays(opened.database.queries, { playerId: 7, lastDay: A_DAY, slotMask: 5 }, 48))
  expect(slowStepsOf(plan)).toEqual([])
  expect(plan).not.toMatch(/SCAN (solved_days|days)(?! USING)|Seq Scan/)
  expect(plan).toMatch(/hashed SubPlan|^LIST SUBQUERY/m)
})

test('the most attempted between two places are read in the order of an index', async () => {
  const [from, to] = [
    { puzzleId: lastPuzzleId, attempted: 9 },
    { puzzleId: 41, attempted: 2 },
  ]
  for (const filter of FILTERS) expect(slowStepsOf(await planOf(popularIds(opened.database.queries, filter, 48, from, to)))).toEqual([])
})
