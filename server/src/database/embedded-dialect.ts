import { SqliteDialect, SqliteDriver, SqliteQueryCompiler, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { StatementTimes } from '../metrics/statement-times.ts'
import type { EmbeddedAdapter } from './embedded-adapter.ts'
import { whileBusy } from './while-busy.ts'

/** Kysely's own, with an adapter that statements can be handed to without a detour, a driver that knows how its file fails, and a compiler
 *  whose statements are planned once. */
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

  override createQueryCompiler(): EmbeddedQueryCompiler {
    return new EmbeddedQueryCompiler()
  }
}

/** Where SQLite meets a bare parameter while it plans a join or an order, it plans the statement again whenever that parameter is bound
 *  anew, in case its value makes for another plan. Our plans need no values, and making one takes longer than most of our queries. A plus
 *  before the parameter, which changes no value, hides it from the planner.
 *  Source: docs/decisions/2026-11-22-statements-are-built-once.md */
class EmbeddedQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
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
