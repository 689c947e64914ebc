import { dayAt, type Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { countPublishedDays, publishedDays } from '../queries.ts'
import type { StoreDays, StoredDays } from './old-days.ts'

const PROGRESS_STEP = 0.05
const RETRY_MS = 10_000
/** Pause before checking again while another process fills the archive. */
const ANOTHER_FILLS_MS = 60_000

export interface ArchiveOptions {
  readonly database: Database
  readonly storeDays: StoreDays
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Called after a day is published. */
  readonly onPublished: (day: Day) => void
}

export interface ArchiveProgress {
  readonly publishedDays: number
  /** Day 0 to today. */
  readonly totalDays: number
}

/** The days since 2020-01-01: publishes the missing ones, latest first. */
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

  /** Runs until no day is missing or the signal aborts; the next start resumes. */
  async fill(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#options
    while (!signal.aborted) {
      try {
        const missing = await this.#missingDays()
        if (missing.length === 0) return
        const wasAlone = await database.runAlone('archive', () => this.#publishDays(missing, signal))
        if (!wasAlone) await pause(ANOTHER_FILLS_MS, signal)
      } catch (error) {
        if (signal.aborted) return
        log.error({ err: error }, 'the archive could not be filled; trying again')
        await pause(RETRY_MS, signal)
      }
    }
  }

  #publishDays(days: readonly Day[], signal: AbortSignal): Promise<void> {
    const { storeDays, onPublished, log } = this.#options
    const totalDays = this.#today() + 1
    let done = totalDays - days.length
    let reported = Math.floor(done / totalDays / PROGRESS_STEP)
    return storeDays(days, signal, ({ settledDays, published }: StoredDays) => {
      for (const day of published) onPublished(day)
      done += settledDays
      const step = Math.floor(done / totalDays / PROGRESS_STEP)
      if (step === reported) return
      reported = step
      log.info({ publishedDays: done, totalDays }, `the archive holds ${Math.floor((100 * done) / totalDays)} % of its days`)
    })
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

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(delayMs, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
