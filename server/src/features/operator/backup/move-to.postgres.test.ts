import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { lockFolder } from '../../../platform/database/folder-lock.ts'
import { migrate } from '../../../platform/migrate.ts'
import { freshAddress } from '../../../platform/testing/test-database.ts'
import { allRowsOf } from '../../../platform/testing/test-schema.ts'
import { A_DAY, openTestSite, puzzleOn, type TestAccount } from '../../../platform/testing/test-site.ts'
import { moveTo, NotMoved } from './move-to.ts'

let dataFolder: string
let target: { readonly address: DatabaseAddress; readonly remove: () => Promise<void> }
let player: TestAccount
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  target = await freshAddress()
  const address = { dataFolder, databaseUrl: undefined }
  const database = openDatabase(address, () => undefined)
  await migrate(database)
  const site = await openTestSite({ shared: { database, address, remove: async () => undefined } })
  player = await site.register()
  const id = puzzleOn(A_DAY, 1, 2)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, player.token)
  await site.close()
  await database.close()
})
afterEach(async () => {
  await target.remove()
  rmSync(dataFolder, { recursive: true, force: true })
})

const PORT = 20_000 + (process.pid % 10_000)

/** @returns how many rows were copied */
async function move(print: (line: string) => void = () => undefined): Promise<number> {
  const site = { dataFolder, port: PORT, host: '127.0.0.1' }
  const { rows, inPlace } = await moveTo({ site, databaseUrl: target.address.databaseUrl ?? '', print })
  await inPlace?.close()
  return rows
}

async function rowsAt(address: DatabaseAddress): Promise<Awaited<ReturnType<typeof allRowsOf>>> {
  const database = openDatabase(address, () => undefined)
  try {
    return await allRowsOf(database)
  } finally {
    await database.close()
  }
}

test('every row arrives, and a site goes on there with numbers of its own', async () => {
  const before = await rowsAt({ dataFolder, databaseUrl: undefined })
  expect(await move()).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0))
  expect(await rowsAt(target.address)).toEqual(before)
  expect(await rowsAt({ dataFolder, databaseUrl: undefined })).toEqual(before)

  const database = openDatabase(target.address, () => undefined)
  const site = await openTestSite({ shared: { ...target, database } })
  expect((await site.token({ grant_type: 'password', username: player.email, password: player.password })).status).toBe(200)
  const newcomer = await site.register()
  const id = puzzleOn(A_DAY, 1, 2)
  const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, newcomer.token)
  expect(status).toBe(200)
  await site.close()
  await database.close()
})

test('where a site has the folder and the address alone, nothing is moved', async () => {
  const unlock = lockFolder(dataFolder)
  const site = createServer().listen(PORT, '127.0.0.1')
  await once(site, 'listening')
  await expect(move()).rejects.toThrow(new NotMoved(`a site is using ${dataFolder}: stop it first`))
  site.close()
  unlock?.()
  expect(await move()).toBeGreaterThan(40)
})

test('a PostgreSQL with tables is left alone', async () => {
  const database = openDatabase(target.address, () => undefined)
  await migrate(database)
  await expect(move()).rejects.toThrow(/tables at that address/)
  expect(await database.queries.selectFrom('players').selectAll().execute()).toEqual([])
  await database.close()
})

test('visitors get 503 until all is copied', async () => {
  const asked: Promise<Response>[] = []
  await move(() => asked.push(fetch(`http://127.0.0.1:${PORT}/today`)))
  const replies = await Promise.all(asked)
  expect(replies.length).toBeGreaterThan(40)
  for (const { status, headers } of replies) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  await expect(fetch(`http://127.0.0.1:${PORT}/today`)).rejects.toThrow('fetch failed')
})

test('an address that is taken already is named, and all is copied', async () => {
  const other = createServer().listen(PORT, '127.0.0.1')
  await once(other, 'listening')
  const lines: string[] = []
  expect(await move((line) => lines.push(line))).toBeGreaterThan(40)
  expect(lines[0]).toMatch(/^127\.0\.0\.1:\d+ is taken/)
  other.close()
})
