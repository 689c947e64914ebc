import type { Transaction } from 'kysely'
import type { Tables } from './database/tables.ts'

/** Deletes what has run out. */
export interface Sweep {
  /** What it deletes, as the rules of a table name it. */
  readonly name: string
  /** @returns what deletes a few hundred rows, in a transaction of its own each time, until it returns true: nothing is left */
  readonly begin: (nowMs: number) => (transaction: Transaction<Tables>) => Promise<boolean>
}

const ROWS_AT_ONCE = 500

/** The sweep of rows that need no more than one statement.
 *  @param deleteSome deletes as many as the limit says, and returns how many those were: fewer when no more are left */
export function rowSweep(
  name: string,
  deleteSome: (transaction: Transaction<Tables>, nowMs: number, limit: number) => Promise<number>,
): Sweep {
  return { name, begin: (nowMs) => async (transaction) => (await deleteSome(transaction, nowMs, ROWS_AT_ONCE)) < ROWS_AT_ONCE }
}
