import type { FastifyServerOptions } from 'fastify'
import { Days } from './platform/days.ts'
import type { Feature, SiteContext, SiteOptions } from './platform/feature.ts'
import { FEATURES } from './features.ts'
import type { App } from './platform/http/app-type.ts'
import { describeCalls } from './platform/http/openapi.ts'
import { limitRates } from './platform/http/limits/rate-limits.ts'
import { openServer, setReplyRules } from './platform/http/server.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { addProcessMetrics } from './platform/metrics/process-metrics.ts'
import { OpenFeatures } from './platform/open-features.ts'
import { RateCounters } from './features/operator/rate-counters/service.ts'
import { Retention } from './platform/jobs/retention.ts'
import { Drafts } from './features/puzzles/drafts.ts'
import { ThreadPool } from './platform/threads/pool.ts'

/** Message between processes: all caches may be out of date. */
const CLEAR_CACHES = 'clear caches'

export interface AppOptions extends SiteOptions {
  readonly logger?: FastifyServerOptions['logger']
  /** Absent = all of the site. */
  readonly features?: readonly Feature[]
}

/** The web server with its background work. */
export interface Site extends Pick<SiteContext, 'app' | 'origin' | 'service'> {
  readonly days: Days
  readonly retention: Retention
  /** Runs until the signal aborts. */
  readonly background: (signal: AbortSignal) => Promise<void>
}

/** Puts the site together: a server, its features, and their routes. */
export async function buildApp(options: AppOptions): Promise<Site> {
  const { config, database, bus, clock, secret, inlineScript, logger = false, features = FEATURES } = options
  const { hasRateLimits, trustProxy } = config
  const app: App = openServer({
    trustProxy,
    isSecure: (config.siteUrl ?? '').startsWith('https:'),
    inlineScript,
    logger,
    mayUpgrade: (request) => features.some(({ mayUpgrade }) => mayUpgrade?.(request)),
  })
  const { log } = app
  const origin = (): string => config.siteUrl ?? `http://localhost:${portOf(app) ?? config.port}`
  const open = new OpenFeatures()
  const jobs = new Jobs(clock)
  const retention = new Retention({ database, clock, log, jobs, sweeps: () => open.sweeps })
  const days = new Days(open, retention, log, jobs)
  app.addHook('preClose', async () => days.stop())
  const stopMeasuring = addProcessMetrics(app.metrics)
  app.addHook('onClose', async () => stopMeasuring())
  // The database is closed next, so its users must finish first.
  app.addHook('onClose', () => days.idle)
  const threads = new ThreadPool(log)
  app.addHook('onClose', () => threads.close())
  await setReplyRules(app, {
    hasEnded: (sessionId) => open.hasEnded(sessionId),
    requestFailed: open.requestFailed,
    hasLimits: hasRateLimits,
    clock,
  })
  const counters = new RateCounters({ clock, secret, isOn: hasRateLimits })
  const limitRenders = limitRates(app, {
    isOn: hasRateLimits,
    countTogether: database.dialect === 'postgres' ? (limit) => counters.count(database.queries, [limit]) : undefined,
  })
  const { accountDeleted, exported, profileChanged, pageSource } = open
  bus.subscribe(CLEAR_CACHES, open.forgetAll)
  const forgetAll = (): void => {
    open.forgetAll()
    bus.publish(CLEAR_CACHES)
  }
  const service: SiteContext['service'] = (kind) => open.service(kind)
  const context: SiteContext = {
    ...options,
    app,
    log,
    origin,
    jobs,
    threads,
    drafts: options.drafts ?? new Drafts(threads, log),
    limitRenders,
    service,
    features: { accountDeleted, exported, profileChanged, pageSource, forgetAll, dayBegan: days.begin },
  }
  for (const feature of features) await open.add(feature, context)
  await describeCalls(app)
  for (const { routes } of open.all) await routes?.(app)
  await app.ready()
  const background = async (signal: AbortSignal): Promise<void> => {
    await Promise.all(open.all.map(async ({ name, background }) => background && jobs.run(name, false, () => background(signal))))
  }
  return { app, origin, service, days, retention, background }
}

function portOf(app: App): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
