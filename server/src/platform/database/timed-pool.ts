import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { DatabaseSilent } from './faults.ts'

/** How long work waits for PostgreSQL. */
export interface Patience {
  /** For a connection, by network or from the pool. */
  readonly connectMs: number
  /** For the reply to a statement. */
  readonly statementMs: number
}

/** Together below the five seconds that a person should wait for a reply. */
export const PATIENCE: Patience = { connectMs: 2000, statementMs: 2500 }

const withoutEnd = new AsyncLocalStorage<true>()

/** Lifts the statement limit inside this work: for changes of whole tables, which no browser waits for. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  return withoutEnd.run(true, work)
}

/** A pool whose connections time out on an unresponsive PostgreSQL. The connection is dropped with its statement, since later statements
 *  on it would wait as well. */
export class TimedPool implements PostgresPool {
  readonly #pool: Pool
  readonly #statementMs: number
  readonly #clients = new WeakMap<PoolClient, TimedClient>()

  constructor(pool: Pool, statementMs: number) {
    this.#pool = pool
    this.#statementMs = statementMs
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<TimedClient> {
    const client = await this.#pool.connect()
    const known = this.#clients.get(client)
    if (known) return known
    const timed = new TimedClient(client, this.#statementMs)
    this.#clients.set(client, timed)
    return timed
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class TimedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #statementMs: number
  #isGivenUp = false

  constructor(client: PoolClient, statementMs: number) {
    this.#client = client
    this.#statementMs = statementMs
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(): never
  async query<R>(text = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // The rollback happened with the connection; the caller should see the timeout, not a failed rollback.
    if (this.#isGivenUp && text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] }
    if (this.#isGivenUp) throw new DatabaseSilent('the connection was given up')
    const answer = this.#client.query(text, [...parameters]) as unknown as Promise<PostgresQueryResult<R>>
    return withoutEnd.getStore() ? answer : this.#inTime(answer)
  }

  release(isBroken?: boolean): void {
    if (!this.#isGivenUp) this.#client.release(isBroken)
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isGivenUp = true
        this.#client.release(true)
        reject(new DatabaseSilent(`PostgreSQL did not answer within ${this.#statementMs} ms`))
      }, this.#statementMs)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
