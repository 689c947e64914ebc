/** Whether a statement failed because the value already exists.
 *  Source: SQLite's extended result codes; PostgreSQL's error code 23505, unique_violation */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
