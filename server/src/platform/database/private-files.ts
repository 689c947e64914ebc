import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a folder, and its parents, that only the process's owner can read. An existing folder keeps its permissions. Node's own
 *  `recursive` loops forever in file systems that hide children, such as /proc. */
export function makePrivateFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (!existsSync(above)) makePrivateFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

/** Creates an empty file that only the process's owner can read. SQLite copies the permissions to its companion files. An existing file
 *  keeps its own. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
