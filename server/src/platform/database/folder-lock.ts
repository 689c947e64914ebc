import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { makePrivateFolder } from './private-files.ts'

/** Locks the data folder for this process with the operating system's file lock, which ends with the process.
 *  @returns a function that releases the lock; undefined when another process holds it */
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
