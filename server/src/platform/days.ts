import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { dayJob, type Jobs } from './jobs/jobs.ts'
import type { OpenFeatures } from './open-features.ts'
import { RETENTION_JOB, type Retention } from './jobs/retention.ts'

/** Lets each day begin once in this process, for all features, and deletes what has run out. */
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

  /** To be called when today is published, as often as one likes. It returns at once. */
  readonly begin = (day: Day): void => {
    if (this.#closing.signal.aborted || this.#begun === day) return
    this.#begun = day
    this.#working = this.#after(this.#working, day)
  }

  /** Resolves when what the days began is done. */
  get idle(): Promise<void> {
    return this.#working
  }

  /** Lets what was begun end soon. */
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
