/** When an account was first served a puzzle by itself. Kept for a few days, to measure solves from it. */
export interface OpeningsTable {
  account_id: string
  puzzle_id: number
  /** 0 = it may have been open before the log-in. */
  first_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    openings: OpeningsTable
  }
}
