import type Sqlite from 'better-sqlite3'
import { SqliteAdapter } from 'kysely'
import type { StatementTimes } from '../metrics/statement-times.ts'

const MAX_PREPARED_STATEMENTS = 500

/** Of the embedded database, which is a file in this process: what runs on it is done when the call returns. Keeps prepared statements:
 *  preparing costs more than most of our queries. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #file: Sqlite.Database
  readonly #times: StatementTimes
  readonly #prepared = new Map<string, Sqlite.Statement>()
  #isLooking = false

  constructor(file: Sqlite.Database, times: StatementTimes) {
    super()
    this.#file = file
    this.#times = times
  }

  /** SQLite undoes what a transaction did to tables too, which Kysely's own dialect does not tell its migrator. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Whether a transaction is open that somebody else began. */
  get inTransaction(): boolean {
    return !this.#isLooking && this.#file.inTransaction
  }

  /** @returns a statement that is to be run at once */
  prepare(text: string): Sqlite.Statement {
    this.#lookAway()
    return this.#statement(text)
  }

  /** @returns the first value that it answers with */
  pragma(text: string): unknown {
    this.#lookAway()
    return this.#file.pragma(text, { simple: true })
  }

  close(): void {
    this.#file.close()
  }

  /** Reads outside of any transaction, which the database answers at once.
   *  @returns its rows; undefined for what writes, and while a transaction is open, whose changes nobody else is to see */
  readNow(text: string, parameters: readonly unknown[]): readonly unknown[] | undefined {
    if (this.inTransaction) return undefined
    const statement = this.#statement(text)
    if (!statement.reader || !statement.readonly) return undefined
    this.#look()
    return this.#timed(text, () => statement.all(parameters))
  }

  /** Runs a statement of the transaction that is open.
   *  @returns its rows; none for a statement that returns nothing */
  rows(text: string, parameters: readonly unknown[]): readonly unknown[] {
    if (!this.inTransaction) throw new Error('a statement came after the end of its transaction')
    const statement = this.#statement(text)
    if (statement.reader) return this.#timed(text, () => statement.all(parameters))
    this.#timed(text, () => statement.run(parameters))
    return []
  }

  #statement(text: string): Sqlite.Statement {
    const kept = this.#prepared.get(text)
    if (kept) return kept
    if (this.#prepared.size >= MAX_PREPARED_STATEMENTS) this.#prepared.clear()
    const statement = this.#file.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }

  /** What is read in one turn is read from one view of the file, until something else is done to it: to take a view and to leave it asks
   *  the system twice, which takes longer than most reads. */
  #look(): void {
    if (this.#isLooking) return
    this.#statement('begin').run()
    this.#isLooking = true
    setImmediate(() => this.#lookAway())
  }

  #lookAway(): void {
    if (!this.#isLooking) return
    this.#isLooking = false
    // SQLite has left it already where its file has failed.
    if (this.#file.inTransaction) this.#statement('commit').run()
  }

  #timed<T>(text: string, run: () => T): T {
    const beganMs = performance.now()
    try {
      return run()
    } finally {
      this.#times.took(text, performance.now() - beganMs)
    }
  }
}
