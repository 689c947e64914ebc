import type { Day } from '@emojigma/engine/day.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Manual backups have a time in their names, and are never deleted by the site. */
const NIGHTLY = /^emojigma-\d{4}-\d\d-\d\d\.backup$/
/** An incomplete backup. */
const DRAFT = /^emojigma-\d{4}-\d\d-\d\d\.backup\.part$/
/** The unpacked copy of an embedded database. */
const COPY = /^emojigma-\d{4}-\d\d-\d\d\.backup\.copy$/

/** File name for a UTC day. */
export function nightlyName(day: Day): string {
  return `emojigma-${new Date(dayStartMs(day)).toISOString().slice(0, 10)}.backup`
}

/** File name for a moment. */
export function nameOfMoment(timeMs: number): string {
  return `emojigma-${new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

/** Deletes all nightly backups of a folder but the newest, and the remains of interrupted ones. Call it while none is being made.
 *  @returns the deleted names */
export async function deleteOldest(folder: string, keepDays: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).toSorted()
  const nightly = names.filter((name) => NIGHTLY.test(name))
  const gone = [...nightly.slice(0, Math.max(0, nightly.length - keepDays)), ...names.filter((name) => DRAFT.test(name))]
  for (const name of gone) await rm(join(folder, name), { force: true })
  return gone
}

/** Deletes copies of the database that interrupted nightly backups have left in the data folder. Call it while none is being made. */
export async function forgetCopies(dataFolder: string): Promise<void> {
  const left = (await readdir(dataFolder)).filter((name) => COPY.test(name))
  for (const name of left) await rm(join(dataFolder, name), { force: true })
}
