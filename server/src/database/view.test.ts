import Sqlite from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase, type Database } from './connection.ts'
import { Statement } from './statement.ts'

const NAMES = new Statement((queries, { least }: { least: number }) =>
  queries.selectFrom('players').select('device_id').where('id', '>=', least).orderBy('id'),
)

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

const names = async () => (await NAMES.rows(database.queries, { least: 0 })).map(({ device_id }) => device_id)
const insert = (device_id: string) => ({ device_id, created_at_ms: 0 })

test('what is read in one turn is read from one view of the file, and in the next from another', async () => {
  expect(await names()).toEqual([])
  other.exec("insert into players (device_id, created_at_ms) values ('other', 0)")
  expect(await names()).toEqual([])
  await nextTurn()
  expect(await names()).toEqual(['other'])
})

test.each(['durably', 'relaxed'] as const)('what is stored %s after a look in the same turn is seen at once', async (how) => {
  expect(await names()).toEqual([])
  await database[how]((queries) => queries.insertInto('players').values(insert('own')).execute())
  expect(await names()).toEqual(['own'])
})

test('a transaction that begins after a look in the same turn sees what others have stored since, and can write', async () => {
  expect(await names()).toEqual([])
  other.exec("insert into players (device_id, created_at_ms) values ('other', 0)")
  const seen = await database.queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('players').values(insert('own')).execute()
    return NAMES.rows(transaction, { least: 0 })
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

test('what was deleted is forgotten although somebody has just looked', async () => {
  await database.durably((queries) => queries.insertInto('players').values(insert('own')).execute())
  await names()
  const [{ busy } = { busy: 1 }] = other.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  expect(busy).toBe(1)
  await database.forgetDeleted()
  expect(rowsInLog()).toBe(0)
})

test('a file may be closed in the turn in which somebody looked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  const closed = openDatabase({ dataFolder: folder, databaseUrl: undefined }, () => undefined)
  await migrate(closed)
  expect(await NAMES.rows(closed.queries, { least: 0 })).toEqual([])
  await closed.close()
  await nextTurn()
  await expect(NAMES.rows(closed.queries, { least: 0 })).rejects.toThrow('not open')
  rmSync(folder, { recursive: true })
})

/** How many pages the log has that are not in the file. */
function rowsInLog(): number {
  const [{ log } = { log: -1 }] = other.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
  return log
}
