import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { KeptText, sendKeptText } from './packing/kept-text.ts'

/** It may change with a release, and then its tag does. */
const A_DAY = 'public, max-age=86400'
/** A drawing opened by itself may style itself and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** By what is drawn: a few dozen samples and covers. */
const kept = new LRUCache<string, KeptText>({ max: 500, maxSize: 8 * 1024 * 1024, sizeCalculation: ({ bytes }) => bytes })

/** Answers with a drawing that is the same for everybody.
 *  @param svg a whole document */
export function sendDrawing(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  reply.type('image/svg+xml; charset=utf-8').headers({ 'cache-control': A_DAY, 'content-security-policy': DRAWING_POLICY })
  const drawing = kept.get(svg) ?? new KeptText(svg)
  kept.set(svg, drawing)
  return sendKeptText(request, reply, drawing)
}
