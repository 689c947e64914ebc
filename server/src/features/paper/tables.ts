export interface WorksheetsTable {
  id: string
  account_id: string
  made_at_ms: number
  /** A `WorksheetContent` as JSON. */
  chosen: string
}

export interface SheetChecksTable {
  /** As printed. */
  code: string
  /** The signed code of the sheet, which names its puzzles. */
  content: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    worksheets: WorksheetsTable
    sheet_checks: SheetChecksTable
  }
}
