/** Codes of SQLite, and prefixes of codes, for writes that would succeed later or on another disk. */
const EMBEDDED = /^SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN|NOMEM|PROTOCOL)(?:_|$)/
/** Classes of PostgreSQL's codes: the connection is gone; it is out of room, memory or connections; it is being stopped; its disk fails.
 *  Single codes: it takes no writes now; a statement took too long.
 *  Source: PostgreSQL's documentation, Appendix A */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0\w|58\w{3}|25006|57014)$/
/** Of the network: the other side is away, or cannot be found. */
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/
/** What PostgreSQL's driver says without a code. */
const DRIVERS_WORDS = /Connection terminated|connection error|when trying to connect/

type Coded = Error & { readonly code?: string; readonly syscall?: string }

/** A statement to which PostgreSQL said nothing for too long. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/** Whether an error says that the database cannot be used just now, or cannot store anything. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, message }: Coded = error
  // A missing socket of PostgreSQL is a missing file to the system; so are others, which have nothing to do with it.
  if (error instanceof DatabaseSilent || syscall === 'connect' || DRIVERS_WORDS.test(message)) return true
  return typeof code === 'string' && (EMBEDDED.test(code) || POSTGRES.test(code) || NETWORK.test(code))
}

/** Whether another process writes to the embedded database's file just now. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_BUSY(?:_|$)/.test((error as Coded).code ?? '')
}
