import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { dayJob, type Jobs } from './jobs/jobs.ts'
import type { OpenFeatures } from './open-features.ts'
import { RETENTION_JOB, type Retention } from './jobs/retention.ts'

/** Begins each day once in this process, for all features, and deletes expired data. */
export class Days {
  readonly #features: OpenFeatures
  readonly #retention: Retention
  readonly #log: FastifyBaseLogger
  readonly #jobs: Jobs
  readonly #closing = new AbortController()
  #begun: Day | undefined
  #working: Promise<void> = Promise.resolve()

  constructor(features: OpenFeatures, retention: Retention, log: FastifyBaseLogger, jobs: Jobs) {
    this.#features = features
    this.#retention = retention
    this.#log = log
    this.#jobs = jobs
  }

  /** Call it whenever today is published; repeated calls are free. Returns at once. */
  readonly begin = (day: Day): void => {
    if (this.#closing.signal.aborted || this.#begun === day) return
    this.#begun = day
    this.#working = this.#after(this.#working, day)
  }

  /** Resolves when the work of begun days is done. */
  get idle(): Promise<void> {
    return this.#working
  }

  /** Aborts the work of begun days. */
  stop(): void {
    this.#closing.abort()
  }

  async #after(before: Promise<void>, day: Day): Promise<void> {
    const { signal } = this.#closing
    await before
    const works = this.#features.all.map(async ({ name, newDay }) => {
      if (!newDay) return
      try {
        await this.#jobs.run(dayJob(name), true, () => newDay(day, signal))
      } catch (error) {
        this.#log.warn({ err: error, feature: name }, 'a feature could not begin the day')
      }
    })
    await Promise.all([...works, this.#jobs.run(RETENTION_JOB, true, () => this.#retention.run(signal))])
  }
}
