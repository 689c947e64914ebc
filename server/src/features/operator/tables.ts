import type { Generated } from 'kysely'

/** The operator's audit log: changes, and accesses to personal data. */
export interface OperatorActsTable {
  id: Generated<number>
  at_ms: number
  /** The command without its arguments, which may be an e-mail. */
  command: string
  touched: string
  /** The account concerned; null if there is none. */
  account_id: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operator_acts: OperatorActsTable
  }
}
