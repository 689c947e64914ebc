import { SqliteAdapter } from 'kysely'
import type { Queries } from './tables.ts'

interface Lockable<Query> {
  readonly forNoKeyUpdate: () => Query
  readonly forUpdate: () => Query
}

type Lock = <Query extends Lockable<Query>>(query: Query) => Query

/** Locks the rows that a query selects against locks, changes and deletion by others until the transaction ends. Rows that refer to them
 *  may still be added. The embedded database runs one transaction at a time. */
export function locking(queries: Queries): Lock {
  return (query) => (isEmbedded(queries) ? query : query.forNoKeyUpdate())
}

/** The same, and also blocks new references: for rows that are about to be deleted. */
export function lockingReferences(queries: Queries): Lock {
  return (query) => (isEmbedded(queries) ? query : query.forUpdate())
}

function isEmbedded(queries: Queries): boolean {
  return queries.getExecutor().adapter instanceof SqliteAdapter
}
