import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

test('a statement is planned once, whatever values it is given', async () => {
  const { queries } = opened.database
  // Only a planner that is shown the value can tell that this index has all rows with it.
  await sql`create index children_by_time on accounts (created_at_ms) where is_child = 1`.execute(queries)
  const planFor = async (isChild: 0 | 1): Promise<string> => {
    const plan = sql<{ detail: string }>`explain query plan select id from accounts where is_child = ${isChild} order by created_at_ms`
    return (await plan.execute(queries)).rows.map(({ detail }) => detail).join('\n')
  }
  const first = await planFor(0)
  expect(first).toContain('accounts')
  expect(await planFor(1)).toBe(first)
})
