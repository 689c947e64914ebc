import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { Statement } from './statement.ts'
import type { Queries } from './tables.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.remove())

/** On one connection, which keeps what it has prepared. */
function preparedAfter(work: (queries: Queries) => Promise<unknown>): Promise<readonly string[]> {
  return opened.database.queries.connection().execute(async (connection) => {
    await work(connection)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection)
    return rows.map(({ statement }) => statement)
  })
}

test('a connection keeps the plan of a statement that is built once', async () => {
  const find = new Statement((on, { shard }: { shard: number }) =>
    on.selectFrom('guess_totals').select('correct').where('shard', '=', shard),
  )
  const prepared = await preparedAfter(async (queries) => {
    await find.rows(queries, { shard: 1 })
    await find.rows(queries, { shard: 2 })
  })
  expect(prepared).toEqual(['select "correct" from "guess_totals" where "shard" = $1'])
})

test('but not of one that answers all columns, so that a newer release may add one beside it', async () => {
  const find = new Statement((on, { id }: { id: string }) => on.selectFrom('live_processes').selectAll().where('id', '=', id))
  const { queries } = opened.database
  expect(await preparedAfter((connection) => find.rows(connection, { id: 'nobody' }))).not.toContain(
    'select * from "live_processes" where "id" = $1',
  )
  await sql`alter table live_processes add column newer integer`.execute(queries)
  await queries.insertInto('live_processes').values({ id: 'somebody', online: 1, seen_at_ms: 0 }).execute()
  expect(await find.rows(queries, { id: 'somebody' })).toHaveLength(1)
})
