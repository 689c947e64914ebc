import type { FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import type { App } from '../../../platform/http/app-type.ts'
import { isApiPath, pathOf, RETRY_AFTER_S, sendFailure } from '../../../platform/http/failures.ts'
import { FIRST_LANGUAGE_VARY, firstLanguage, isBeginning } from '../../../platform/http/first-language.ts'
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
/** When a page puts its own path into a link, as the choice of a language does, browsers would take such a path for a host name. */
const NAMES_A_HOST = /^\/[/\\]/

export interface PageRoutes {
  readonly pages: RenderedPages
  /** Folder of the built page; may be absent, as in tests. */
  readonly clientFolder: string
  /** Whether browsers install the build's service worker, or one that unregisters itself. */
  readonly hasServiceWorker: boolean
  /** Runs before a page is rendered. */
  readonly limitRenders: Guard
}

/** All addresses besides calls and pictures: built files by name, and pages for the rest. */
export async function routePages(app: App, { pages, clientFolder, hasServiceWorker, limitRenders }: PageRoutes): Promise<void> {
  const turns = new RenderTurns()
  app.metrics.queue('pages', () => turns.waiting)
  if (existsSync(clientFolder)) await routeBuiltFiles(app, clientFolder, hasServiceWorker)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url)
    if (isApiPath(path) || path.startsWith('/emojigma/')) return reply.callNotFound()
    const { language } = request
    const first = firstLanguage(request.raw)
    if (isBeginning(request.raw)) addVary(reply, FIRST_LANGUAGE_VARY)
    if (first) return reply.header('cache-control', NEVER).redirect(first.language.path + localAddress(request.url), 302)
    // The service worker of a language controls `/es/` and below, but not `/es`.
    const { path: begin } = language.language
    const isBare = begin !== '' && !request.originalUrl.startsWith(`${begin}/`)
    if (isBare || NAMES_A_HOST.test(request.url)) return reply.redirect(begin + localAddress(request.url), 301)
    const address = pageAddress(localAddress(request.url))
    const pageRequest = { address, language: language.language.code }
    const cached = await pages.cached(pageRequest)
    const refused = cached ? undefined : await limitRenders(request, reply)
    if (refused) return refused
    const page = cached ?? (await turns.run(`${pageRequest.language} ${address}`, readerOf(request), () => pages.render(pageRequest)))
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

/** Path and query with one leading slash: a second one, or a full URL, would name another host. */
function localAddress(url: string): string {
  return url.replace(/^(?:[a-z][a-z0-9+.-]*:\/\/[^/?]*)?[/\\]*/i, '/')
}
