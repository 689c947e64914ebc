import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Queries } from './tables.ts'

/** The embedded database runs one transaction at a time: there no transaction waits for another. */
const where = readConfig().databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL'
const ways = [
  ['durably', where],
  ['relaxed', where],
] as const

function count(queries: Queries, key: string) {
  return queries
    .updateTable('rate_counters')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('key', '=', key)
    .execute()
}

test.each(ways)('transactions that %s take the same rows in opposite orders all succeed on %s', async (way) => {
  const { database, remove } = await openTestDatabase()
  const { queries } = database
  await queries
    .insertInto('rate_counters')
    .values(['a', 'b'].map((key) => ({ key, count: 0, ends_at_ms: 0 })))
    .execute()
  const rounds = 3
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      [
        ['a', 'b'],
        ['b', 'a'],
      ].map((keys) =>
        database[way](async (transaction) => {
          for (const key of keys) await count(transaction, key)
        }),
      ),
    )
  }
  const rows = await queries.selectFrom('rate_counters').select(['key', 'count']).orderBy('key').execute()
  expect(rows).toEqual(['a', 'b'].map((key) => ({ key, count: 2 * rounds })))
  await remove()
})
