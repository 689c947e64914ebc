import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder that nobody but the owner of the process can look into, and those above it. One that is there already stays as it is.
 *  Node's own `recursive` never ends where a folder is there and the system says of one below it that there is none, as in /proc. */
export function makePrivateFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (!existsSync(above)) makePrivateFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

/** Makes an empty file that nobody but the owner of the process can read. SQLite gives what it puts beside its file the same permissions.
 *  One that is there already stays as it is. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
