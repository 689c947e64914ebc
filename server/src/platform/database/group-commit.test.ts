import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { GroupCommit, type Work } from './group-commit.ts'

let opened: TestDatabase
let group: GroupCommit
beforeEach(async () => {
  opened = await openTestDatabase()
  group = new GroupCommit(opened.database.queries)
})
afterEach(() => opened.remove())

function insert(deviceId: string): Work<string> {
  return async (transaction) => {
    await transaction.insertInto('players').values({ device_id: deviceId, created_at_ms: 0 }).execute()
    return deviceId
  }
}

async function devices(): Promise<(string | null)[]> {
  const rows = await opened.database.queries.selectFrom('players').select('device_id').orderBy('id').execute()
  return rows.map(({ device_id }) => device_id)
}

test('all that arrives together is done, in its order', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `device ${index}`)
  expect(await Promise.all(names.map((name) => group.run(insert(name))))).toEqual(names)
  expect(await devices()).toEqual(names)
})

test('work that fails takes nothing else with it, and leaves nothing', async () => {
  const failing: Work<void> = async (transaction) => {
    await insert('half done')(transaction)
    throw new Error('broken')
  }
  const outcomes = await Promise.allSettled([group.run(insert('a')), group.run(failing), group.run(insert('a')), group.run(insert('b'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await devices()).toEqual(['a', 'b'])
})

test('after a failure the next work goes on', async () => {
  const { queries } = opened.database
  await queries.schema.alterTable('players').renameTo('away').execute()
  await expect(group.run(insert('a'))).rejects.toThrow(/players/)
  await queries.schema.alterTable('away').renameTo('players').execute()
  expect(await group.run(insert('b'))).toBe('b')
})
