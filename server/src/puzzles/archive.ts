import { dayAt, type Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Draft, DraftSource } from './draft.ts'
import type { DraftedDay, Publisher } from './publisher.ts'
import { countPublishedDays, publishedDays } from './queries.ts'

/** Days stored in one transaction: neighbours change the same pages of the indexes, which are then written once. With more of them whoever
 *  wants to store something else would wait for longer than some milliseconds. */
const DAYS_TOGETHER = 4
/** Days drafted ahead of those being stored, so that the one who drafts need not wait while the log is tidied up. */
const DAYS_AHEAD = 12
/** Some megabytes of the embedded database's log. */
const DAYS_BETWEEN_TIDYING = 16
const PROGRESS_STEP = 0.05
const RETRY_MS = 10_000
/** How long to leave the archive to another process before looking again. */
const ANOTHER_FILLS_MS = 60_000

export interface ArchiveOptions {
  readonly database: Database
  readonly drafts: DraftSource
  readonly publisher: Publisher
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

export interface ArchiveProgress {
  readonly publishedDays: number
  /** Day 0 to today. */
  readonly totalDays: number
}

/** The days since 2020-01-01: publishes whichever are missing, the latest first. */
export class Archive {
  readonly #options: ArchiveOptions

  constructor(options: ArchiveOptions) {
    this.#options = options
  }

  async progress(): Promise<ArchiveProgress> {
    const today = this.#today()
    return { publishedDays: await countPublishedDays(this.#options.database.queries, today), totalDays: today + 1 }
  }

  /** @returns the published days up to today, ascending */
  publishedDays(): Promise<readonly Day[]> {
    return publishedDays(this.#options.database.queries, this.#today())
  }

  /** Works until no day is missing or the signal aborts; where it was stopped, the next start goes on. */
  async fill(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#options
    while (!signal.aborted) {
      try {
        const missing = await this.#missingDays()
        if (missing.length === 0) return
        const wasAlone = await database.runAlone('archive', (tidyUp) => this.#publishDays(missing, tidyUp, signal))
        if (!wasAlone) await pause(ANOTHER_FILLS_MS, signal)
      } catch (error) {
        if (signal.aborted) return
        log.error({ err: error }, 'the archive could not be filled; trying again')
        await pause(RETRY_MS, signal)
      }
    }
  }

  async #publishDays(days: readonly Day[], tidyUp: () => Promise<void>, signal: AbortSignal): Promise<void> {
    const { drafts, publisher, log } = this.#options
    const totalDays = this.#today() + 1
    let done = totalDays - days.length
    let reported = Math.floor(done / totalDays / PROGRESS_STEP)
    const drafted = new Map<Day, Promise<readonly Draft[]>>()
    let untidyDays = 0
    for (let first = 0; first < days.length; first += DAYS_TOGETHER) {
      for (const ahead of days.slice(first, first + DAYS_TOGETHER + DAYS_AHEAD)) {
        if (!drafted.has(ahead)) drafted.set(ahead, silent(drafts.draftDay(ahead, true)))
      }
      const ready: DraftedDay[] = []
      for (const day of days.slice(first, first + DAYS_TOGETHER)) {
        ready.push({ day, drafts: (await drafted.get(day)) ?? [] })
        drafted.delete(day)
      }
      const startedMs = performance.now()
      await publisher.publishOld(ready)
      if (signal.aborted) return
      done += ready.length
      untidyDays += ready.length
      if (untidyDays >= DAYS_BETWEEN_TIDYING) {
        untidyDays = 0
        await tidyUp()
      }
      const step = Math.floor(done / totalDays / PROGRESS_STEP)
      if (step > reported) {
        reported = step
        log.info({ publishedDays: done, totalDays }, `the archive holds ${Math.floor((100 * done) / totalDays)} % of its days`)
      }
      // At most half of the time goes into storing, however slow the disk: the other half is for requests.
      await pause(performance.now() - startedMs, signal)
    }
  }

  async #missingDays(): Promise<readonly Day[]> {
    const today = this.#today()
    const published = new Set(await this.publishedDays())
    return Array.from({ length: today + 1 }, (_, index) => today - index).filter((day) => !published.has(day))
  }

  #today(): Day {
    return dayAt(this.#options.clock.nowMs())
  }
}

/** Drafts made ahead may never be asked for; their failure is heard of when they are. */
function silent<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(delayMs, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
