import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getSettings, updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../../config.ts'
import { openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { verifyScores } from '../../boards/service.ts'
import { isMigrated } from '../../../platform/migrate.ts'
import { freshAddress, openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { allRowsOf } from '../../../platform/testing/test-schema.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { readBackup, UnreadableBackup, writeBackup, type BackupHeader } from './backup-file.ts'
import { backUp } from './backup.ts'
import { ProgramFailure } from './postgres-programs.ts'
import { NotRestored, restore } from './restore.ts'

const KEY = 'a key that nobody guesses'
const ON_SQLITE = readConfig().databaseUrl === undefined

let opened: TestDatabase
let site: TestSite
let player: TestAccount
let folder: { readonly address: DatabaseAddress; readonly remove: () => Promise<void> }
let path: string
let made: BackupHeader
let rows: Awaited<ReturnType<typeof allRowsOf>>

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
  rows = await allRowsOf(opened.database)
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
    expect(await restore(address, path, undefined)).toEqual({
      engine: address.databaseUrl === undefined ? 'sqlite' : 'postgres',
      madeAtMs: NOON_MS,
      migrations: made.migrations,
      secret: 'the secret of a test, kept in the folder',
    })
    expect(rows['attempts']).toHaveLength(2)
    expect(readFileSync(join(address.dataFolder, 'secret'), 'utf8')).toBe('the secret of a test, kept in the folder')
    const database = openDatabase(address, () => undefined)
    expect(await allRowsOf(database)).toEqual(rows)
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

test('players go on while it is made, and what is acknowledged before it begins is in it', async () => {
  await somewhereElse(async (address) => {
    const file = join(folder.address.dataFolder, 'meanwhile.backup')
    const earlier = await site.register()
    await Promise.all([
      backUp(opened.address, file, { key: undefined, nowMs: NOON_MS }),
      ...Array.from({ length: 5 }, () => site.register()),
    ])
    await restore(address, file, undefined)
    const database = openDatabase(address, () => undefined)
    const found = await database.queries.selectFrom('accounts').select('id').where('id', '=', earlier.accountId).execute()
    expect(found).toHaveLength(1)
    await database.close()
    expect(readdirSync(opened.address.dataFolder).filter((name) => name.includes('.backup'))).toEqual([])
  })
})

test('an encrypted one opens with its key alone, and nothing of it can be read or altered', async () => {
  const file = join(folder.address.dataFolder, 'sealed.backup')
  await backUp(opened.address, file, { key: KEY, nowMs: NOON_MS })
  const bytes = readFileSync(file)
  for (const word of [player.email, 'BraveOtter', 'accounts']) expect(bytes.includes(word)).toBe(false)
  expect((await readBackup(file, KEY)).migrations).toEqual(made.migrations)
  await expect(readBackup(file, undefined)).rejects.toThrow(/BACKUP_KEY/)
  await expect(readBackup(file, `${KEY}.`)).rejects.toThrow(UnreadableBackup)
  for (const at of [30, bytes.length >> 1, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    writeFileSync(`${file}.altered`, altered)
    await expect(readBackup(`${file}.altered`, KEY)).rejects.toThrow(UnreadableBackup)
  }
})

const unpacked = () => gunzipSync(readFileSync(path))

/** With a wrong checksum, which is found when it was read to its end. */
function overwritten(bytes: Buffer): Buffer {
  const at = bytes.length - 8
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

test.each([
  ['a file that ends in the middle', () => readFileSync(path).subarray(0, 2000)],
  ['a file without its last bytes', () => readFileSync(path).subarray(0, -20)],
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

/** The backup with other words in its first line. */
function withHeader(change: (line: string) => string): Buffer {
  const bytes = unpacked()
  const end = bytes.indexOf('\n')
  return gzipSync(Buffer.concat([Buffer.from(change(bytes.toString('utf8', 0, end))), bytes.subarray(end)]))
}

test('nothing is ever overwritten, and what a newer release made is not taken', async () => {
  await expect(restore(opened.address, path, undefined)).rejects.toThrow(NotRestored)
  const file = join(folder.address.dataFolder, 'newer.backup')
  writeFileSync(
    file,
    withHeader((line) => line.replace('"migrations":[', '"migrations":["9999-01-01-01 of tomorrow",')),
  )
  await somewhereElse(async (address) => {
    await expect(restore(address, file, undefined)).rejects.toThrow(/newer release/)
  })
})

test('each engine is told that the other one made it', async () => {
  const file = join(folder.address.dataFolder, 'other-engine.backup')
  writeFileSync(
    file,
    withHeader((line) => line.replace(/"engine":"\w+"/, made.engine === 'sqlite' ? '"engine":"postgres"' : '"engine":"sqlite"')),
  )
  await somewhereElse(async (address) => {
    await expect(restore(address, file, undefined)).rejects.toThrow(made.engine === 'sqlite' ? 'DATABASE_URL' : 'move-to')
  })
})

/** A backup that is complete, of a database that is none. */
async function nonsense(engine: BackupHeader['engine']): Promise<string> {
  const file = join(folder.address.dataFolder, `nonsense-${engine}.backup`)
  rmSync(file, { force: true })
  const pieces = async function* () {
    yield Buffer.from('no database')
  }
  await writeBackup(file, { ...made, engine }, pieces(), undefined)
  return file
}

test.runIf(ON_SQLITE)('nothing is restored beside what is left of a database', async () => {
  await somewhereElse(async (address) => {
    const { dataFolder } = address
    for (const left of ['emojigma.sqlite-wal', 'emojigma.sqlite-shm']) {
      writeFileSync(join(dataFolder, left), 'what a process that was killed had not moved into the file')
      await expect(restore(address, path, undefined)).rejects.toThrow(left)
      rmSync(join(dataFolder, left))
    }
    await restore(address, path, undefined)
  })
})

test('nothing is restored beside the secret of another site', async () => {
  await somewhereElse(async (address) => {
    writeFileSync(join(address.dataFolder, 'secret'), 'the secret of another site, kept in its folder')
    await expect(restore(address, path, undefined)).rejects.toThrow(/another secret/)
    expect(readFileSync(join(address.dataFolder, 'secret'), 'utf8')).toBe('the secret of another site, kept in its folder')
  })
})

test.runIf(ON_SQLITE)('a database that is made while another one is being restored stays', async () => {
  await somewhereElse(async (address) => {
    const { dataFolder } = address
    const file = join(dataFolder, 'emojigma.sqlite')
    const outcome = restore(address, path, undefined).catch((error: unknown) => error)
    while (!existsSync(join(dataFolder, 'restoring'))) await setImmediate()
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

test('if the database inside is damaged nothing stays, no secret either', async () => {
  const file = await nonsense(made.engine)
  await somewhereElse(async (address) => {
    await expect(restore(address, file, undefined)).rejects.toThrow(/not a database|pg_restore ended with 1/)
    expect(existsSync(join(address.dataFolder, 'secret'))).toBe(false)
    await restore(address, path, undefined)
  })
})

test('a backup of an older release is migrated to this one', async () => {
  const older = await openTestDatabase()
  await sql`drop table operator_acts`.execute(older.database.queries)
  await older.database.queries.deleteFrom('kysely_migration').where('name', 'like', '% acts of the operator').execute()
  const file = join(folder.address.dataFolder, 'older.backup')
  await backUp(older.address, file, { key: undefined, nowMs: NOON_MS })
  await older.remove()
  await somewhereElse(async (address) => {
    await restore(address, file, undefined)
    const database = openDatabase(address, () => undefined)
    expect(await isMigrated(database)).toBe(true)
    await database.close()
  })
})

test.skipIf(ON_SQLITE)('without the programs of PostgreSQL the operator is told which one is missing', async () => {
  vi.stubEnv('PATH', '/nowhere')
  const file = join(folder.address.dataFolder, 'without.backup')
  try {
    await expect(backUp(opened.address, file, { key: undefined, nowMs: NOON_MS })).rejects.toThrow(/^pg_dump is not installed: install/)
    await somewhereElse(async (address) => {
      await expect(restore(address, path, undefined)).rejects.toThrow(ProgramFailure)
    })
  } finally {
    vi.unstubAllEnvs()
  }
  expect(existsSync(file)).toBe(false)
  expect(existsSync(`${file}.part`)).toBe(false)
})
