import { sql, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { countsAbove, ownEntries, topEntries } from './queries.ts'
import { fillBoard } from './board.test-support.ts'
import { bucketChanges, bucketsAbove, WIDTHS } from './scoring/buckets.ts'

const PERIODS = [
  { scope: 0, period: 0 },
  { scope: 1, period: 359 },
  { scope: 2, period: 2516 },
]

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  const { queries } = opened.database
  await fillBoard(
    queries,
    Array.from({ length: 500 }, (_, index) => 10 * ((index * 7919) % 90_000) + 10),
  )
  await sql`analyze`.execute(queries)
})
afterAll(() => opened.remove())

/** @returns the planner's own words, one step a line */
async function planOf(query: CompiledQuery): Promise<string> {
  const { dialect, queries } = opened.database
  if (dialect === 'sqlite') {
    const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
    return rows.map(({ detail }) => detail).join('\n')
  }
  // So few rows are read fastest as a whole; what matters is that there is an index for many.
  return queries.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** @returns the steps that read all of a table, or that sort by hand */
function slowStepsOf(plan: string): string[] {
  return plan.split('\n').filter((step) => /\bSort\b|TEMP B-TREE|Seq Scan/.test(step) || /SCAN (?!CONSTANT)(?!\d)/.test(step))
}

test('the top of a board is read in the order of an index, and stops at its limit', async () => {
  for (const period of PERIODS) {
    const plan = await planOf(topEntries(opened.database.queries, period, 100).compile())
    expect(slowStepsOf(plan)).toEqual([])
    expect(plan).toContain('scores_in_order')
  }
})

test("an account's own scores are found by index", async () => {
  const plan = await planOf(ownEntries(opened.database.queries, 'someone', PERIODS).compile())
  expect(slowStepsOf(plan)).toEqual([])
})

test('the players above a score are summed from ranges of an index', async () => {
  const asked = PERIODS.map((period) => ({ ...period, score: 123_450 }))
  const plan = await planOf(countsAbove(asked).compile(opened.database.queries))
  const sums = plan.split('\n').filter((step) => /score_buckets/.test(step))
  expect(sums.length).toBeGreaterThanOrEqual(9)
  for (const step of sums) expect(step).toMatch(/USING (PRIMARY KEY|(COVERING )?INDEX)|Index (Only )?Scan|Index Cond/)
})

test('the buckets above a score hold every higher score once, and no other', () => {
  for (const score of [10, 90, 990, 1000, 12_340, 99_990, 100_000, 1_234_560]) {
    const ranges = bucketsAbove(score)
    for (const other of [10, 20, 980, 990, 1000, 1010, 12_330, 12_340, 12_350, 99_990, 100_000, 199_990, 1_234_570, 9_999_990]) {
      const times = ranges.filter(
        ({ width, first, last }) => Math.floor(other / width) >= first && Math.floor(other / width) <= last,
      ).length
      expect([score, other, times]).toEqual([score, other, other > score ? 1 : 0])
    }
  }
})

test('a score that changes leaves its old buckets and enters its new ones, where they differ', () => {
  const at = { scope: 1, period: 7 }
  expect(bucketChanges([{ ...at, from: 0, to: 350 }])).toEqual(
    WIDTHS.map((width) => ({ ...at, width, bucket: Math.floor(350 / width), players: 1 })),
  )
  expect(bucketChanges([{ ...at, from: 350, to: 400 }])).toEqual([
    { ...at, width: 10, bucket: 35, players: -1 },
    { ...at, width: 10, bucket: 40, players: 1 },
  ])
  expect(bucketChanges([{ ...at, from: 350, to: 350 }])).toEqual([])
  expect(bucketChanges([{ ...at, from: 400, to: 0 }]).map(({ players }) => players)).toEqual([-1, -1, -1])
})
