/** A link by which grown-ups see an account's week. */
export interface WeekLinksTable {
  /** One link an account. */
  account_id: string
  /** As in the link; being random, it is also the access control. */
  code: string
  made_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    week_links: WeekLinksTable
  }
}
