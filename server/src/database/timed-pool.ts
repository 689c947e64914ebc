import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient, QueryResult } from 'pg'
import type { StatementTimes } from '../metrics/statement-times.ts'
import { DatabaseSilent } from './faults.ts'
import { nameOf } from './named-statements.ts'

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
  readonly #times: StatementTimes
  readonly #statementMs: number
  readonly #clients = new WeakMap<PoolClient, TimedClient>()

  constructor(pool: Pool, times: StatementTimes, statementMs: number) {
    this.#pool = pool
    this.#times = times
    this.#statementMs = statementMs
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<TimedClient> {
    const client = await this.#pool.connect()
    const known = this.#clients.get(client)
    if (known) return known
    const timed = new TimedClient(client, this.#times, this.#statementMs)
    this.#clients.set(client, timed)
    return timed
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class TimedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #times: StatementTimes
  readonly #statementMs: number
  #isGivenUp = false
  #isDirect: boolean | undefined

  constructor(client: PoolClient, times: StatementTimes, statementMs: number) {
    this.#client = client
    this.#times = times
    this.#statementMs = statementMs
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(): never
  async query<R>(text = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // Whatever had begun on it is rolled back with the connection, and why it was given up is what is told.
    if (this.#isGivenUp && text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] }
    if (this.#isGivenUp) throw new DatabaseSilent('the connection was given up')
    const name = nameOf(text)
    const named = name !== undefined && (this.#isDirect ??= await this.#isAnsweredDirectly()) ? { name } : {}
    const beganMs = performance.now()
    try {
      const answer = this.#client.query({ ...named, text, values: [...parameters] })
      return await this.#inPatience(answer as unknown as Promise<PostgresQueryResult<R>>)
    } finally {
      this.#times.took(text, performance.now() - beganMs)
    }
  }

  release(isBroken?: boolean): void {
    if (!this.#isGivenUp) this.#client.release(isBroken)
  }

  /** Whether the process of PostgreSQL that answers is the one that the connection was made to. A pooler may give the next statement to
   *  another one, which knows none of our names. */
  async #isAnsweredDirectly(): Promise<boolean> {
    const { rows } = await this.#inPatience<QueryResult<{ pid: number }>>(this.#client.query('select pg_backend_pid() as pid'))
    return rows[0]?.pid === (this.#client as { readonly processID?: number | null }).processID
  }

  #inPatience<T>(answer: Promise<T>): Promise<T> {
    return withoutEnd.getStore() ? answer : this.#inTime(answer)
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
