import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { DatabaseSilent } from './faults.ts'

/** How long work waits for PostgreSQL. */
export interface Patience {
  /** For a connection, of the network or of the pool. */
  readonly connectMs: number
  /** For the answer to a statement. */
  readonly statementMs: number
}

/** Together less than the five seconds that anybody should wait for an answer. */
export const PATIENCE: Patience = { connectMs: 2000, statementMs: 2500 }

const withoutEnd = new AsyncLocalStorage<true>()

/** Lets statements in this work take as long as they take: for changes of whole tables, for which no browser waits. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  return withoutEnd.run(true, work)
}

/** Connections on which no statement waits for ever for a PostgreSQL that says nothing. One that has not answered in time is given up with
 *  its statement: what came next on it would wait as well. */
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
    // Whatever had begun on it is rolled back with the connection, and why it was given up is what is told.
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
