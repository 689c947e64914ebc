import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Clock } from '../../../platform/clock.ts'
import { PROJECT_ROOT } from '../../../config.ts'
import { draftOf } from './backup-file.ts'
import { deleteOldest, forgetCopies, nightlyName } from './rotation.ts'

const OPERATOR = join(PROJECT_ROOT, 'server/src/features/operator/main.ts')
/** A draft without a write for this long was left by a killed process. */
const STALE_MS = 60_000

export interface NightlyOptions {
  readonly dataFolder: string
  readonly folder: string
  /** Number of daily backups to keep. */
  readonly keepDays: number
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Called with the error of a failed backup. */
  readonly failed: (error: unknown) => void
}

/** Makes the day's backup unless it exists, in a separate process, so that players do not wait, and deletes the oldest. Failures are
 *  logged, and retried at the next start or on the next day. */
export async function backUpNightly(
  day: Day,
  signal: AbortSignal,
  { dataFolder, folder, keepDays, clock, log, failed }: NightlyOptions,
): Promise<void> {
  const file = join(folder, nightlyName(day))
  const draft = draftOf(file)
  try {
    if (existsSync(file)) return
    if (await isBeingMade(draft, clock, signal)) {
      log.warn({ draft }, 'the database is being backed up by another process')
      return
    }
    await forgetCopies(dataFolder)
    log.info({ output: await makeApart(file, signal) }, 'the database was backed up')
    const gone = await deleteOldest(folder, keepDays)
    if (gone.length > 0) log.info({ gone }, 'old backups were deleted')
  } catch (error) {
    if (signal.aborted) return
    failed(error)
    log.error({ err: error }, 'the database could not be backed up')
  }
}

/** Makes a backup in a separate process, which the signal ends.
 *  @returns its output */
async function makeApart(file: string, signal: AbortSignal): Promise<string> {
  const running = promisify(execFile)(process.execPath, [OPERATOR, 'backup', file], { signal })
  const closed = new Promise<void>((resolve) => {
    running.child.once('close', () => resolve())
  })
  try {
    return (await running).stdout.trim()
  } catch (error) {
    await closed
    // A killed process leaves a draft, and the next one starts over.
    if (signal.aborted) await rm(draftOf(file), { force: true })
    throw error
  }
}

/** Whether another process of the site is writing it, such as one that has outlived its server.
 *  @throws the reason of the signal when it aborts */
async function isBeingMade(draft: string, clock: Clock, signal: AbortSignal): Promise<boolean> {
  const writtenAtMs = async () => (await stat(draft).catch(() => undefined))?.mtimeMs
  const before = await writtenAtMs()
  if (before === undefined) return false
  const freshMs = STALE_MS - (clock.nowMs() - before)
  if (freshMs > 0) {
    await wait(freshMs, undefined, { signal })
    if ((await writtenAtMs()) !== before) return true
  }
  await rm(draft, { force: true })
  return false
}
