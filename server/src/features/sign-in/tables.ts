/** One signed-in browser; its refresh token changes with every use. Times are milliseconds since 1970. */
export interface SessionsTable {
  id: string
  account_id: string
  /** SHA-256 of the refresh token that is valid now, and of the one before it. */
  refresh_hash: string
  previous_refresh_hash: string | null
  rotated_at_ms: number
  created_at_ms: number
  expires_at_ms: number
  /** In plain words, such as Chrome on Windows; null for one that began before this was kept. */
  device: string | null
}

/** An account at an OpenID Connect issuer. */
export interface ExternalIdentitiesTable {
  issuer: string
  subject: string
  account_id: string
  created_at_ms: number
}

/** Someone whom an issuer has just vouched for, until the page exchanges the code for a session. */
export interface ExternalArrivalsTable {
  /** SHA-256 of the code. */
  hash: string
  issuer: string
  subject: string
  email: string | null
  is_email_verified: number
  expires_at_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionsTable
    external_identities: ExternalIdentitiesTable
    external_arrivals: ExternalArrivalsTable
  }
}
