import type { Generated } from 'kysely'

/** What the operator changed, or looked at that is somebody's own. */
export interface OperatorActsTable {
  id: Generated<number>
  at_ms: number
  /** Which command, without what was typed behind it: that may be an e-mail. */
  command: string
  touched: string
  /** Whose it was; null for what is nobody's. */
  account_id: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operator_acts: OperatorActsTable
  }
}
