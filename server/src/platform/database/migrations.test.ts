import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { freshAddress, openTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './connection.ts'

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
