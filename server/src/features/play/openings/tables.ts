/** When an account was first served a puzzle. Deleted after a few days. */
export interface OpeningsTable {
  account_id: string
  puzzle_id: number
  /** 0 = possibly opened before the log-in. */
  first_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    openings: OpeningsTable
  }
}
