import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Bus } from '../bus/bus.ts'
import { MemoryBus } from '../bus/open-bus.ts'
import { openBus } from '../bus/open-bus.ts'
import { readConfig } from '../../config.ts'
import { openDatabase, type Database, type DatabaseAddress } from '../database/connection.ts'
import type { Patience } from '../database/timed-pool.ts'
import { migrate } from '../migrate.ts'

/** The embedded database in its data folder. */
const FILE = 'emojigma.sqlite'
/** Prefix of template databases, followed by the process id. */
const TEMPLATE = 'test_template_'

/** From this version on PostgreSQL can copy files directly, in a quarter of the time of copying by its log. */
const COPIES_FILES = 150_000

let template: Promise<string> | undefined
let copyTemplate: Promise<string> | undefined

/** With all tests running at once, statements may wait longer than a person would. */
const PATIENCE: Patience = { connectMs: 60_000, statementMs: 60_000 }

export interface TestDatabase {
  readonly database: Database
  readonly address: DatabaseAddress
  /** For another process on it. */
  readonly openBus: () => Promise<Bus>
  /** Deletes everything. */
  readonly remove: () => Promise<void>
}

interface FreshAddress {
  readonly address: DatabaseAddress
  readonly remove: () => Promise<void>
}

/** A place for a test's data: a fresh folder, and a new database too when DATABASE_URL names a PostgreSQL, whose account may create
 *  some. */
export async function freshAddress(): Promise<FreshAddress> {
  const { databaseUrl } = readConfig()
  return databaseUrl === undefined ? freshFolder() : freshDatabase(databaseUrl)
}

/** A fresh, migrated database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = readConfig()
  const { address, remove } =
    databaseUrl === undefined ? freshFolder() : await freshDatabase(databaseUrl, await (copyTemplate ??= makeTemplateDatabase(databaseUrl)))
  if (databaseUrl === undefined) copyFileSync(await (template ??= makeTemplate()), join(address.dataFolder, FILE))
  const database = openDatabase(address, () => undefined)
  const embedded = new MemoryBus()
  return {
    database,
    address,
    openBus: async () => (databaseUrl === undefined ? embedded.join() : openBus(address.databaseUrl, () => undefined)),
    async remove() {
      await database.close()
      await remove()
    },
  }
}

function freshFolder(): FreshAddress {
  const dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  return {
    address: { dataFolder, databaseUrl: undefined, waitsForDisk: false },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

/** @param copying SQL clause of the template; absent = an empty database */
async function freshDatabase(databaseUrl: string, copying = ''): Promise<FreshAddress> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(databaseUrl, `create database ${name} ${copying}`)
  const { address, remove } = freshFolder()
  return {
    address: { ...address, databaseUrl: addressOf(databaseUrl, name), patience: PATIENCE },
    async remove() {
      await remove()
      await asOwner(databaseUrl, `drop database ${name} with (force)`)
    },
  }
}

function addressOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  url.searchParams.set('application_name', name)
  return url.href
}

/** Each migration waits for the disk, so the embedded database is migrated once and copied for each test. */
async function makeTemplate(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
  await migrateOnce({ dataFolder, databaseUrl: undefined, waitsForDisk: false })
  return join(dataFolder, FILE)
}

/** The same on PostgreSQL, where copying takes a twentieth of the time. First drops the templates of earlier processes, which have no time
 *  for it when they end.
 *  @returns the SQL clause that copies it */
async function makeTemplateDatabase(databaseUrl: string): Promise<string> {
  const left = await asOwner(databaseUrl, `select datname as name from pg_database where datname like '${TEMPLATE}%'`)
  for (const { name } of left) {
    if (!isRunning(Number(name.split('_')[2]))) await asOwner(databaseUrl, `drop database if exists ${name} with (force)`)
  }
  const name = `${TEMPLATE}${process.pid}_${randomUUID().slice(0, 8)}`
  await asOwner(databaseUrl, `create database ${name}`)
  await migrateOnce({ dataFolder: '/nonexistent', databaseUrl: addressOf(databaseUrl, name) })
  const [version] = await asOwner(databaseUrl, `select current_setting('server_version_num') as name`)
  return `template ${name}${Number(version?.name) < COPIES_FILES ? '' : ' strategy file_copy'}`
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

async function migrateOnce(address: DatabaseAddress): Promise<void> {
  const database = openDatabase(address, () => undefined)
  await migrate(database)
  await database.close()
}

async function asOwner(databaseUrl: string, statement: string): Promise<readonly { readonly name: string }[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
