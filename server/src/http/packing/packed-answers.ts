import type { FastifyReply } from 'fastify'
import { Readable, pipeline } from 'node:stream'
import type { App } from '../app-type.ts'
import { encodingFor, packed, packingStream, SMALLEST_PACKED_BYTES, type Encoding } from './packing.ts'

/** What is text, and so becomes smaller. Pictures and documents are packed in themselves. */
const PACKABLE = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest)\b)/

/** Packs quickly, as each browser allows, what no route has packed and no one keeps.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export function packAnswers(app: App): void {
  app.addHook('onSend', (request, reply, payload: unknown, next) => {
    if (!isPackable(reply, payload)) return next()
    addVary(reply, 'accept-encoding')
    const encoding = encodingFor(request.headers)
    if (encoding === 'identity') return next()
    reply.header('content-encoding', encoding).removeHeader('content-length')
    weakenTag(reply)
    // A reader that goes away, or a source that breaks, ends both.
    if (payload instanceof Readable)
      return next(
        null,
        pipeline(payload, packingStream(encoding), () => undefined),
      )
    void packThenGoOn(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), encoding, next)
  })
}

async function packThenGoOn(body: Buffer, encoding: Encoding, next: (error: Error | null, body?: Buffer) => void): Promise<void> {
  let smaller: Buffer
  try {
    smaller = await packed(body, encoding, 'quick')
  } catch (error) {
    next(error instanceof Error ? error : new Error(String(error)))
    return
  }
  next(null, smaller)
}

/** Says that an answer would be another one for another value of a request's header. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary')
  if (named === undefined) reply.header('vary', header)
  else if (!String(named).toLowerCase().includes(header)) reply.header('vary', `${String(named)}, ${header}`)
}

function isPackable(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.statusCode === 206 || reply.statusCode === 304 || reply.hasHeader('content-encoding')) return false
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    if (payload.length < SMALLEST_PACKED_BYTES) return false
  } else if (!(payload instanceof Readable)) return false
  return PACKABLE.test(String(reply.getHeader('content-type') ?? ''))
}

/** A strong tag names bytes, which are others now. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) reply.header('etag', `W/${tag}`)
}
