import { closeSync, mkdirSync, openSync } from 'node:fs'

/** Makes a folder that nobody but the owner of the process can look into. One that is there already stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Makes an empty file that nobody but the owner of the process can read. SQLite gives what it puts beside its file the same permissions.
 *  One that is there already stays as it is. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}
