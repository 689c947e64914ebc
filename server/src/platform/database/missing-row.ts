/** A row that the work relied on has been deleted, as when its account was deleted meanwhile. */
export class RowGone extends Error {}

/** Whether work failed because a row that it referred to has been deleted.
 *  Source: SQLite's extended result codes; PostgreSQL's error code 23503, foreign_key_violation */
export function isRowMissing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return error instanceof RowGone || code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}
