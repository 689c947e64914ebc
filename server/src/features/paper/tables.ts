export interface WorksheetsTable {
  id: string
  account_id: string
  made_at_ms: number
  /** A `WorksheetContent` as JSON. */
  chosen: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    worksheets: WorksheetsTable
  }
}
