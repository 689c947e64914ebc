import { ProgramFailure } from './backup/service.ts'
import { isUnavailable } from '../../platform/database/faults.ts'
import { reasonOf } from '../../platform/process/start-failure.ts'

/** What is said of a command that failed by something outside of the site: its database, a file or a folder.
 *  @returns undefined for what should never happen, of which its place in the code says more */
export function failureInWords(error: unknown): string | undefined {
  if (isUnavailable(error)) return `The database cannot be used: ${reasonOf(error)}`
  if (error instanceof ProgramFailure) return `That could not be done: ${error.message}`
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? `That could not be done: ${reasonOf(error)}` : undefined
}
