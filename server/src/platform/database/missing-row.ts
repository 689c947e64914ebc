/** A row is gone on which work relied, as when its account is deleted meanwhile. */
export class RowGone extends Error {}

/** Whether work failed because a row was deleted meanwhile.
 *  Source: SQLite's extended result codes; PostgreSQL's error code 23503, foreign_key_violation */
export function isRowMissing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return error instanceof RowGone || code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}
