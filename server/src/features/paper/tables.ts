/** A worksheet that somebody put together. */
export interface WorksheetsTable {
  id: string
  account_id: string
  made_at_ms: number
  /** What stands on it, as JSON: a `ChosenSheet`. */
  chosen: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    worksheets: WorksheetsTable
  }
}
