import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { makePrivateFolder } from './private-files.ts'

/** Takes the data folder for this process. The lock is the operating system's, on an open file: it ends with the process, however that
 *  ends.
 *  @returns how to give the folder back; undefined when another process has it */
export function lockFolder(folder: string): (() => void) | undefined {
  makePrivateFolder(folder)
  const file = new Sqlite(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
  return () => file.close()
}
