import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getSettings, updateSettings } from '@emojigma/contract/site/settings.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type DatabaseAddress } from '../database/connection.ts'
import { verifyScores } from '../leaderboards/service.ts'
import { isMigrated } from '../migrate.ts'
import { freshAddress, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type Registered, type TestSite } from '../testing/test-site.ts'
import { backUp, readBackup, rowsIn, type Contents } from './backup.ts'
import { lineOf, rowOf, Tallying } from './checksum.ts'
import { UnreadableBackup } from './lines-on-disk.ts'
import { NotRestored, restore } from './restore.ts'

const KEY = 'a key that nobody guesses'

let opened: TestDatabase
let site: TestSite
let player: Registered
let folder: { readonly address: DatabaseAddress; readonly remove: () => Promise<void> }
let path: string
let made: Contents

beforeAll(async () => {
  opened = await openTestDatabase()
  writeFileSync(join(opened.address.dataFolder, 'secret'), 'the secret of a test, kept in the folder')
  site = await openTestSite({ shared: opened })
  player = await site.register({ nickname: 'BraveOtter' })
  for (const slot of [2, 3]) await solve(slot)
  await site.post(updateSettings.path, { Theme: 'dark' }, player.token)
  folder = await freshAddress()
  path = join(folder.address.dataFolder, 'whole.backup')
  made = await backUp(opened.address, path, { key: undefined, nowMs: NOON_MS })
})
afterAll(async () => {
  await site.close()
  await opened.remove()
  await folder.remove()
})

async function solve(slot: number): Promise<void> {
  const id = puzzleOn(A_DAY, 1, slot as 2 | 3)
  const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, player.token)
  expect(status).toBe(200)
}

/** Somewhere nothing is: a folder without a database, and an empty schema where the tests run on PostgreSQL. */
async function somewhereElse<T>(work: (address: DatabaseAddress) => Promise<T>): Promise<T> {
  const { address, remove } = await freshAddress()
  try {
    return await work(address)
  } finally {
    await remove()
  }
}

test('what is restored is what was there, row by row, and a site goes on with it', async () => {
  await somewhereElse(async (address) => {
    const restored = await restore(address, path, undefined)
    expect(restored).toEqual({ ...made, bytes: undefined, secret: 'the secret of a test, kept in the folder' })
    expect(made.tables['attempts']?.rows).toBe(2)
    expect(rowsIn(made)).toBeGreaterThan(40)
    expect(readFileSync(join(address.dataFolder, 'secret'), 'utf8')).toBe('the secret of a test, kept in the folder')
    const again = join(address.dataFolder, 'again.backup')
    expect((await backUp(address, again, { key: undefined, nowMs: NOON_MS })).tables).toEqual(made.tables)
    const database = openDatabase(address, () => undefined)
    expect(await isMigrated(database)).toBe(true)
    expect((await verifyScores(database.queries, NOON_MS)).differences).toEqual([])
    await database.close()
  })
})

test('who had an account has it on the restored site, with settings and password, and new players get numbers of their own', async () => {
  await somewhereElse(async (address) => {
    await restore(address, path, undefined)
    const database = openDatabase(address, () => undefined)
    const other = await openTestSite({ shared: { database, address, remove: async () => undefined } })
    const { body } = await other.token({ grant_type: 'password', username: player.email, password: player.password })
    const settings = await other.get(getSettings.path, { authorization: `Bearer ${body.access_token}` })
    expect(JSON.parse(settings.body.toString())).toMatchObject({ Theme: 'dark' })
    const newcomer = await other.register()
    const id = puzzleOn(A_DAY, 1, 2)
    const { status } = await other.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await other.answerTo(id) }, newcomer.token)
    expect(status).toBe(200)
    await other.close()
    await database.close()
  })
})

test('what is acknowledged while it is made is in the next one, and disturbs nothing in this one', async () => {
  await somewhereElse(async (address) => {
    const file = join(address.dataFolder, 'meanwhile.backup')
    const [contents] = await Promise.all([
      backUp(opened.address, file, { key: undefined, nowMs: NOON_MS }),
      ...Array.from({ length: 5 }, () => site.register()),
    ])
    expect((await readBackup(file, undefined)).tables).toEqual(contents.tables)
    const next = join(address.dataFolder, 'next.backup')
    const after = await backUp(opened.address, next, { key: undefined, nowMs: NOON_MS })
    expect(after.tables['accounts']?.rows).toBe((made.tables['accounts']?.rows ?? 0) + 5)
  })
})

