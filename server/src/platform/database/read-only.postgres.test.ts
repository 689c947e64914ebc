import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './connection.ts'

function write(database: Database): Promise<unknown> {
  return database.durably((transaction) =>
    transaction.insertInto('rate_counters').values({ key: 'a', count: 0, ends_at_ms: 0 }).executeTakeFirstOrThrow(),
  )
}

test('a PostgreSQL that may only be read is said to store nothing from the first failure on', async () => {
  const { database, address, remove } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.queries)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(database.queries)
  // Only later connections learn of it.
  const later = openDatabase(address, () => undefined)
  await expect(write(later)).rejects.toThrow('read-only')
  await expect(later.probeWrites()).rejects.toThrow('may only be read')
  await expect(later.probeWrites()).rejects.toThrow('may only be read')
  await write(database)
  await database.probeWrites()
  await later.close()
  await remove()
})
