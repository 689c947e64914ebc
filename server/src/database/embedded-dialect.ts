import { SqliteDialect, SqliteDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { StatementTimes } from '../metrics/statement-times.ts'
import type { EmbeddedAdapter } from './embedded-adapter.ts'
import { whileBusy } from './while-busy.ts'

/** Kysely's own, with an adapter that statements can be handed to without a detour, and a driver that knows how its file fails. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #adapter: EmbeddedAdapter
  readonly #times: StatementTimes

  constructor(adapter: EmbeddedAdapter, times: StatementTimes) {
    super({ database: databaseOf(adapter) })
    this.#adapter = adapter
    this.#times = times
  }

  override createAdapter(): EmbeddedAdapter {
    return this.#adapter
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#adapter, this.#times)
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #adapter: EmbeddedAdapter
  readonly #times: StatementTimes
  #connection: DatabaseConnection | undefined

  constructor(adapter: EmbeddedAdapter, times: StatementTimes) {
    super({ database: databaseOf(adapter) })
    this.#adapter = adapter
    this.#times = times
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#times)
    return this.#connection
  }

  /** When its disk is full or fails, SQLite has undone a transaction already; to ask for it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#adapter.inTransaction) await super.rollbackTransaction(connection)
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

function databaseOf(adapter: EmbeddedAdapter) {
  return { prepare: (text: string) => adapter.prepare(text), close: () => adapter.close() }
}
