import type { PublicPage } from '@emojigma/contract/site/pages.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { contentTag } from '../../../platform/http/entity-tags.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { browserHas } from '../../../platform/http/entity-tags.ts'
import { sendFailure } from '../../../platform/http/failures.ts'
import type { Guard } from '../../../platform/http/limits/rate-limits.ts'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../../../platform/languages.ts'
import { pagesFile, puzzleFiles, puzzlesFile, sitemapIndex } from './sitemap.ts'

const AN_HOUR = 'public, max-age=3600'
const PAGES_PATH = '/sitemap-pages.xml'

export interface SearchEngineRoutes {
  readonly origin: () => string
  /** The present pages for search engines; absent if no pages are built. */
  readonly publicPages: (() => Promise<readonly PublicPage[]>) | undefined
  /** Ascending, none after today. */
  readonly publishedDays: () => Promise<readonly Day[]>
  /** Runs before a file of puzzles is written. */
  readonly limit: Guard
}

const NOT_TO_READ = LANGUAGE_CODES.map(languageNamed)
  .flatMap((language) => ['/api/', '/emojigma/answers/'].map((path) => `Disallow: ${pathIn(language, path)}\n`))
  .join('')

/** The files for crawlers: what they may read, and the sitemaps.
 *  Source: docs/product.md, Found by search engines */
export function routeSearchEngines(app: App, { origin, publicPages, publishedDays, limit }: SearchEngineRoutes): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(`User-agent: *\n${NOT_TO_READ}Sitemap: ${origin()}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const puzzles = [...puzzleFiles(await publishedDays())].map(([number, days]) => ({
      path: `/sitemap-puzzles-${number}.xml`,
      lastModified: dayDate(days.at(-1) ?? 0),
    }))
    const files = publicPages ? [{ path: PAGES_PATH }, ...puzzles] : puzzles
    return sendWhole(request, reply, sitemapIndex(origin(), files))
  })

  if (publicPages) {
    app.get(PAGES_PATH, { schema: { hide: true } }, async (request, reply) =>
      sendWhole(request, reply, pagesFile(origin(), await publicPages())),
    )
  }

  app.get(
    '/sitemap-puzzles-:number(^\\d{1,6}).xml',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { number: string } }>, reply) => {
      const { number } = request.params
      const days = puzzleFiles(await publishedDays()).get(Number(number))
      if (!days || String(Number(number)) !== number) return sendFailure(request, reply, 404)
      const refused = await limit(request, reply)
      if (refused) return refused
      // The file follows from its days.
      if (isSent(request, reply, `${origin()} ${days.join()}`)) return reply.code(304).send()
      return reply.send(Readable.from(puzzlesFile(origin(), days)))
    },
  )
}

function sendWhole(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  return isSent(request, reply, xml) ? reply.code(304).send() : reply.send(xml)
}

/** Sets the entity tag, a weak one, because the file may be compressed in transit.
 *  @param content the file, or what it follows from
 *  @returns whether the client has it already */
function isSent(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const tag = `"${contentTag(content)}"`
  reply.type('application/xml; charset=utf-8').headers({ 'cache-control': AN_HOUR, etag: `W/${tag}`, vary: 'accept-encoding' })
  return browserHas(request, tag)
}
