/** A temporary discount on plans. Times are milliseconds since 1970. */
export interface OffersTable {
  /** The code folded for comparison. */
  code_key: string
  /** As typed by the operator, and as shown. */
  code: string
  title: string
  description: string
  percent: number
  starts_at_ms: number
  /** Exclusive. */
  ends_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    offers: OffersTable
  }
}
