import type { Clock } from '../clock.ts'

/** The outcome of a job in this process. */
export interface JobReport {
  readonly name: string
  /** Whether it runs at the start of each UTC day, or once for as long as the process runs. */
  readonly isDaily: boolean
  readonly isRunning: boolean
  readonly beganAtMs: number | undefined
  readonly endedAtMs: number | undefined
  readonly failures: number
  /** The kind of error; never its message, which may contain personal data. */
  readonly lastFailure: string | undefined
}

/** Background jobs of this process and their outcomes, in memory. */
export class Jobs {
  readonly #reports = new Map<string, JobReport>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get all(): readonly JobReport[] {
    return [...this.#reports.values()]
  }

  /** Runs a job and records its outcome.
   *  @throws its error */
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

  /** Records the failure of a part; the job itself goes on. */
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

/** The name of the job in which a feature begins a day. */
export function dayJob(feature: string): string {
  return `the day of ${feature}`
}
