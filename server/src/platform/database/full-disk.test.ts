import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openTestLog } from '../testing/test-log.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'
import { openDatabase, type Database } from './connection.ts'

/** The embedded database whatever the environment says: PostgreSQL's disk is its own business. */
let dataFolder = ''
let database: Database
let site: TestSite
let lines: readonly string[]
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  const address = { dataFolder, databaseUrl: undefined }
  database = openDatabase(address, () => undefined)
  await migrate(database)
  const log = openTestLog()
  lines = log.lines
  site = await openTestSite({ shared: { database, address, remove: async () => undefined }, logger: { level: 'warn', stream: log.stream } })
})
afterEach(async () => {
  await site.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const PuzzleId = puzzleOn(A_DAY, 1, 1)
const guess = () => site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: '1', DeviceId: randomUUID() })

/** No further page fits into the file, as on a disk that is full. */
const fillDisk = (): Promise<unknown> => sql`pragma max_page_count = 1`.execute(database.queries)
const clearDisk = (): Promise<unknown> => sql`pragma max_page_count = 1000000`.execute(database.queries)

/** Guesses until the pages that the tables have are used up. */
async function guessUntilRefused() {
  for (;;) {
    const replies = await Promise.all(Array.from({ length: 20 }, guess))
    const refused = replies.find(({ status }) => status !== 200)
    if (refused) return refused
  }
}

test('on a full disk a call is told to come again, the site is not ready, and the log says why; later it goes on by itself', async () => {
  await fillDisk()
  const refused = await guessUntilRefused()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { err } = JSON.parse(lines.at(-1) ?? '') as { err: { code: string; message: string } }
  expect(err).toMatchObject({ code: 'SQLITE_FULL', message: 'database or disk is full' })
  expect(lines.join('')).not.toMatch(/rollback|savepoint/)
  expect((await site.get('/readyz')).status).toBe(503)
  await clearDisk()
  expect((await site.get('/readyz')).status).toBe(200)
  expect((await guess()).status).toBe(200)
})

test('a disk that takes no writes is told alike', async () => {
  await sql`pragma query_only = on`.execute(database.queries)
  expect((await guess()).status).toBe(503)
  expect((await site.get('/readyz')).status).toBe(503)
  await sql`pragma query_only = off`.execute(database.queries)
  expect((await site.get('/readyz')).status).toBe(200)
})

/** Another process with the right to write to the file. */
function foreignLock(): Sqlite.Database {
  const other = new Sqlite(join(dataFolder, 'emojigma.sqlite'))
  other.exec('begin immediate')
  return other
}

test('while another process writes to the file a guess waits for it, and whoever only reads does not', async () => {
  const other = foreignLock()
  let isAnswered = false
  const waiting = guess().then((reply) => {
    isAnswered = true
    return reply
  })
  for (let times = 0; times < 20; times += 1) expect((await site.get('/readyz')).status).toBe(200)
  expect(isAnswered).toBe(false)
  other.exec('rollback')
  other.close()
  expect((await waiting).status).toBe(200)
})

test('a process that does not let go of the file has a guess told to come again, and nothing of it stays', async () => {
  const other = foreignLock()
  const refused = await guess()
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 5])
  other.exec('rollback')
  other.close()
  expect((await site.countsOf(PuzzleId)).attempted).toBe(0)
  expect((await guess()).status).toBe(200)
})
