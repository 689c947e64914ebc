import type { Day } from '@emojigma/engine/day.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Those that are made by hand have a time in their names, and are never deleted by the site. */
const NIGHTLY = /^emojigma-\d{4}-\d\d-\d\d\.backup$/

/** The file of a UTC day. */
export function nightlyName(day: Day): string {
  return `emojigma-${new Date(dayStartMs(day)).toISOString().slice(0, 10)}.backup`
}

/** The file of a moment. */
export function nameOfMoment(timeMs: number): string {
  return `emojigma-${new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

/** Deletes the nightly backups of a folder but for the newest.
 *  @returns the names of those that are gone */
export async function deleteOldest(folder: string, kept: number): Promise<readonly string[]> {
  const nightly = (await readdir(folder)).filter((name) => NIGHTLY.test(name)).toSorted()
  const oldest = nightly.slice(0, Math.max(0, nightly.length - kept))
  for (const name of oldest) await rm(join(folder, name), { force: true })
  return oldest
}
