import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './connection.ts'

test.each([
  ['is away', 'postgres://nobody@127.0.0.1:9/nothing'],
  ['follows nobody', undefined],
])('from a replica that %s nothing is read, and nobody notices', async (_what, databaseReplicaUrl) => {
  const { address, remove } = await openTestDatabase()
  const database = openDatabase({ ...address, databaseReplicaUrl: databaseReplicaUrl ?? address.databaseUrl }, () => undefined)
  const one = () => database.lately((queries) => sql<{ one: number }>`select 1 as one`.execute(queries))
  for (let times = 0; times < 20; times += 1) expect((await one()).rows).toEqual([{ one: 1 }])
  await expect(database.lately((queries) => sql`select nothing`.execute(queries))).rejects.toThrow('does not exist')
  await database.close()
  await remove()
})
