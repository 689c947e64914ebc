import type Sqlite from 'better-sqlite3'
import { SqliteDialect, SqliteDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { whileBusy } from './while-busy.ts'

/** Kysely's own, with an adapter that statements can be handed to without a detour, and a driver that knows how its file fails. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database
  readonly #adapter: EmbeddedAdapter

  constructor(file: Sqlite.Database) {
    const adapter = new EmbeddedAdapter(file)
    super({ database: databaseOf(file, adapter) })
    this.#file = file
    this.#adapter = adapter
  }

  override createAdapter(): EmbeddedAdapter {
    return this.#adapter
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#file, this.#adapter)
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #file: Sqlite.Database
  #connection: DatabaseConnection | undefined

  constructor(file: Sqlite.Database, adapter: EmbeddedAdapter) {
    super({ database: databaseOf(file, adapter) })
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
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

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return whileBusy(() => this.#connection.executeQuery<R>(query))
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

function databaseOf(file: Sqlite.Database, adapter: EmbeddedAdapter) {
  return { prepare: (text: string) => adapter.prepare(text), close: () => void file.close() }
}
