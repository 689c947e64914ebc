import { getApiRoot, getHealth, getReadiness } from '@emojigma/contract/operator/health.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Archive } from '../../puzzles/service.ts'
import type { Departure } from './departure.ts'

const CHECK_MS = 3000

export interface HealthChecks {
  readonly archive: Archive
  readonly departure: Departure
  /** @throws the error of a recent write, if writing fails */
  readonly probeWrites: () => Promise<void>
  /** Settings that a production site should not have. */
  readonly unsafe: readonly string[]
  /** Whether the UTC day's puzzles are published. */
  readonly isTodayPublished: () => Promise<boolean>
}

/** `/healthz`: the process is up. `/readyz`: it can serve: the database answers and writes, its tables exist, today is published, and the
 *  process is not shutting down.
 *  Source: docs/operate.md */
export function routeHealth(app: App, { archive, departure, isTodayPublished, probeWrites, unsafe: faults }: HealthChecks): void {
  const unsafe = faults.length === 0 ? {} : { unsafe: [...faults] }
  serve(app, getHealth, async () => ({ Status: 'up' as const }))
  serve(app, getApiRoot, async () => ({ Name: 'Emojigma' }))
  serve(app, getReadiness, async ({ log }) => {
    try {
      const [today, progress] = await inTime(Promise.all([isTodayPublished(), archive.progress(), probeWrites()]))
      const readiness = { database: true, migrations: true, today, archive: progress, ...unsafe }
      if (departure.isSoon) return new Refusal(503, { ...readiness, leaving: true as const })
      return today ? readiness : new Refusal(503, readiness)
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer, or stores nothing')
      const archiveUnknown = { publishedDays: 0, totalDays: 0 }
      return new Refusal(503, { database: false, migrations: false, today: false, archive: archiveUnknown, ...unsafe })
    }
  })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
