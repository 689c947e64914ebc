import Sqlite from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from './connection.ts'
import { migrate } from '../migrate.ts'

let dataFolder: string
let database: Database
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  database = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
  await migrate(database)
})
afterEach(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

test.each(['durably', 'relaxed'] as const)(
  'what is read %s can be written by, whatever another process on the file is about to write',
  async (how) => {
    const other = new Sqlite(join(dataFolder, 'emojigma.sqlite'), { timeout: 0 })
    const write = () => other.exec("insert into players (device_id, created_at_ms) values ('other', 0)")
    await database[how](async (transaction) => {
      await transaction.selectFrom('players').selectAll().execute()
      expect(write).toThrow(/locked/)
      await transaction.insertInto('players').values({ device_id: 'own', created_at_ms: 0 }).execute()
    })
    write()
    other.close()
    expect(await database.queries.selectFrom('players').select('device_id').orderBy('id').execute()).toEqual([
      { device_id: 'own' },
      { device_id: 'other' },
    ])
  },
)
