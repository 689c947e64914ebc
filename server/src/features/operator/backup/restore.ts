import { sql } from 'kysely'
import { createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import { migrate, migrationsOfAll } from '../../../platform/migrate.ts'
import { readBackup, type BackupHeader } from './backup-file.ts'
import { expectSound, secretIn } from './backup.ts'
import { startProgram } from './postgres-programs.ts'

const FILE = 'emojigma.sqlite'
/** SQLite keeps these beside a file in use. A left-over log of another file would be taken for its own. */
const BESIDE_IT = [`${FILE}-wal`, `${FILE}-shm`] as const

/** The reason why a backup is not restored, in words for the operator. */
export class NotRestored extends Error {}

/** Makes an empty database what a backup holds, and migrates it to this release. At the end all of it is there, or nothing.
 *  @throws UnreadableBackup, NotRestored, ProgramFailure
 *  Source: docs/operate.md, Backups */
export async function restore(address: DatabaseAddress, path: string, key: string | undefined): Promise<BackupHeader> {
  // Read to its end before anything is changed.
  const contents = await readBackup(path, key)
  const known = new Set(migrationsOfAll().map(({ name }) => name))
  if (contents.migrations.some((name) => !known.has(name))) {
    throw new NotRestored('it was made by a newer release of the site: restore it with that one')
  }
  if (contents.engine === 'sqlite' && address.databaseUrl !== undefined) {
    throw new NotRestored('it holds an embedded database: restore it without DATABASE_URL, then move that with "move-to"')
  }
  if (contents.engine === 'postgres' && address.databaseUrl === undefined) {
    throw new NotRestored('it holds a PostgreSQL: name an empty one by DATABASE_URL')
  }
  await expectEmpty(address)
  await expectSecret(address.dataFolder, contents.secret)
  // First: a site that finds a database and no secret makes a new one, and every earlier signature becomes void.
  const isNewSecret = await keepSecret(address.dataFolder, contents.secret)
  try {
    if (address.databaseUrl === undefined) await restoreFile(address.dataFolder, path, key)
    else await restorePostgres(address, address.databaseUrl, path, key)
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

/** In a folder of its own, so that an interrupted restore leaves nothing where a site would look. */
async function restoreFile(dataFolder: string, path: string, key: string | undefined): Promise<void> {
  makePrivateFolder(dataFolder)
  const draft = join(dataFolder, 'restoring')
  await rm(draft, { recursive: true, force: true })
  try {
    await mkdir(draft, { mode: 0o700 })
    await readBackup(path, key, (database) => pipeline(database, createWriteStream(join(draft, FILE), { mode: 0o600, flush: true })))
    expectSound(join(draft, FILE))
    await upToDate({ dataFolder: draft, databaseUrl: undefined })
    // Unlike a rename this never replaces another file: a site may have been started there meanwhile.
    await link(join(draft, FILE), join(dataFolder, FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new NotRestored(`a database was made in ${dataFolder} meanwhile: name an empty folder by DATA_DIR`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function restorePostgres(address: DatabaseAddress, databaseUrl: string, path: string, key: string | undefined): Promise<void> {
  const parameters = ['--format=custom', '--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  await readBackup(path, key, async (database) => {
    const { process: running, ended } = startProgram('pg_restore', address.databaseDirectUrl ?? databaseUrl, parameters, ['pipe', 'ignore'])
    // A program that ends early closes its input; why it ended is in `ended`.
    await Promise.all([running.stdin && pipeline(Readable.from(database), running.stdin).catch(() => undefined), ended])
  })
  await upToDate(address)
}

async function upToDate(address: DatabaseAddress): Promise<void> {
  const database = openDatabase(address, () => undefined)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** @throws NotRestored if a site is there already: nothing is ever overwritten */
async function expectEmpty(address: DatabaseAddress): Promise<void> {
  if (address.databaseUrl !== undefined) {
    if (await hasTables(address)) throw new NotRestored('there are tables at DATABASE_URL already: name an empty database')
    return
  }
  const found = [FILE, ...BESIDE_IT].find((name) => existsSync(join(address.dataFolder, name)))
  if (found !== undefined) {
    throw new NotRestored(`there is a database in ${address.dataFolder} already (${found}): name an empty folder by DATA_DIR`)
  }
}

/** Whether there is any table in the schema of a PostgreSQL. */
export async function hasTables(address: DatabaseAddress): Promise<boolean> {
  const database = openDatabase(address, () => undefined)
  try {
    const { rows } = await sql`select from pg_tables where schemaname = current_schema() limit 1`.execute(database.queries)
    return rows.length > 0
  } finally {
    await database.close()
  }
}

/** @throws NotRestored if the folder holds another site's secret, which would void everything signed before, such as printed cards and
 *  worksheets */
async function expectSecret(dataFolder: string, secret: string | undefined): Promise<void> {
  const there = await secretIn(dataFolder)
  if (secret === undefined || there === undefined || there === secret) return
  throw new NotRestored(`there is another secret in ${dataFolder} than in the backup: name an empty folder by DATA_DIR, or move it away`)
}
