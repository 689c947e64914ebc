import type { FastifyReply, FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'
import type { App } from './app-type.ts'

/** 132 bits of the content's SHA-256, as base64url. */
export function contentTag(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}

/** A weak tag, since the content may be compressed on its way. */
export function weakTag(content: string | Uint8Array): string {
  return `W/"${contentTag(content)}"`
}

/** Whether the browser already has the content. Compares weakly.
 *  @param etag in quotes, without a comma
 *  Source: RFC 9110 §13.1.2, §8.8.3.2 */
export function browserHas({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  return known.some((tag) => tag === '*' || opaque(tag) === opaque(etag))
}

/** Tags replies that browsers must revalidate, and answers 304 when the browser has them. Add it after the hooks that set
 *  `cache-control`. */
export function tagReplies(app: App): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const isTaggable = reply.statusCode === 200 && (request.method === 'GET' || request.method === 'HEAD')
    if (!isTaggable || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return next()
    if (!reply.hasHeader('etag')) {
      if (!mayBeKept(reply)) return next()
      addVary(reply, 'accept-encoding')
      reply.header('etag', weakTag(payload))
    }
    if (!browserHas(request, String(reply.getHeader('etag')))) return next()
    reply.code(304).removeHeader('content-length').removeHeader('content-encoding')
    next(null, null)
  })
}

/** Adds a header of the request to `vary`. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary')
  if (named === undefined) reply.header('vary', header)
  else if (!String(named).toLowerCase().includes(header)) reply.header('vary', `${String(named)}, ${header}`)
}

function mayBeKept(reply: FastifyReply): boolean {
  const caching = reply.getHeader('cache-control')
  return caching !== undefined && !String(caching).includes('no-store')
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '')
}
