import { CompiledQuery, type Transaction } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queries, Tables } from './tables.ts'
import { whileBusy } from './while-busy.ts'

/** Pieces of work in one commit at most, so that it stays short. */
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

/** Commits together what arrives together. Each commit waits for the disk, and everyone with it: thirty guesses of a class that come in one
 *  moment then wait once instead of thirty times. Each piece of work still stands alone: when it fails, only what it did is undone. */
export class GroupCommit {
  readonly #queries: Queries
  readonly #waiting: Waiting[] = []
  #isRunning = false

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** @returns what the work returned, once that is on disk */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject })
      if (!this.#isRunning) void this.#commitAll()
    })
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // Whatever else has arrived by now comes along.
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

/** @returns how to tell the outcome, once it is committed
 *  @throws why SQLite has undone all of the transaction by itself, as it does when its disk is full */
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
