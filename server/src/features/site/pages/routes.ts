import type { FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import type { App } from '../../../platform/http/app-type.ts'
import { isApiPath, pathOf, RETRY_AFTER_S, sendFailure } from '../../../platform/http/failures.ts'
import { FIRST_LANGUAGE_VARY, firstLanguage, isRoot } from '../../../platform/http/first-language.ts'
import { sendCompressedText } from '../../../platform/http/compression.ts'
import { addVary } from '../../../platform/http/entity-tags.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { allowFrames } from '../../../platform/http/security-headers.ts'
import type { Guard } from '../../../platform/http/limits/rate-limits.ts'
import { routeBuiltFiles } from './built-files.ts'
import { holdsCode, pageAddress } from './page-address.ts'
import { RenderTurns, type PageReader } from './render-turns.ts'
import type { RenderedPages } from './rendered-pages.ts'

const CHECKED = 'no-cache'
const NEVER = 'no-store'
/** Where a page puts its own path into a link, as the choice of a language does, browsers would take such a path for another site. */
const NAMES_A_HOST = /^\/[/\\]/

export interface PageRoutes {
  readonly pages: RenderedPages
  /** The built page's files; may be absent, as in tests. */
  readonly clientFolder: string
  /** Whether browsers install the service worker of the build, or one that takes itself away. */
  readonly hasServiceWorker: boolean
  /** To be run before a page is rendered. */
  readonly limitRenders: Guard
}

/** Every address that is no call and no picture: the built files by name, and pages for the rest. */
export async function routePages(app: App, { pages, clientFolder, hasServiceWorker, limitRenders }: PageRoutes): Promise<void> {
  const turns = new RenderTurns()
  app.metrics.queue('pages', () => turns.waiting)
  if (existsSync(clientFolder)) await routeBuiltFiles(app, clientFolder, hasServiceWorker)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url)
    if (isApiPath(path) || path.startsWith('/emojigma/')) return reply.callNotFound()
    const { language } = request
    const first = firstLanguage(request.raw)
    if (isRoot(request.raw)) addVary(reply, FIRST_LANGUAGE_VARY)
    if (first) return reply.header('cache-control', NEVER).redirect(first.language.path + localAddress(request.url), 302)
    // The service worker of a language keeps what lies below `/es/`, and `/es` does not.
    const { path: begin } = language.language
    const isBare = begin !== '' && !request.originalUrl.startsWith(`${begin}/`)
    if (isBare || NAMES_A_HOST.test(request.url)) return reply.redirect(begin + localAddress(request.url), 301)
    const address = pageAddress(localAddress(request.url))
    const asked = { address, language: language.language.code }
    const kept = await pages.kept(asked)
    const refused = kept ? undefined : await limitRenders(request, reply)
    if (refused) return refused
    const page = kept ?? (await turns.run(`${asked.language} ${address}`, readerOf(request), () => pages.render(asked)))
    if (!page) return sendFailure(request, reply.header('retry-after', RETRY_AFTER_S), 503)
    if (page.kind === 'redirect') return reply.redirect(page.location, 302)
    if (page.isEmbeddable) allowFrames(reply)
    const isSecret = holdsCode(address)
    reply.header('cache-control', isSecret ? NEVER : CHECKED)
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    reply.code(page.status).type('text/html; charset=utf-8')
    if (page.status === 200) reply.header('etag', page.text.tag)
    return sendCompressedText(request, reply, page.text)
  })
}

function readerOf({ ip, headers }: FastifyRequest): PageReader {
  return { network: networkOf(ip), userAgent: headers['user-agent'] }
}

/** Path and query with one leading slash: a second one, or a whole address, would name another host. */
function localAddress(url: string): string {
  return url.replace(/^(?:[a-z][a-z0-9+.-]*:\/\/[^/?]*)?[/\\]*/i, '/')
}
