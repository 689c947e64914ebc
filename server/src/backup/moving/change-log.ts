import type Sqlite from 'better-sqlite3'
import { EmbeddedRows, openFile } from '../embedded-rows.ts'
import { quoted, type KeyedTable, type Row } from '../row-store.ts'

const WRITES = ['insert', 'update', 'delete'] as const

/** Keys of rows that were written, by table, each once. */
export interface Changes {
  /** The last one's number. */
  readonly upTo: number
  readonly keys: ReadonlyMap<string, readonly Row[]>
}

/** The embedded database of a running site, which takes down what is written while it is moved. Triggers in the file do that, in the
 *  transaction of whoever writes, so that no write of any process goes unseen.
 *  Source: docs/operate.md, Moving to PostgreSQL */
export class ChangeLog {
  /** As they are at one moment, together with the changes, between its `begin` and `commit`. */
  readonly rows: EmbeddedRows
  readonly #seen: Sqlite.Database
  readonly #file: Sqlite.Database

  private constructor(seen: Sqlite.Database, file: Sqlite.Database) {
    this.rows = new EmbeddedRows(seen)
    this.#seen = seen
    this.#file = file
  }

  static open(dataFolder: string): ChangeLog {
    return new ChangeLog(openFile(dataFolder), openFile(dataFolder))
  }

  /** For which move changes are taken down; undefined = for none. */
  get moveId(): string | undefined {
    return this.#has('moving_log') ? this.#file.prepare<[], string>('select move_id from moving_log').pluck().get() : undefined
  }

  /** Begins to take changes down. */
  start(moveId: string, tables: readonly KeyedTable[]): void {
    this.#file
      .transaction(() => {
        this.#forget()
        this.#file.exec(`create table moving_log (move_id text not null);
          create table moving_changes (id integer primary key, of_table text not null, of_key text not null)`)
        this.#file.prepare('insert into moving_log (move_id) values (?)').run(moveId)
        for (const table of tables) this.#file.exec(WRITES.map((write) => logging(table, write)).join(';'))
      })
      .immediate()
  }

  /** Takes nothing down any more. */
  stop(): void {
    this.#file.transaction(() => this.#forget()).immediate()
  }

  /** Whether no table has lost, by a change of the tables, what takes its changes down. */
  isWhole(tables: readonly KeyedTable[]): boolean {
    const triggers = this.#file.prepare<[], number>(
      "select count(*) from sqlite_master where type = 'trigger' and name like 'moving\\_%' escape '\\'",
    )
    return triggers.pluck().get() === WRITES.length * tables.length
  }

  /** @param after the number of a change */
  changes(after: number): Changes {
    const upTo = this.#seen.prepare<[], number | null>('select max(id) from moving_changes').pluck().get() ?? after
    const found = this.#seen
      .prepare<[number, number], { of_table: string; of_key: string }>(
        'select distinct of_table, of_key from moving_changes where id > ? and id <= ?',
      )
      .all(after, upTo)
    const keys = new Map<string, Row[]>()
    for (const { of_table, of_key } of found) {
      const key = JSON.parse(of_key) as Row
      const known = keys.get(of_table)
      if (known) known.push(key)
      else keys.set(of_table, [key])
    }
    return { upTo, keys }
  }

  /** Lets nobody write until the work is done. The lock is the operating system's: it ends with this process, however that ends. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#file.exec('begin immediate')
    try {
      const result = await work()
      this.#file.exec('commit')
      return result
    } finally {
      if (this.#file.inTransaction) this.#file.exec('rollback')
    }
  }

  /** Within `alone`: whoever wants to write from its commit on is refused, and told by the file where the site is now. */
  seal(databaseUrl: string, moveId: string, tables: readonly KeyedTable[]): void {
    this.#forget()
    this.#file.exec('create table moved_to (database_url text not null, move_id text not null)')
    this.#file.prepare('insert into moved_to (database_url, move_id) values (?, ?)').run(databaseUrl, moveId)
    for (const { name } of tables) {
      for (const write of WRITES) {
        this.#file.exec(`create trigger ${quoted(`moved_${name}_${write}`)} before ${write} on ${quoted(name)}
          begin select raise(abort, 'this database has moved to PostgreSQL'); end`)
      }
    }
  }

  async close(): Promise<void> {
    await this.rows.close()
    this.#file.close()
  }

  #forget(): void {
    const triggers = this.#file
      .prepare<[], string>("select name from sqlite_master where type = 'trigger' and name like 'moving\\_%' escape '\\'")
      .pluck()
      .all()
    for (const name of triggers) this.#file.exec(`drop trigger ${quoted(name)}`)
    this.#file.exec('drop table if exists moving_changes; drop table if exists moving_log')
  }

  #has(table: string): boolean {
    return this.#file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined
  }
}

function logging({ name, key }: KeyedTable, write: (typeof WRITES)[number]): string {
  const taken = (row: 'new' | 'old') =>
    `insert into moving_changes (of_table, of_key) values ('${name}', json_array(${key.map((column) => `${row}.${quoted(column)}`).join(', ')}))`
  const lines = { insert: [taken('new')], update: [taken('old'), taken('new')], delete: [taken('old')] }[write]
  return `create trigger ${quoted(`moving_${name}_${write}`)} after ${write} on ${quoted(name)} begin ${lines.join('; ')}; end`
}
