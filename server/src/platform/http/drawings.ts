import type { FastifyReply } from 'fastify'

/** It may change with a release, and then its tag does. */
const A_DAY = 'public, max-age=86400'
/** A drawing opened by itself may style itself and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with a drawing that is the same for everybody.
 *  @param svg a whole document */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  reply.type('image/svg+xml; charset=utf-8').headers({ 'cache-control': A_DAY, 'content-security-policy': DRAWING_POLICY })
  return reply.send(svg)
}
