import { sql } from 'kysely'
import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DATABASE_FILE, openDatabase, type Database } from '../../../platform/database/connection.ts'
import { lockFolder } from '../../../platform/database/folder-lock.ts'
import { migrate } from '../../../platform/migrate.ts'
import type { Config } from '../../../config.ts'
import { hasTables } from './restore.ts'
import { standIn, type StandIn } from './stand-in.ts'

/** PostgreSQL takes 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000
const LOOK_EVERY_MS = 50

/** Why nothing is moved, as a message for the operator. */
export class NotMoved extends Error {}

export interface MoveOptions {
  /** The site, running or stopped. */
  readonly site: Pick<Config, 'dataFolder' | 'port' | 'host'>
  /** An empty PostgreSQL database. */
  readonly databaseUrl: string
  /** Prints progress. */
  readonly print: (line: string) => void
}

export interface Moved {
  /** How many were copied. */
  readonly rows: number
  /** Replies at the site's address from now on too. Absent: it could not be had. */
  readonly inPlace: StandIn | undefined
}

type Value = string | number | null

/** Copies the embedded database of a site to an empty PostgreSQL database, once the site has stopped. The embedded one stays as it is.
 *  Meanwhile visitors get 503 at the site's address.
 *  @throws NotMoved
 *  Source: docs/operate.md, Moving to PostgreSQL */
export async function moveTo({ site, databaseUrl, print }: MoveOptions): Promise<Moved> {
  const { dataFolder } = site
  if (await hasTables({ dataFolder, databaseUrl })) throw new NotMoved('there are tables at that address already: name an empty database')
  const inPlace = await standIn(site)
  try {
    const unlock = lockFolder(dataFolder) ?? (inPlace && (await lockOnceStopped(dataFolder, print)))
    if (!unlock) throw new NotMoved(`a site is using ${dataFolder}: stop it first`)
    if (!inPlace) print(`${site.host}:${site.port} is taken by another program, or not allowed: visitors get no reply meanwhile.`)
    try {
      return { rows: await copyAll(dataFolder, databaseUrl, print), inPlace }
    } finally {
      unlock()
    }
  } catch (error) {
    await inPlace?.close()
    throw error
  }
}

async function lockOnceStopped(dataFolder: string, print: MoveOptions['print']): Promise<() => void> {
  print(`Now stop the site that uses ${dataFolder}. All is copied then.`)
  for (;;) {
    await wait(LOOK_EVERY_MS)
    const unlock = lockFolder(dataFolder)
    if (unlock) return unlock
  }
}

/** @returns the number of rows copied */
async function copyAll(dataFolder: string, databaseUrl: string, print: MoveOptions['print']): Promise<number> {
  const source = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
  // Both have the tables of this release.
  await migrate(source)
  await source.close()
  const file = new Sqlite(join(dataFolder, DATABASE_FILE), { readonly: true })
  const target = openDatabase({ dataFolder, databaseUrl }, () => undefined)
  try {
    await migrate(target)
    let rows = 0
    for (const table of tablesInOrder(file)) {
      const copied = await copyTable(file, target, table)
      print(`copied ${table}: ${copied} rows`)
      rows += copied
    }
    return rows
  } finally {
    file.close()
    await target.close()
  }
}

/** All tables of the site, each after those that it references. */
function tablesInOrder(file: Sqlite.Database): readonly string[] {
  const names = file
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'")
    .pluck()
    .all()
  const ordered = new Set<string>()
  const add = (name: string): void => {
    if (ordered.has(name)) return
    const referred = file.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck().all(name)
    for (const other of referred) if (other !== name) add(other)
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered]
}

/** Copies a table in one transaction, with its id sequence.
 *  @returns the number of rows
 *  @throws NotMoved if the numbers of rows differ afterwards */
async function copyTable(file: Sqlite.Database, { queries }: Database, name: string): Promise<number> {
  const table = sql.table(name)
  const statement = file.prepare<[], Value[]>(`select * from "${name}"`).raw()
  const columns = statement.columns().map((column) => column.name)
  const rowsAtOnce = Math.floor(MOST_PARAMETERS / columns.length)
  return queries.transaction().execute(async (transaction) => {
    const insert = async (rows: readonly Value[][]): Promise<void> => {
      const values = rows.map((row) => sql`(${sql.join(row)})`)
      await sql`insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
        transaction,
      )
    }
    // Migrations have inserted some rows.
    await sql`delete from ${table}`.execute(transaction)
    let waiting: Value[][] = []
    let count = 0
    for (const row of statement.iterate()) {
      count += 1
      if (waiting.push(row) < rowsAtOnce) continue
      await insert(waiting)
      waiting = []
    }
    if (waiting.length > 0) await insert(waiting)
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(transaction)
    if (rows[0]?.count !== count) throw new NotMoved(`of ${count} rows of ${name}, ${rows[0]?.count} arrived`)
    await resetIds(transaction, name)
    return count
  })
}

async function resetIds(queries: Database['queries'], name: string): Promise<void> {
  const { rows } = await sql<{ column: string }>`select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = ${name} and is_identity = 'YES'`.execute(queries)
  for (const { column } of rows) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column}), max(${sql.ref(column)}))
      from ${sql.table(name)} having max(${sql.ref(column)}) is not null`.execute(queries)
  }
}
