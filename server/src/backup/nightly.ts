import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Clock } from '../clock.ts'
import { PROJECT_ROOT } from '../config.ts'
import { deleteOldest, nightlyName } from './rotation.ts'

const OPERATOR = join(PROJECT_ROOT, 'server/src/operator/main.ts')
/** A draft that is older was left by a process that was killed. */
const STALE_MS = 6 * 3_600_000

export interface NightlyOptions {
  readonly folder: string
  /** How many days’ backups stay. */
  readonly kept: number
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Hears why none could be made. */
  readonly failed: (error: unknown) => void
}

/** Makes the backup of a day unless there is one, in a process of its own, so that nobody who plays waits for it, and deletes the oldest.
 *  What goes wrong is logged, and tried again at the next start or day. */
export async function backUpNightly(day: Day, signal: AbortSignal, { folder, kept, clock, log, failed }: NightlyOptions): Promise<void> {
  const file = join(folder, nightlyName(day))
  if (existsSync(file) || (await isBeingMade(`${file}.part`, clock))) return
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, 'backup', file], { signal })
    log.info({ said: stdout.trim() }, 'the database was backed up')
    const gone = await deleteOldest(folder, kept)
    if (gone.length > 0) log.info({ gone }, 'old backups were deleted')
  } catch (error) {
    if (signal.aborted) return
    failed(error)
    log.error({ err: error }, 'the database could not be backed up')
  }
}

/** Whether another process of the site is at it. */
async function isBeingMade(draft: string, clock: Clock): Promise<boolean> {
  const found = await stat(draft).catch(() => undefined)
  if (!found) return false
  if (clock.nowMs() - found.mtimeMs < STALE_MS) return true
  await rm(draft, { force: true })
  return false
}
