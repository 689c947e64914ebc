import { sql } from 'kysely'
import { createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DATABASE_FILE, openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import { migrate, migrationsOfAll } from '../../../platform/migrate.ts'
import { readBackup, type BackupHeader } from './backup-file.ts'
import { expectSound, secretIn } from './backup.ts'
import { startProgram } from './postgres-programs.ts'

/** SQLite's files beside a database in use, or one whose process was killed. It would apply another file's log. */
const BESIDE_IT = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`] as const

/** Why a backup is not restored, as a message for the operator. */
export class NotRestored extends Error {}

/** Restores a backup into an empty database, and migrates it to this release. In the end everything is restored, or nothing.
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
  // First: a site with a database but without a secret creates one, which would void every earlier signature.
  const isNewSecret = await writeSecret(address.dataFolder, contents.secret)
  try {
    if (address.databaseUrl === undefined) await restoreFile(address.dataFolder, path, key)
    else await restorePostgres(address, address.databaseUrl, path, key)
  } catch (error) {
    // A site that was started there meanwhile uses it.
    if (isNewSecret && !existsSync(join(address.dataFolder, DATABASE_FILE))) await rm(join(address.dataFolder, 'secret'))
    throw error
  }
  return contents
}

/** Writes the backup's secret into the data folder, atomically.
 *  @returns whether there was none before */
async function writeSecret(dataFolder: string, secret: string | undefined): Promise<boolean> {
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
    await readBackup(path, key, (database) =>
      pipeline(database, createWriteStream(join(draft, DATABASE_FILE), { mode: 0o600, flush: true })),
    )
    expectSound(join(draft, DATABASE_FILE))
    await upToDate({ dataFolder: draft, databaseUrl: undefined })
    // Unlike a rename this never replaces another file: a site may have been started there meanwhile.
    await link(join(draft, DATABASE_FILE), join(dataFolder, DATABASE_FILE))
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
    // A program that ends early closes its input; `ended` has the reason.
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

/** @throws NotRestored if a site exists there: nothing is ever overwritten */
async function expectEmpty(address: DatabaseAddress): Promise<void> {
  if (address.databaseUrl !== undefined) {
    if (await hasTables(address)) throw new NotRestored('there are tables at DATABASE_URL already: name an empty database')
    return
  }
  const found = [DATABASE_FILE, ...BESIDE_IT].find((name) => existsSync(join(address.dataFolder, name)))
  if (found !== undefined) {
    throw new NotRestored(`there is a database in ${address.dataFolder} already (${found}): name an empty folder by DATA_DIR`)
  }
}

/** Whether a PostgreSQL schema has any table. */
export async function hasTables(address: DatabaseAddress): Promise<boolean> {
  const database = openDatabase(address, () => undefined)
  try {
    const { rows } = await sql`select from pg_tables where schemaname = current_schema() limit 1`.execute(database.queries)
    return rows.length > 0
  } finally {
    await database.close()
  }
}

/** @throws NotRestored if the folder holds another site's secret: replacing it would void everything signed before, such as printed
 *    cards and worksheets */
async function expectSecret(dataFolder: string, secret: string | undefined): Promise<void> {
  const there = await secretIn(dataFolder)
  if (secret === undefined || there === undefined || there === secret) return
  throw new NotRestored(`there is another secret in ${dataFolder} than in the backup: name an empty folder by DATA_DIR, or move it away`)
}