test('an encrypted one opens with its key alone, and nothing of it can be read or altered', async () => {
  const file = join(folder.address.dataFolder, 'sealed.backup')
  await backUp(opened.address, file, { key: KEY, nowMs: NOON_MS })
  const bytes = readFileSync(file)
  for (const word of [player.email, 'BraveOtter', 'accounts']) expect(bytes.includes(word)).toBe(false)
  expect((await readBackup(file, KEY)).tables['attempts']).toEqual(made.tables['attempts'])
  await expect(readBackup(file, undefined)).rejects.toThrow(/BACKUP_KEY/)
  await expect(readBackup(file, `${KEY}.`)).rejects.toThrow(UnreadableBackup)
  for (const at of [30, bytes.length >> 1, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    writeFileSync(`${file}.altered`, altered)
    await expect(readBackup(`${file}.altered`, KEY)).rejects.toThrow(UnreadableBackup)
  }
})

const unpacked = () => gunzipSync(readFileSync(path)).toString()

/** With a wrong checksum, which is found when it was read to its end. */
function overwritten(bytes: Buffer): Buffer {
  const at = bytes.length - 8
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

test.each([
  ['a file that ends in the middle', () => readFileSync(path).subarray(0, 2000)],
  ['a file without its last line', () => gzipSync(unpacked().split('\n').slice(0, -2).join('\n'))],
  ['a row that was changed', () => gzipSync(unpacked().replace('BraveOtter', 'BadOtter'))],
  ['a row that is there twice', () => gzipSync(unpacked().replace(/^\[.*$/m, '$&\n$&'))],
  ['one that was overwritten', () => overwritten(readFileSync(path))],
  ['something else that was overwritten', () => overwritten(gzipSync(randomBytes(200_000).toString('hex').replaceAll(/.{64}/g, '$&\n')))],
  ['something else', () => gzipSync('hello\n')],
  ['nothing at all', () => Buffer.alloc(0)],
])('%s is refused, and nothing is begun', async (_what, bytes) => {
  await somewhereElse(async (address) => {
    const file = join(folder.address.dataFolder, 'bad.backup')
    writeFileSync(file, bytes())
    await expect(restore(address, file, undefined)).rejects.toThrow(UnreadableBackup)
    // The place is still free.
    await restore(address, path, undefined)
  })
})

test('nothing is ever overwritten, and what a newer release made is not taken', async () => {
  await expect(restore(opened.address, path, undefined)).rejects.toThrow(NotRestored)
  const file = join(folder.address.dataFolder, 'newer.backup')
  writeFileSync(file, gzipSync(unpacked().replace('"migrations":[', '"migrations":["9999-01-01-01 of tomorrow",')))
  await somewhereElse(async (address) => {
    await expect(restore(address, file, undefined)).rejects.toThrow(/newer release/)
  })
})

test('what was left of a database, or the secret of another site, is not restored beside', async () => {
  await somewhereElse(async ({ dataFolder }) => {
    const address = { dataFolder, databaseUrl: undefined }
    for (const left of ['emojigma.sqlite-wal', 'emojigma.sqlite-shm']) {
      writeFileSync(join(dataFolder, left), 'what a process that was killed had not moved into the file')
      await expect(restore(address, path, undefined)).rejects.toThrow(left)
      rmSync(join(dataFolder, left))
    }
    await restore(address, path, undefined)
  })
  await somewhereElse(async (address) => {
    writeFileSync(join(address.dataFolder, 'secret'), 'the secret of another site, kept in its folder')
    await expect(restore(address, path, undefined)).rejects.toThrow(/another secret/)
    expect(readFileSync(join(address.dataFolder, 'secret'), 'utf8')).toBe('the secret of another site, kept in its folder')
  })
})

test('a database that is made while another one is being restored stays', async () => {
  await somewhereElse(async ({ dataFolder }) => {
    const address = { dataFolder, databaseUrl: undefined }
    const file = join(dataFolder, 'emojigma.sqlite')
    const outcome = restore(address, path, undefined).catch((error: unknown) => error)
    await expect.poll(() => existsSync(join(dataFolder, 'restoring'))).toBe(true)
    // Before the database, in case the process is killed between the two.
    const secret = readFileSync(join(dataFolder, 'secret'), 'utf8')
    expect(secret).toBe('the secret of a test, kept in the folder')
    writeFileSync(file, 'of a site that was started meanwhile')
    expect(await outcome).toBeInstanceOf(NotRestored)
    expect(readFileSync(file, 'utf8')).toBe('of a site that was started meanwhile')
    expect(existsSync(join(dataFolder, 'restoring'))).toBe(false)
    expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(secret)
  })
})

test('of one that cannot be put into tables nothing stays, no secret either', async () => {
  const file = join(folder.address.dataFolder, 'other-tables.backup')
  writeFileSync(file, gzipSync(unpacked().replaceAll('"settings"', '"settlings"')))
  await somewhereElse(async (address) => {
    await expect(restore(address, file, undefined)).rejects.toThrow(/settlings/)
    expect(existsSync(join(address.dataFolder, 'secret'))).toBe(false)
  })
})

/** The columns that the newest migrations have added. The one that has added none has changed rows. */
const ADDED: readonly (readonly [table: string, column: string])[] = [
  ['assignments', 'assignment_key'],
  ['payments', 'customer_ref'],
  ['made_puzzles', 'puzzle_key'],
  ['attempts', 'last_made_at_ms'],
  ['made_attempts', 'last_made_at_ms'],
  ['challenges', 'challenge_key'],
]

/** A backup as it was before a table had a column. */
function withoutColumn(text: string, [name, column]: (typeof ADDED)[number]): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`{"table":"${name}"`))
  const { columns } = JSON.parse(lines[at] ?? '') as { readonly columns: readonly string[] }
  const place = columns.indexOf(column)
  expect(place).toBeGreaterThan(-1)
  lines[at] = JSON.stringify({ table: name, columns: columns.toSpliced(place, 1) })
  const tallying = new Tallying()
  for (let row = at + 1; lines[row]?.startsWith('['); row += 1) {
    const line = lineOf(rowOf(lines[row] ?? '').toSpliced(place, 1))
    tallying.add(line)
    lines[row] = line
  }
  return lines.join('\n').replace(new RegExp(`("${name}":{"rows":\\d+,"sum":")[\\da-f]{16}`), `$1${tallying.tally.sum}`)
}

