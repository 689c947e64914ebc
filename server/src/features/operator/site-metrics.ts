import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { OverviewSources } from './overview.ts'
import { checkoutsByState, countOpenFlags, ordersByState, paymentsByState, stopsWaiting } from './queries.ts'

/** Figures of the database are cached for this long. */
const READ_EVERY_MS = 15_000
const CHECKOUTS_OF_MS = 24 * 60 * 60_000

/** Adds metrics of the site as a whole: queues, letters, payments, the archive. */
export function addSiteMetrics(metrics: Metrics, { database, clock, jobs, archive, outbox, live }: OverviewSources): void {
  const { queries, statements, connections } = database
  const seldom = <T>(read: () => Promise<T>): (() => Promise<T>) => {
    let cached: { readonly atMs: number; readonly reading: Promise<T> } | undefined
    return () => {
      const nowMs = clock.nowMs()
      if (!cached || Math.abs(nowMs - cached.atMs) >= READ_EVERY_MS) {
        const reading = read()
        const now = { atMs: nowMs, reading }
        cached = now
        reading.catch(() => {
          if (cached === now) cached = undefined
        })
      }
      return cached.reading
    }
  }
  metrics.add(statements.durations)
  metrics.gauge(
    'database_connections',
    'Connections to PostgreSQL, and what waits for one; nothing for the embedded database',
    () => ({ ...connections?.() }),
    'state',
  )
  metrics.gauge('live_sockets', 'Visitors who are told the live stats by this process', () => live.listeners)
  metrics.total('letters_total', 'Letters that this process has tried to send, by what became of them', () => outbox.outcomes, 'outcome')
  metrics.gauge(
    'queue_length',
    'What waits to be done',
    seldom(async () => ({ letters: await outbox.waiting(), payment_stops: await stopsWaiting(queries) })),
    'queue',
  )
  const progress = seldom(() => archive.progress())
  metrics.gauge(
    'archive_days',
    'Days published, and days that there are',
    async () => {
      const { publishedDays, totalDays } = await progress()
      return { published: publishedDays, all: totalDays }
    },
    'of',
  )
  metrics.gauge(
    'orders',
    'Orders by state',
    seldom(() => ordersByState(queries, clock.nowMs())),
    'state',
  )
  metrics.gauge(
    'payments',
    'Payments and subscriptions by state',
    seldom(() => paymentsByState(queries)),
    'state',
  )
  metrics.gauge(
    'checkouts',
    'Checkouts of the last day, by state',
    seldom(() => checkoutsByState(queries, clock.nowMs() - CHECKOUTS_OF_MS)),
    'state',
  )
  metrics.gauge(
    'flags_open',
    'Players who are off the public boards for playing faster than people',
    seldom(() => countOpenFlags(queries)),
  )
  metrics.gauge('job_running', 'Whether a job runs just now', () => byJob(({ isRunning }) => Number(isRunning)), 'task')
  metrics.total('job_failures_total', 'What went wrong in jobs of this process', () => byJob(({ failures }) => failures), 'task')
  metrics.gauge(
    'job_ended_seconds',
    'When a job ended last, in seconds since 1970',
    () => byJob(({ endedAtMs = 0 }) => endedAtMs / 1000),
    'task',
  )

  function byJob(read: (job: (typeof jobs.all)[number]) => number): Readonly<Record<string, number>> {
    return Object.fromEntries(jobs.all.map((job) => [job.name, read(job)]))
  }
}
