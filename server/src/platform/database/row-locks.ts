import { SqliteAdapter } from 'kysely'
import type { Queries } from './tables.ts'

/** A select whose rows PostgreSQL can lock. */
interface Lockable<Query> {
  readonly forNoKeyUpdate: () => Query
  readonly forUpdate: () => Query
}

type Lock = <Query extends Lockable<Query>>(query: Query) => Query

/** Locks the rows that a query selects: until the transaction ends nobody else locks, changes or deletes them. Rows that refer to them may
 *  still be added. In the embedded database one transaction runs at a time. */
export function locking(queries: Queries): Lock {
  return (query) => (isEmbedded(queries) ? query : query.forNoKeyUpdate())
}

/** The same, and who adds a row that refers to them waits too: for rows that are to be deleted, or what refers to them is. */
export function lockingReferences(queries: Queries): Lock {
  return (query) => (isEmbedded(queries) ? query : query.forUpdate())
}

function isEmbedded(queries: Queries): boolean {
  return queries.getExecutor().adapter instanceof SqliteAdapter
}
