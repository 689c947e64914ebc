import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { readConfig } from '../config.ts'
import { openDatabase, type Database, type DatabaseAddress } from '../database/connection.ts'
import { migrate } from '../migrate.ts'

/** Of the embedded database, in its data folder. */
const FILE = 'emojigma.sqlite'

let template: Promise<string> | undefined

export interface TestDatabase {
  readonly database: Database
  readonly address: DatabaseAddress
  /** Deletes everything. */
  readonly remove: () => Promise<void>
}

/** Where a test's data goes: a fresh folder, and a fresh schema too when DATABASE_URL names a PostgreSQL. */
export async function freshAddress(): Promise<{ readonly address: DatabaseAddress; readonly remove: () => Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  const removeFolder = (): void => rmSync(dataFolder, { recursive: true, force: true })
  const { databaseUrl } = readConfig()
  if (databaseUrl === undefined) return { address: { dataFolder, databaseUrl: undefined }, remove: async () => removeFolder() }
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(databaseUrl, `create schema ${schema}`)
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  url.searchParams.set('application_name', schema)
  return {
    address: { dataFolder, databaseUrl: url.href },
    async remove() {
      removeFolder()
      await asOwner(databaseUrl, `drop schema ${schema} cascade`)
    },
  }
}

/** A fresh, migrated database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { address, remove } = await freshAddress()
  if (address.databaseUrl === undefined) copyFileSync(await (template ??= makeTemplate()), join(address.dataFolder, FILE))
  const database = openDatabase(address, () => undefined)
  if (address.databaseUrl !== undefined) await migrate(database)
  return {
    database,
    address,
    async remove() {
      await database.close()
      await remove()
    },
  }
}

/** Each step of the migrations waits for the disk, so the embedded database is migrated once and copied for each test. */
async function makeTemplate(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
  const database = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
  await migrate(database)
  await database.close()
  return join(dataFolder, FILE)
}

async function asOwner(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
