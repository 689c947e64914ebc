import { dayAt } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { NOON_MS } from '../../../platform/testing/test-site.ts'
import { draftOf } from './backup-file.ts'
import { backUpNightly } from './nightly.ts'
import { nightlyName } from './rotation.ts'

const DAY = dayAt(NOON_MS)
const NAME = nightlyName(DAY)

let opened: TestDatabase
let folder: string
let draft: string
beforeEach(async () => {
  opened = await openTestDatabase()
  folder = join(opened.address.dataFolder, 'backups')
  draft = draftOf(join(folder, NAME))
  makePrivateFolder(folder)
  vi.stubEnv('DATA_DIR', opened.address.dataFolder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await opened.remove()
})

/** @param nowMs asked for once a draft was found */
function backUp(signal = new AbortController().signal, nowMs = () => NOON_MS): Promise<void> {
  const clock = { nowMs }
  const failed = (error: unknown): never => {
    throw error
  }
  return backUpNightly(DAY, signal, {
    dataFolder: opened.address.dataFolder,
    folder,
    keepDays: 1,
    clock,
    log: fastify({ logger: false }).log,
    failed,
  })
}

function leaveDraft(): void {
  writeFileSync(draft, 'half of a backup')
  utimesSync(draft, NOON_MS / 1000, NOON_MS / 1000)
}

const databaseFiles = () => readdirSync(opened.address.dataFolder).filter((name) => name.includes('.backup'))

test('a server that stops while it backs up leaves nothing of it, and the next one makes the backup of the day', async () => {
  // So many rows take a second to write.
  await sql`create table many (id integer primary key, text text)`.execute(opened.database.queries)
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 150000)
    insert into many select i, hex(randomblob(40)) from n`.execute(opened.database.queries)
  const stopping = new AbortController()
  const stopped = backUp(stopping.signal)
  await expect.poll(() => existsSync(draft), { interval: 5 }).toBe(true)
  stopping.abort()
  await stopped
  expect(readdirSync(folder)).toEqual([])
  await backUp()
  expect(readdirSync(folder)).toEqual([NAME])
  expect(databaseFiles()).toEqual([])
})

test('what a killed process left of a backup is made anew, once nobody has written to it for a minute', async () => {
  leaveDraft()
  await backUp(undefined, () => NOON_MS + 59_900)
  expect(readdirSync(folder)).toEqual([NAME])
})

test('what another process is writing is left to it', async () => {
  leaveDraft()
  await backUp(undefined, () => {
    writeFileSync(draft, 'more of a backup')
    return NOON_MS + 59_900
  })
  expect(readdirSync(folder)).toEqual([`${NAME}.part`])
})
