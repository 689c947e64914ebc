import type Sqlite from 'better-sqlite3'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { whileBusy } from './while-busy.ts'

const MAX_PREPARED_STATEMENTS = 500

/** Kysely's dialect for SQLite, with cached prepared statements and retries while another process writes to the file. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database

  constructor(file: Sqlite.Database) {
    super({ database: withPreparedStatements(file) })
    this.#file = file
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.#file)
  }
}

/** SQLite rolls back schema changes too, so each migration runs in a transaction. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #file: Sqlite.Database
  #connection: DatabaseConnection | undefined

  constructor(file: Sqlite.Database) {
    super({ database: withPreparedStatements(file) })
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#file)
    return this.#connection
  }

  /** Begins with `IMMEDIATE`: SQLite refuses a write after a read of something that another process has changed since. Fails at once
   *  while another process writes; the caller retries, and reads go on in between. */
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}): Promise<void> {
    if (accessMode === 'read only') await super.beginTransaction(connection)
    else this.#file.exec('begin immediate')
  }

  /** SQLite has already rolled back when its disk is full or fails; a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Retries single statements while another process writes, without blocking the thread. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #file: Sqlite.Database

  constructor(connection: DatabaseConnection, file: Sqlite.Database) {
    this.#connection = connection
    this.#file = file
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#connection.executeQuery<R>(query)
    return this.#file.inTransaction ? run() : whileBusy(run)
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

/** Caches statements by text: preparing one takes longer than running most of them. */
function withPreparedStatements(file: Sqlite.Database) {
  const prepared = new Map<string, Sqlite.Statement>()
  return {
    prepare(text: string): Sqlite.Statement {
      const cached = prepared.get(text)
      if (cached) return cached
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear()
      const statement = file.prepare(text)
      prepared.set(text, statement)
      return statement
    },
    close: () => file.close(),
  }
}
