import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { isKnown } from './entity-tags.ts'

/** It may change with a release, and then its tag does. */
const A_DAY = 'public, max-age=86400'
/** A drawing opened by itself may style itself and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with a drawing that is the same for everybody.
 *  @param svg a whole document */
export function sendDrawing(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  reply.type('image/svg+xml; charset=utf-8').headers({ 'cache-control': A_DAY, etag, 'content-security-policy': DRAWING_POLICY })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(svg)
}
