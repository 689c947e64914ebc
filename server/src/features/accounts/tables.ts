/** Someone with a name of their own. Times are milliseconds since 1970. */
export interface AccountsTable {
  /** Random UUID; boards show it to everyone. */
  id: string
  /** What is typed at login, and the same folded for comparison; unique. */
  user_name: string
  user_name_key: string
  /** Null for a student; the key is folded for comparison and unique. */
  email: string | null
  email_key: string | null
  /** 1 once a link in a mail to this address was opened, or its issuer vouches for it. */
  is_email_verified: number
  /** Null until one is chosen; the key is folded for comparison and unique. */
  nickname: string | null
  nickname_key: string | null
  /** Null when the account only signs in by link or through another site. */
  password_hash: string | null
  is_student: number
  /** 1 for someone younger than thirteen at registration. */
  is_child: number
  /** Null while an adult's consent is awaited: until then nobody signs in. */
  consented_at_ms: number | null
  created_at_ms: number
  /** The last day on which somebody was signed in; null until uses are counted. */
  last_used_day: number | null
  /** On which its owner was told that nobody uses it; null when there was nothing to tell. */
  warned_day: number | null
  /** The code of the language in which letters are written; null = it was never said. */
  language: string | null
}

export type MailedPurpose = 'reset' | 'magic' | 'consent'

/** What was mailed as a link: good once, and for a while; an account has one of each purpose at most. One that was used under a key stays
 *  for a short while as used, for the page that has the key. */
export interface LinkCodesTable {
  /** SHA-256 of the code; of a used one, of the code and the key. */
  hash: string
  purpose: MailedPurpose | `used ${MailedPurpose}`
  account_id: string
  created_at_ms: number
  expires_at_ms: number
}

/** A nickname that somebody typed who tried to register with the e-mail of an account. It counts as taken like that of a new account, so
 *  that trying it again does not tell whether the e-mail was known. */
export interface HeldNicknamesTable {
  nickname_key: string
  /** Whose e-mail it was; they may have the nickname. */
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
