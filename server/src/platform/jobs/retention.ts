import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Sweep } from '../sweep.ts'
import type { Jobs } from './jobs.ts'

export const RETENTION_JOB = 'retention'

export interface RetentionOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly jobs: Jobs
  readonly sweeps: () => readonly Sweep[]
}

/** Deletes expired data, a few hundred rows at a time so that requests do not wait, in one of the processes on the database. */
export class Retention {
  readonly #options: RetentionOptions

  constructor(options: RetentionOptions) {
    this.#options = options
  }

  get sweeps(): readonly Sweep[] {
    return this.#options.sweeps()
  }

  /** A failed sweep is retried on the next day, and does not stop the others. */
  async run(signal?: AbortSignal): Promise<void> {
    const { database, log, jobs } = this.#options
    try {
      await database.runAlone('retention', () => this.#sweepAll(signal))
    } catch (error) {
      jobs.failed(RETENTION_JOB, error)
      log.warn({ err: error }, 'what has run out could not be deleted')
    }
  }

  async #sweepAll(signal?: AbortSignal): Promise<void> {
    const { database, clock, log, jobs } = this.#options
    for (const { name, begin } of this.sweeps) {
      try {
        const step = begin(clock.nowMs())
        for (let isDone = false; !isDone;) {
          if (signal?.aborted) return
          const beganMs = performance.now()
          isDone = await database.relaxed(step)
          // Uses at most half of the time: the other half is for requests.
          await wait(performance.now() - beganMs)
        }
      } catch (error) {
        jobs.failed(RETENTION_JOB, error)
        log.warn({ err: error, sweep: name }, 'what has run out could not be deleted')
      }
    }
    await database.forgetDeleted()
  }
}
