/** A counter and the end of its window. Times are milliseconds since 1970. */
export interface RateCountersTable {
  /** Keyed hash of what is counted: it reveals no name or address. */
  key: string
  count: number
  ends_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    rate_counters: RateCountersTable
  }
}
