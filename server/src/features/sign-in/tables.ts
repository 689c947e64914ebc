/** A signed-in browser; its refresh token changes with every use. Times are milliseconds since 1970. */
export interface SessionsTable {
  id: string
  account_id: string
  /** SHA-256 of the valid refresh token, and of the previous one. */
  refresh_hash: string
  previous_refresh_hash: string | null
  rotated_at_ms: number
  created_at_ms: number
  expires_at_ms: number
  /** In plain words, such as Chrome on Windows; null for sessions begun before this was stored. */
  device: string | null
}

/** An account's identity at an OpenID Connect issuer. */
export interface ExternalIdentitiesTable {
  issuer: string
  subject: string
  account_id: string
  created_at_ms: number
}

/** A person just vouched for by an issuer, until the page exchanges the code for a session. */
export interface ExternalArrivalsTable {
  /** SHA-256 of the code. */
  hash: string
  issuer: string
  subject: string
  email: string | null
  is_email_verified: number
  /** The person's id in a school's list. */
  roster_id: string | null
  expires_at_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionsTable
    external_identities: ExternalIdentitiesTable
    external_arrivals: ExternalArrivalsTable
  }
}
