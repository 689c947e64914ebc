import type { Database } from '../../platform/database/connection.ts'

export interface OperatorOptions {
  readonly database: Database
  readonly nowMs: number
  readonly print: (line: string) => void
}

/** One of the operator's commands, with its arguments parsed.
 *  @returns the exit code: 0 success, 1 failure, 2 usage error */
export type Command = (options: OperatorOptions) => Promise<number>