test('one of an older release is brought up to date', async () => {
  const newest = made.migrations.slice(-9)
  expect(newest).toEqual(
    [
      /keys of assignments/,
      /customers of payments/,
      /keys of made puzzles/,
      /made puzzles of moved students/,
      /guesses that are sent again/,
      /guesses at made puzzles that are sent again/,
      /keys of challenges/,
      /one rule book for a guess/,
      /attempts in one table/,
    ].map((name) => expect.stringMatching(name) as unknown),
  )
  const older = ADDED.reduce(withoutColumn, unpacked().replace(newest.map((name) => `,"${name}"`).join(''), ''))
  const file = join(folder.address.dataFolder, 'older.backup')
  writeFileSync(file, gzipSync(older))
  await somewhereElse(async (address) => {
    await restore(address, file, undefined)
    const database = openDatabase(address, () => undefined)
    expect(await isMigrated(database)).toBe(true)
    await database.close()
  })
})

test('one engine takes what the other held', async () => {
  await somewhereElse(async ({ dataFolder }) => {
    const embedded = { dataFolder, databaseUrl: undefined }
    await restore(embedded, path, undefined)
    const file = join(dataFolder, 'embedded.backup')
    expect((await backUp(embedded, file, { key: undefined, nowMs: NOON_MS })).tables).toEqual(made.tables)
    await somewhereElse(async (address) => {
      await restore(address, file, undefined)
      const back = join(address.dataFolder, 'back.backup')
      expect((await backUp(address, back, { key: undefined, nowMs: NOON_MS })).tables).toEqual(made.tables)
    })
  })
})
