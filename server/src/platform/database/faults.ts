/** SQLite codes, and prefixes of codes, of writes that may succeed later or on another disk. */
const EMBEDDED = /^SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN|NOMEM|PROTOCOL)(?:_|$)/
/** PostgreSQL error classes: connection lost; out of disk, memory or connections; shutting down; disk failure. Single codes: read-only
 *  transaction; statement timeout.
 *  Source: PostgreSQL's documentation, Appendix A */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0\w|58\w{3}|25006|57014)$/
/** Network errors: the host is away or unknown. */
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/
/** Messages of PostgreSQL's driver that have no code. */
const DRIVERS_WORDS = /Connection terminated|connection error|when trying to connect/

type CodedError = Error & { readonly code?: string; readonly syscall?: string }

/** PostgreSQL did not answer a statement in time. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/** Whether the error means that the database is unreachable, or cannot store anything. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, message }: CodedError = error
  // A missing socket of PostgreSQL has the code of a missing file, so the system call decides.
  if (error instanceof DatabaseSilent || syscall === 'connect' || DRIVERS_WORDS.test(message)) return true
  return typeof code === 'string' && (EMBEDDED.test(code) || POSTGRES.test(code) || NETWORK.test(code))
}

/** Whether the error means that another process is writing to the embedded database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_BUSY(?:_|$)/.test((error as CodedError).code ?? '')
}
