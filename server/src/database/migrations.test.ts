import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { freshAddress, openTestDatabase } from '../testing/test-database.ts'
import { tablesOf } from '../testing/test-schema.ts'
import { openDatabase, type Database } from './connection.ts'
import { migrateAsFirstReleased } from './first-release.test-support.ts'

const nobody = (): void => undefined

async function ranAt(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`select name, timestamp from kysely_migration order by name`.execute(
    database.queries,
  )
  return rows.map(({ name, timestamp }) => `${name} ${timestamp}`)
}

test('migrating again changes nothing', async () => {
  const { database, remove } = await openTestDatabase()
  await database.queries.insertInto('players').values({ device_id: 'a device', created_at_ms: 1 }).execute()
  const before = await ranAt(database)
  await migrate(database)
  expect(await database.queries.selectFrom('players').select('device_id').execute()).toEqual([{ device_id: 'a device' }])
  expect(await ranAt(database)).toEqual(before)
  await remove()
})

test('starts at the same moment do not get in each other’s way', async () => {
  const { address, remove } = await freshAddress()
  const databases = Array.from({ length: address.databaseUrl === undefined ? 1 : 5 }, () => openDatabase(address, nobody))
  await Promise.all(databases.flatMap((database) => [migrate(database), migrate(database)]))
  for (const database of databases) {
    expect(await database.queries.selectFrom('days').selectAll().execute()).toEqual([])
    await database.close()
  }
  await remove()
})

test('a failing migration leaves nothing of itself behind, and the next start goes on with it', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, nobody)
  await sql`create table attempts (something_else integer)`.execute(database.queries)
  await expect(migrate(database)).rejects.toThrow(/attempts/)
  await expect(database.queries.selectFrom('players').selectAll().execute()).rejects.toThrow(/players/)
  expect(await database.queries.selectFrom('puzzles').selectAll().execute()).toEqual([])
  await sql`drop table attempts`.execute(database.queries)
  await migrate(database)
  expect(await database.queries.selectFrom('players').selectAll().execute()).toEqual([])
  await database.close()
  await remove()
})

test.each([
  ['the first release', Infinity],
  ['an older version, without leaderboards', 5],
])('a database of %s is taken over without loss, and has the same tables as a new one', async (_what, steps) => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, nobody)
  await migrateAsFirstReleased(database, steps)
  await sql`insert into accounts (id, user_name, user_name_key, is_email_verified, is_student, is_child, created_at_ms)
    values ('a', 'Ada', 'ada', 1, 0, 0, 7)`.execute(database.queries)
  await sql`insert into players (account_id, created_at_ms) values ('a', 8)`.execute(database.queries)
  await sql`insert into tallies (key, count, ends_at_ms) values ('k', 3, 9)`.execute(database.queries)
  await migrate(database)
  const { queries } = database
  expect(await queries.selectFrom('accounts').select(['id', 'user_name', 'created_at_ms']).execute()).toEqual([
    { id: 'a', user_name: 'Ada', created_at_ms: 7 },
  ])
  expect(await queries.selectFrom('players').select(['account_id', 'created_at_ms']).execute()).toEqual([
    { account_id: 'a', created_at_ms: 8 },
  ])
  expect(await queries.selectFrom('rate_counters').selectAll().execute()).toEqual([{ key: 'k', count: 3, ends_at_ms: 9 }])
  const fresh = await openTestDatabase()
  expect(await tablesOf(database)).toEqual(await tablesOf(fresh.database))
  const names = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.lastIndexOf(' ')))
  expect(names(await ranAt(database))).toEqual(names(await ranAt(fresh.database)))
  await database.close()
  await Promise.all([remove(), fresh.remove()])
})
