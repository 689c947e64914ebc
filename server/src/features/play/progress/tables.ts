/** One item of one of an account's sets; no row = never changed. */
export interface ProgressTable {
  account_id: string
  /** One of PROGRESS_TOPICS. */
  topic: string
  item: string
  /** 0 = removed. */
  value: number
  changed_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    progress: ProgressTable
  }
}
