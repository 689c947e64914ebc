import type { Clock } from '../clock.ts'

/** How a job of this process went. */
export interface JobReport {
  readonly name: string
  /** Whether it runs again when a UTC day begins; otherwise it runs once, from the start on. */
  readonly isDaily: boolean
  readonly isRunning: boolean
  readonly beganAtMs: number | undefined
  readonly endedAtMs: number | undefined
  readonly failures: number
  /** What kind of error it was: never its words, which may name somebody. */
  readonly lastFailure: string | undefined
}

/** What a process does without being asked, and how it went. It is kept in memory: a process that starts has done nothing so far. */
export class Jobs {
  readonly #reports = new Map<string, JobReport>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get all(): readonly JobReport[] {
    return [...this.#reports.values()]
  }

  /** Runs a job.
   *  @throws what it throws */
  async run<T>(name: string, isDaily: boolean, work: () => Promise<T>): Promise<T> {
    this.#note(name, { isDaily, isRunning: true, beganAtMs: this.#clock.nowMs() })
    try {
      return await work()
    } catch (error) {
      this.failed(name, error)
      throw error
    } finally {
      this.#note(name, { isRunning: false, endedAtMs: this.#clock.nowMs() })
    }
  }

  /** Notes a failure of a part, after which the job itself goes on. */
  failed(name: string, error: unknown): void {
    const { code, name: type = 'Error' } = error instanceof Error ? (error as Error & { readonly code?: unknown }) : {}
    const lastFailure = typeof code === 'string' ? `${type} ${code}` : type
    this.#note(name, { failures: (this.#reports.get(name)?.failures ?? 0) + 1, lastFailure })
  }

  #note(name: string, change: Partial<JobReport>): void {
    const none = { name, isDaily: true, isRunning: false, beganAtMs: undefined, endedAtMs: undefined, failures: 0, lastFailure: undefined }
    this.#reports.set(name, { ...none, ...this.#reports.get(name), ...change })
  }
}

/** Under which name it is told how a feature began a day. */
export function dayJob(feature: string): string {
  return `the day of ${feature}`
}
