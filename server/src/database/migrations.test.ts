import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshAddress, openTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './connection.ts'
import { migrate } from './migrations.ts'

test('migrating again changes nothing', async () => {
  const { database, remove } = await openTestDatabase()
  await database.queries.insertInto('players').values({ device_id: 'a device', created_at_ms: 1 }).execute()
  await migrate(database, 2)
  expect(await database.queries.selectFrom('players').select('device_id').execute()).toEqual([{ device_id: 'a device' }])
  const { rows } = await sql<{ ran_at_ms: number }>`select ran_at_ms from migrations`.execute(database.queries)
  expect(rows.every(({ ran_at_ms }) => ran_at_ms === 0)).toBe(true)
  await remove()
})

test('starts at the same moment do not get in each other’s way', async () => {
  const { address, remove } = await freshAddress()
  const databases = Array.from({ length: address.databaseUrl === undefined ? 1 : 5 }, () => openDatabase(address, () => undefined))
  await Promise.all(databases.flatMap((database) => [migrate(database, 0), migrate(database, 0)]))
  for (const database of databases) {
    expect(await database.queries.selectFrom('days').selectAll().execute()).toEqual([])
    await database.close()
  }
  await remove()
})

test('a failing migration leaves nothing behind', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, () => undefined)
  await sql`create table attempts (something_else integer)`.execute(database.queries)
  await expect(migrate(database, 0)).rejects.toThrow(/attempts/)
  await expect(database.queries.selectFrom('puzzles').selectAll().execute()).rejects.toThrow(/puzzles/)
  await sql`drop table attempts`.execute(database.queries)
  await migrate(database, 0)
  expect(await database.queries.selectFrom('puzzles').selectAll().execute()).toEqual([])
  await database.close()
  await remove()
})
