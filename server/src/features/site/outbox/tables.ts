/** A letter that waits to be sent: which one, and whose. What it says is written when it is sent. Times are milliseconds since 1970. */
export interface LettersTable {
  /** Random UUID. */
  id: string
  kind: string
  /** Folded; what was typed may be one that nobody has. */
  email: string
  /** The page that its link leads on to. */
  target: string | null
  /** What somebody has typed for it. */
  content: string | null
  /** The code of the language in which it was asked for; null = that of the account. */
  language: string | null
  ordered_at_ms: number
  /** When it may be sent; while a process is at it, when the others may take it for dead. */
  due_at_ms: number
  tries: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    letters: LettersTable
  }
}
