/** A saving on plans for a while. Times are milliseconds since 1970. */
export interface OffersTable {
  /** The code folded for comparison. */
  code_key: string
  /** As it was given, and as it is shown. */
  code: string
  title: string
  description: string
  percent: number
  starts_at_ms: number
  /** It is over from here on. */
  ends_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    offers: OffersTable
  }
}
