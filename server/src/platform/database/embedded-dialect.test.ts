import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase, type Database } from './connection.ts'

let dataFolder: string
let database: Database
let other: Sqlite.Database
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  database = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
  await migrate(database)
  other = new Sqlite(join(dataFolder, 'emojigma.sqlite'), { timeout: 0 })
  await nextTurn()
})
afterEach(async () => {
  other.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const names = async () =>
  (await database.queries.selectFrom('players').select('device_id').orderBy('id').execute()).map(({ device_id }) => device_id)
const insert = (device_id: string) => ({ device_id, created_at_ms: 0 })

test('a statement that is prepared already sees a new column', async () => {
  const { queries } = database
  await queries.insertInto('players').values(insert('own')).execute()
  const all = async () => (await sql<Record<string, unknown>>`select * from players`.execute(queries)).rows
  const [before] = await all()
  other.exec('alter table players add column newer integer default 3')
  expect(await all()).toEqual([{ ...before, newer: 3 }])
})

test('a transaction sees what others have stored since a read, and can write', async () => {
  expect(await names()).toEqual([])
  other.exec("insert into players (device_id, created_at_ms) values ('other', 0)")
  const seen = await database.queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('players').values(insert('own')).execute()
    return transaction.selectFrom('players').select('device_id').execute()
  })
  expect(seen).toHaveLength(2)
})

test('while a transaction is open, and after it is undone, nobody sees what it did', async () => {
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => (go = resolve))
  const undone = database.queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('players').values(insert('own')).execute()
    await gone
    throw new Error('no')
  })
  await nextTurn()
  const seen = names()
  go()
  await expect(undone).rejects.toThrow('no')
  expect(await seen).toEqual([])
  expect(await names()).toEqual([])
})

test('what was deleted leaves the log too', async () => {
  await database.durably((queries) => queries.insertInto('players').values(insert('own')).execute())
  await database.forgetDeleted()
  expect(rowsInLog()).toBe(0)
})

/** How many pages the log has that are not in the file. */
function rowsInLog(): number {
  const [{ log } = { log: -1 }] = other.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
  return log
}

test('commits wait for the disk, also after one that need not', async () => {
  const FULL = 2
  const waits = async () => (await sql<{ synchronous: number }>`pragma synchronous`.execute(database.queries)).rows[0]?.synchronous
  expect(await waits()).toBe(FULL)
  await database.relaxed((transaction) => transaction.insertInto('players').values(insert('own')).execute())
  expect(await waits()).toBe(FULL)
})
