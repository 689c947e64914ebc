/** Times are milliseconds since 1970. */
export interface AccountsTable {
  /** Random UUID; boards show it to everyone. */
  id: string
  /** The name for logging in, and the same folded for comparison; unique. */
  user_name: string
  user_name_key: string
  /** Null for a student; the key is folded for comparison and unique. */
  email: string | null
  email_key: string | null
  /** 1 once a link in a letter to this address was opened, or an issuer has verified it. */
  is_email_verified: number
  /** Null until one is chosen; the key is folded for comparison and unique. */
  nickname: string | null
  nickname_key: string | null
  /** Null for accounts that only sign in by link or through another site. */
  password_hash: string | null
  is_student: number
  /** 1 = younger than thirteen at registration. */
  is_child: number
  /** Null while an adult's consent is pending: until then sign-in is refused. */
  consented_at_ms: number | null
  created_at_ms: number
  /** The last day with a signed-in use; null until uses are counted. */
  last_used_day: number | null
  /** The day on which the owner was warned that the account is unused; null = not warned. */
  warned_day: number | null
  /** Language code of letters; null = unknown. */
  language: string | null
}

export type MailedPurpose = 'reset' | 'magic' | 'consent'

/** A mailed code: valid once, for a limited time; at most one per account and purpose. A code that was used under a key stays for a
 *  short while as used, for the page with the key. */
export interface LinkCodesTable {
  /** SHA-256 of the code; for a used one, of the code and the key. */
  hash: string
  purpose: MailedPurpose | `used ${MailedPurpose}`
  account_id: string
  created_at_ms: number
  expires_at_ms: number
}

/** A nickname from a registration with an existing account's e-mail. It counts as taken, like that of a new account, so that trying it
 *  again does not reveal that the e-mail was known. */
export interface HeldNicknamesTable {
  nickname_key: string
  /** The account with the e-mail; it may use the nickname itself. */
  account_id: string
  expires_at_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    accounts: AccountsTable
    link_codes: LinkCodesTable
    held_nicknames: HeldNicknamesTable
  }
}
