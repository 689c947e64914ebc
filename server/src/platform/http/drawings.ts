import type { FastifyReply } from 'fastify'

/** A release may change a drawing, and with it its tag. */
const A_DAY = 'public, max-age=86400'
/** A drawing opened on its own may use its styles and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Sends a drawing that is the same for everyone.
 *  @param svg a whole document */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  reply.type('image/svg+xml; charset=utf-8').headers({ 'cache-control': A_DAY, 'content-security-policy': DRAWING_POLICY })
  return reply.send(svg)
}
