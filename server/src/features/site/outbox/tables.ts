/** A pending letter: its kind and recipient. Its text is written when it is sent. Times are milliseconds since 1970. */
export interface LettersTable {
  /** Random UUID. */
  id: string
  kind: string
  /** Folded; not necessarily an account's. */
  email: string
  /** The page that its link leads to. */
  target: string | null
  /** A visitor's text. */
  content: string | null
  /** Language code of the request; null = the account's language. */
  language: string | null
  ordered_at_ms: number
  /** When it is due; while a process sends it, when others may take it over. */
  due_at_ms: number
  tries: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    letters: LettersTable
  }
}
