import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { afterWhatTheyReferTo, type Row, type RowStore, type Table } from './row-store.ts'

/** Another process may be about to commit. */
const PATIENCE_MS = 10_000

/** The rows of the embedded database, beside a running site. */
export class EmbeddedRows implements RowStore {
  readonly #file: Sqlite.Database

  private constructor(file: Sqlite.Database) {
    this.#file = file
  }

  /** @throws Error where there is no database in the folder */
  static open(dataFolder: string): EmbeddedRows {
    const file = new Sqlite(join(dataFolder, 'emojigma.sqlite'), { timeout: PATIENCE_MS, fileMustExist: true })
    file.pragma('synchronous = FULL')
    file.pragma('secure_delete = ON')
    return new EmbeddedRows(file)
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
    const own = names.filter((name) => !name.startsWith('kysely_'))
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

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
