import type Sqlite from 'better-sqlite3'
import { SqliteDialect, SqliteDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { StatementTimes } from '../metrics/statement-times.ts'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { whileBusy } from './while-busy.ts'

/** Kysely's own, with an adapter that statements can be handed to without a detour, and a driver that knows how its file fails. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database
  readonly #times: StatementTimes
  readonly #adapter: EmbeddedAdapter

  constructor(file: Sqlite.Database, times: StatementTimes) {
    const adapter = new EmbeddedAdapter(file, times)
    super({ database: databaseOf(file, adapter) })
    this.#file = file
    this.#times = times
    this.#adapter = adapter
  }

  override createAdapter(): EmbeddedAdapter {
    return this.#adapter
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#file, this.#adapter, this.#times)
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #file: Sqlite.Database
  readonly #times: StatementTimes
  #connection: DatabaseConnection | undefined

  constructor(file: Sqlite.Database, adapter: EmbeddedAdapter, times: StatementTimes) {
    super({ database: databaseOf(file, adapter) })
    this.#file = file
    this.#times = times
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#times)
    return this.#connection
  }

  /** When its disk is full or fails, SQLite has undone a transaction already; to ask for it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Waits for other processes on the file without stopping this one. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #times: StatementTimes

  constructor(connection: DatabaseConnection, times: StatementTimes) {
    this.#connection = connection
    this.#times = times
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const beganMs = performance.now()
    try {
      return await whileBusy(() => this.#connection.executeQuery<R>(query))
    } finally {
      this.#times.took(query.sql, performance.now() - beganMs)
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

function databaseOf(file: Sqlite.Database, adapter: EmbeddedAdapter) {
  return { prepare: (text: string) => adapter.prepare(text), close: () => void file.close() }
}
