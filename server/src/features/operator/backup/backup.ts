import Sqlite from 'better-sqlite3'
import { createReadStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DATABASE_FILE, openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { makePrivateFile } from '../../../platform/database/private-files.ts'
import { writeBackup, type BackupHeader } from './backup-file.ts'
import { startProgram } from './postgres-programs.ts'

/** All pages in one step, so that a write in between does not restart the copy. */
const ALL_PAGES = 2 ** 31 - 1

/** Writes a consistent copy of the database into a file, while the site runs.
 *  @param key for encryption; undefined = not encrypted
 *  @returns its header, and its size in bytes
 *  Source: docs/operate.md, Backups */
export async function backUp(
  address: DatabaseAddress,
  path: string,
  { key, nowMs }: { readonly key: string | undefined; readonly nowMs: number },
): Promise<BackupHeader & { readonly bytes: number }> {
  const secret = await secretIn(address.dataFolder)
  const header: BackupHeader = {
    engine: address.databaseUrl === undefined ? 'sqlite' : 'postgres',
    madeAtMs: nowMs,
    migrations: await migrationsOf(address),
    ...(secret === undefined ? {} : { secret }),
  }
  const database = address.databaseUrl === undefined ? copyOfFile(address.dataFolder, basename(path)) : dump(address, address.databaseUrl)
  return { ...header, bytes: await writeBackup(path, header, database, key) }
}

/** SQLite's copy stays in the data folder until it is packed: other people may read the backup folder.
 *  @returns its chunks */
async function* copyOfFile(dataFolder: string, name: string): AsyncGenerator<Buffer> {
  const copy = join(dataFolder, `${name}.copy`)
  await rm(copy, { force: true })
  const file = new Sqlite(join(dataFolder, DATABASE_FILE), { fileMustExist: true })
  try {
    makePrivateFile(copy)
    await file.backup(copy, { progress: () => ALL_PAGES })
    expectSound(copy)
    yield* createReadStream(copy) as AsyncIterable<Buffer>
  } finally {
    file.close()
    await rm(copy, { force: true })
  }
}

async function* dump({ databaseDirectUrl }: DatabaseAddress, databaseUrl: string): AsyncGenerator<Buffer> {
  // Compressed with everything else.
  const parameters = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges']
  const { process: running, ended } = startProgram('pg_dump', databaseDirectUrl ?? databaseUrl, parameters, ['ignore', 'pipe'])
  try {
    if (running.stdout) yield* running.stdout as AsyncIterable<Buffer>
    await ended
  } finally {
    running.kill()
  }
}

async function migrationsOf(address: DatabaseAddress): Promise<readonly string[]> {
  const database = openDatabase(address, () => undefined)
  try {
    const rows = await database.queries.selectFrom('kysely_migration').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  } finally {
    await database.close()
  }
}

/** @throws Error if an SQLite file is damaged */
export function expectSound(path: string): void {
  const file = new Sqlite(path, { fileMustExist: true })
  try {
    const found = file.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`SQLite finds the database damaged: ${String(found)}`)
  } finally {
    file.close()
  }
}

/** @returns the secret in a data folder; undefined if there is none */
export async function secretIn(dataFolder: string): Promise<string | undefined> {
  return readFile(join(dataFolder, 'secret'), 'utf8').catch(() => undefined)
}
