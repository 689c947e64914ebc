import { existsSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type DatabaseAddress } from '../database/connection.ts'
import { runMigrations } from '../database/migrations.ts'
import { makePrivateFolder } from '../database/private-files.ts'
import { patiently } from '../database/timed-pool.ts'
import { migrate, migrationsOfAll } from '../migrate.ts'
import { differingTables, readBackup, secretIn, tallyOf, type Contents } from './backup.ts'
import { rowOf } from './checksum.ts'
import { openRowStore } from './open-row-store.ts'
import type { Row, Table } from './row-store.ts'

const FILE = 'emojigma.sqlite'
/** What SQLite keeps beside a file that is in use, or was when its process was killed. It would take the log for that of any file that is
 *  called so. */
const BESIDE_IT = [`${FILE}-wal`, `${FILE}-shm`] as const
const ROWS_AT_ONCE = 1000

/** Why a backup is not restored, in words for the operator. */
export class NotRestored extends Error {}

/** Makes an empty database what a backup holds, and brings it up to date with this release. Either all of it is there at the end, counted
 *  and compared, or nothing.
 *  @throws UnreadableBackup, NotRestored
 *  Source: docs/operate.md, Backups */
export async function restore(address: DatabaseAddress, path: string, key: string | undefined): Promise<Contents> {
  // Read to its end before anything is changed.
  const contents = await readBackup(path, key)
  const known = new Set(migrationsOfAll().map(({ name }) => name))
  const unknown = contents.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new NotRestored('it was made by a newer release of the site: restore it with that one')
  await expectEmpty(address)
  await expectSecret(address.dataFolder, contents.secret)
  // First: a site that finds a database and no secret makes one, under which nothing counts that was signed before.
  const isNewSecret = await keepSecret(address.dataFolder, contents.secret)
  try {
    if (address.databaseUrl === undefined) await restoreFile(address.dataFolder, path, key, contents)
    else await fill(address, path, key, contents)
  } catch (error) {
    // A site that was started there meanwhile goes on with it.
    if (isNewSecret && !existsSync(join(address.dataFolder, FILE))) await rm(join(address.dataFolder, 'secret'))
    throw error
  }
  return contents
}

/** Puts the secret of a backup into the data folder, whole or not at all.
 *  @returns whether there was none before */
async function keepSecret(dataFolder: string, secret: string | undefined): Promise<boolean> {
  const file = join(dataFolder, 'secret')
  if (secret === undefined || existsSync(file)) return false
  makePrivateFolder(dataFolder)
  const draft = `${file}.restoring`
  await writeFile(draft, secret, { mode: 0o600, flush: true })
  await rename(draft, file)
  return true
}

/** In a folder of its own, so that one that was cut short leaves nothing where a site would look. */
async function restoreFile(dataFolder: string, path: string, key: string | undefined, contents: Contents): Promise<void> {
  makePrivateFolder(dataFolder)
  const draft = join(dataFolder, 'restoring')
  await rm(draft, { recursive: true, force: true })
  try {
    await fill({ dataFolder: draft, databaseUrl: undefined }, path, key, contents)
    // Unlike a new name this never takes the place of another file: a site may have been started there meanwhile.
    await link(join(draft, FILE), join(dataFolder, FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new NotRestored(`a database was made in ${dataFolder} meanwhile: name an empty folder by DATA_DIR`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function fill(address: DatabaseAddress, path: string, key: string | undefined, contents: Contents): Promise<void> {
  const database = openDatabase(address, () => undefined)
  try {
    // The tables as they were when it was made.
    const then = migrationsOfAll().filter(({ name }) => contents.migrations.includes(name))
    await patiently(() => runMigrations(database, then))
    await load(address, path, key, contents)
    await migrate(database)
  } finally {
    await database.close()
  }
}

async function load(address: DatabaseAddress, path: string, key: string | undefined, contents: Contents): Promise<void> {
  const store = await openRowStore(address)
  try {
    await store.begin('writing')
    // Some tables begin with rows.
    await store.clear()
    let table: Table | undefined
    let waiting: Row[] = []
    const flush = async (): Promise<void> => {
      if (table && waiting.length > 0) await store.insert(table, waiting)
      waiting = []
    }
    await readBackup(path, key, {
      async row(of, line) {
        if (of !== table || waiting.length >= ROWS_AT_ONCE) await flush()
        table = of
        waiting.push(rowOf(line))
      },
    })
    await flush()
    const differing = differingTables(contents.tables, await tallyOf(store))
    if (differing.length > 0) throw new NotRestored(`the tables ${differing.join(', ')} did not become what they were`)
    await store.commit()
  } finally {
    await store.close()
  }
}

/** @throws NotRestored where there is a site already: nothing is ever overwritten */
async function expectEmpty(address: DatabaseAddress): Promise<void> {
  if (address.databaseUrl === undefined) {
    const found = [FILE, ...BESIDE_IT].find((name) => existsSync(join(address.dataFolder, name)))
    if (found !== undefined) {
      throw new NotRestored(`there is a database in ${address.dataFolder} already (${found}): name an empty folder by DATA_DIR`)
    }
    return
  }
  const store = await openRowStore(address)
  try {
    await store.begin('reading')
    const isThere = (await store.tables()).length > 0
    if (isThere) throw new NotRestored('there are tables at DATABASE_URL already: name an empty database')
  } finally {
    await store.close()
  }
}

/** @throws NotRestored where the keys of another site are: under those nothing counts that was signed before, such as cards and worksheets
 *  on paper */
async function expectSecret(dataFolder: string, secret: string | undefined): Promise<void> {
  const there = await secretIn(dataFolder)
  if (secret === undefined || there === undefined || there === secret) return
  throw new NotRestored(`there is another secret in ${dataFolder} than in the backup: name an empty folder by DATA_DIR, or move it away`)
}
