import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { afterWhatTheyReferTo, quoted, type KeyedTable, type Row, type RowStore, type Table } from './row-store.ts'

/** Tables that are not the site's: what has run, and what a move into PostgreSQL keeps of itself. */
const OTHERS = /^(?:kysely|moving|moved)_/

/** Another process may be about to commit. */
const PATIENCE_MS = 10_000

/** The embedded database, beside a running site.
 *  @throws Error where there is none in the folder */
export function openFile(dataFolder: string): Sqlite.Database {
  const file = new Sqlite(join(dataFolder, 'emojigma.sqlite'), { timeout: PATIENCE_MS, fileMustExist: true })
  file.pragma('synchronous = FULL')
  file.pragma('secure_delete = ON')
  return file
}

/** The rows of the embedded database, beside a running site. */
export class EmbeddedRows implements RowStore {
  readonly #file: Sqlite.Database

  /** @param file from `openFile` above */
  constructor(file: Sqlite.Database) {
    this.#file = file
  }

  /** @throws Error where there is no database in the folder */
  static open(dataFolder: string): EmbeddedRows {
    return new EmbeddedRows(openFile(dataFolder))
  }

  async begin(does: 'reading' | 'writing'): Promise<void> {
    this.#file.exec(does === 'writing' ? 'begin immediate' : 'begin')
    // What a transaction sees is settled by its first look.
    this.#file.prepare('select count(*) from sqlite_master').get()
    // Checked at the commit instead of with each row.
    if (does === 'writing') this.#file.pragma('defer_foreign_keys = ON')
  }

  async migrations(): Promise<readonly string[]> {
    const isThere = this.#file.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").get()
    return isThere ? (this.#file.prepare('select name from kysely_migration order by name').pluck().all() as string[]) : []
  }

  async tables(): Promise<readonly Table[]> {
    const names = this.#file
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
      .pluck()
      .all() as string[]
    const own = names.filter((name) => !OTHERS.test(name))
    const columnsOf = this.#file.prepare<[string], string>('select name from pragma_table_info(?) order by name').pluck()
    const refersOf = this.#file.prepare<[string], string>('select distinct "table" from pragma_foreign_key_list(?)').pluck()
    return afterWhatTheyReferTo(
      own.map((name) => ({ name, columns: columnsOf.all(name).toSorted() })),
      own.flatMap((name) => refersOf.all(name).map((to) => [name, to] as const)),
    )
  }

  async *rows({ name, columns }: Table): AsyncIterable<Row> {
    yield* this.#file
      .prepare<[], Row>(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
      .raw()
      .iterate()
  }

  /** The same tables, each with the columns of its primary key in their order. */
  async keyedTables(): Promise<readonly KeyedTable[]> {
    const keyOf = this.#file.prepare<[string], string>('select name from pragma_table_info(?) where pk > 0 order by pk').pluck()
    return (await this.tables()).map((table) => ({ ...table, key: keyOf.all(table.name) }))
  }

  /** @param after a key; undefined = from the beginning
   *  @returns the next rows in the order of their keys */
  page({ name, columns, key }: KeyedTable, after: Row | undefined, limit: number): readonly Row[] {
    const keys = key.map(quoted).join(', ')
    const where = after ? `where (${keys}) > (${key.map(() => '?').join(', ')})` : ''
    return this.#file
      .prepare<unknown[], Row>(`select ${columns.map(quoted).join(', ')} from ${quoted(name)} ${where} order by ${keys} limit ?`)
      .raw()
      .all(...(after ?? []), limit)
  }

  /** @returns those of the keys' rows that there are */
  find({ name, columns, key }: KeyedTable, keys: readonly Row[]): readonly Row[] {
    const where = key.map((column) => `${quoted(column)} = ?`).join(' and ')
    const statement = this.#file
      .prepare<unknown[], Row>(`select ${columns.map(quoted).join(', ')} from ${quoted(name)} where ${where}`)
      .raw()
    return keys.map((values) => statement.get(...values)).filter((row) => row !== undefined)
  }

  async count({ name }: Table): Promise<number> {
    return (
      this.#file
        .prepare<[], number>(`select count(*) from ${quoted(name)}`)
        .pluck()
        .get() ?? 0
    )
  }

  async clear(): Promise<void> {
    for (const { name } of (await this.tables()).toReversed()) this.#file.exec(`delete from ${quoted(name)}`)
  }

  async insert({ name, columns }: Table, rows: readonly Row[]): Promise<void> {
    const places = columns.map(() => '?').join(', ')
    const statement = this.#file.prepare(`insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${places})`)
    for (const row of rows) statement.run(...row)
  }

  async commit(): Promise<void> {
    this.#file.exec('commit')
  }

  async close(): Promise<void> {
    if (this.#file.inTransaction) this.#file.exec('rollback')
    this.#file.close()
  }
}
