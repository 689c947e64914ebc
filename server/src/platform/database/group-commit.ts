import { CompiledQuery, type Transaction } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queries, Tables } from './tables.ts'
import { whileBusy } from './while-busy.ts'

/** Limits how long a commit takes. */
const MAX_TOGETHER = 64

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
  readonly work: Work<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
}

type Settle = () => void

const SAVE = CompiledQuery.raw('savepoint work')
const RELEASE = CompiledQuery.raw('release work')
const UNDO = CompiledQuery.raw('rollback to work')

/** Group commit: commits together the work that arrives together, so that thirty guesses of a class wait for the disk once, not thirty
 *  times. Each piece of work has a savepoint: a failure undoes only its own changes. */
export class GroupCommit {
  readonly #queries: Queries
  readonly #waiting: Waiting[] = []
  #isRunning = false

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** @returns the result of the work, once it is on disk */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject })
      if (!this.#isRunning) void this.#commitAll()
    })
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // Whatever has arrived by now joins this commit.
      await nextTurn()
      const together = this.#waiting.splice(0, MAX_TOGETHER)
      try {
        const outcomes = await whileBusy(() =>
          this.#queries.transaction().execute(async (transaction) => {
            const settles: Settle[] = []
            for (const waiting of together) settles.push(await attempt(transaction, waiting))
            return settles
          }),
        )
        for (const settle of outcomes) settle()
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    this.#isRunning = false
  }
}

/** @returns a function that settles the caller's promise, to be called after the commit
 *  @throws the reason when SQLite has rolled back the whole transaction, as when its disk is full */
async function attempt(transaction: Transaction<Tables>, { work, resolve, reject }: Waiting): Promise<Settle> {
  await transaction.executeQuery(SAVE)
  try {
    const result = await work(transaction)
    await transaction.executeQuery(RELEASE)
    return () => resolve(result)
  } catch (error) {
    if (!(await isUndone(transaction))) throw error
    return () => reject(error)
  }
}

async function isUndone(transaction: Transaction<Tables>): Promise<boolean> {
  try {
    await transaction.executeQuery(UNDO)
    await transaction.executeQuery(RELEASE)
    return true
  } catch {
    return false
  }
}
