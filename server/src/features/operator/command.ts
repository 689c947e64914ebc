import type { Database } from '../../platform/database/connection.ts'

export interface OperatorOptions {
  readonly database: Database
  readonly nowMs: number
  readonly print: (line: string) => void
}

/** One of the operator's commands, with what was typed behind it.
 *  @returns the exit code: 0 all well, 1 something is wrong, 2 what was typed is not understood */
export type Command = (options: OperatorOptions) => Promise<number>
