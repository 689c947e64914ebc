import { z } from 'zod'
import type { Archive } from '../puzzles/service.ts'
import type { App } from '../http/app-type.ts'

const CHECK_MS = 3000

const readiness = z.object({
  database: z.boolean(),
  migrations: z.boolean(),
  today: z.boolean(),
  archive: z.object({ publishedDays: z.int(), totalDays: z.int() }),
})

export interface HealthChecks {
  readonly archive: Archive
  /** Whether the UTC day's puzzles are published. */
  readonly isTodayPublished: () => Promise<boolean>
}

/** `/healthz`: the process is up. `/readyz`: it can serve: the database answers, its tables are there, and today is published.
 *  Source: contract §2, Wire format */
export function routeHealth(app: App, { archive, isTodayPublished }: HealthChecks): void {
  app.get('/healthz', { schema: { summary: 'The process is up', response: { 200: z.object({ Status: z.literal('up') }) } } }, async () => ({
    Status: 'up' as const,
  }))

  app.get(
    '/readyz',
    { schema: { summary: 'The site can serve', response: { 200: readiness, 503: readiness } } },
    async (request, reply) => {
      try {
        const [today, progress] = await inTime(Promise.all([isTodayPublished(), archive.progress()]))
        return await reply.code(today ? 200 : 503).send({ database: true, migrations: true, today, archive: progress })
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer')
        const archiveUnknown = { publishedDays: 0, totalDays: 0 }
        return reply.code(503).send({ database: false, migrations: false, today: false, archive: archiveUnknown })
      }
    },
  )

  for (const [path, hide] of [
    ['/api', false],
    ['/api/', true],
  ] as const) {
    const schema = { summary: 'Whether calls reach the site', hide, response: { 200: z.object({ Name: z.string() }) } }
    app.get(path, { schema }, async () => ({ Name: 'Emojigma' }))
  }
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
