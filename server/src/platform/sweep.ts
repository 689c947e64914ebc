import type { Transaction } from 'kysely'
import type { Tables } from './database/tables.ts'

/** Deletes expired data. */
export interface Sweep {
  /** As the rules of a table name it. */
  readonly name: string
  /** @returns a function that deletes a few hundred rows per transaction, until it returns true: nothing is left */
  readonly begin: (nowMs: number) => (transaction: Transaction<Tables>) => Promise<boolean>
}

const ROWS_AT_ONCE = 500

/** A sweep of rows that takes one statement.
 *  @param deleteSome deletes up to the limit and returns how many: fewer when none are left */
export function rowSweep(
  name: string,
  deleteSome: (transaction: Transaction<Tables>, nowMs: number, limit: number) => Promise<number>,
): Sweep {
  return { name, begin: (nowMs) => async (transaction) => (await deleteSome(transaction, nowMs, ROWS_AT_ONCE)) < ROWS_AT_ONCE }
}
