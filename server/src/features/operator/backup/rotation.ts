import type { Day } from '@emojigma/engine/day.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Those that are made by hand have a time in their names, and are never deleted by the site. */
const NIGHTLY = /^emojigma-\d{4}-\d\d-\d\d\.backup$/
/** What is not there as a whole yet. */
const DRAFT = /^emojigma-\d{4}-\d\d-\d\d\.backup\.part$/
/** The unpacked copy of an embedded database. */
const COPY = /^emojigma-\d{4}-\d\d-\d\d\.backup\.copy$/

/** The file of a UTC day. */
export function nightlyName(day: Day): string {
  return `emojigma-${new Date(dayStartMs(day)).toISOString().slice(0, 10)}.backup`
}

/** The file made at a moment. */
export function nameOfMoment(timeMs: number): string {
  return `emojigma-${new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

/** Deletes the nightly backups of a folder but for the newest, and what is left of those that were broken off. To be called while none is
 *  being made.
 *  @returns the names of those that are gone */
export async function deleteOldest(folder: string, kept: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).toSorted()
  const nightly = names.filter((name) => NIGHTLY.test(name))
  const gone = [...nightly.slice(0, Math.max(0, nightly.length - kept)), ...names.filter((name) => DRAFT.test(name))]
  for (const name of gone) await rm(join(folder, name), { force: true })
  return gone
}

/** Deletes the copies of the database that interrupted nightly backups left in the data folder. Call it while none is being made. */
export async function forgetCopies(dataFolder: string): Promise<void> {
  const left = (await readdir(dataFolder)).filter((name) => COPY.test(name))
  for (const name of left) await rm(join(dataFolder, name), { force: true })
}
