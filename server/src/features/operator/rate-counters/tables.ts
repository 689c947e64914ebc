/** How often something has happened in the window that ends then. Times are milliseconds since 1970. */
export interface RateCountersTable {
  /** Keyed hash of what is counted: no name or address can be read from it. */
  key: string
  count: number
  ends_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    rate_counters: RateCountersTable
  }
}
