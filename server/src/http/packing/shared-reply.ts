import type { FastifyReply, FastifyRequest } from 'fastify'
import { KeptText, sendKeptText } from './kept-text.ts'
import { addVary } from './packed-answers.ts'

/** An answer of status 200 that many get: written once, and packed once for each encoding. It must hold nothing that depends on who
 *  asks. */
export class SharedReply<Body> {
  readonly text: KeptText
  /** What was written; only the compiler asks for it. */
  declare readonly body: Body

  /** @param json the body as the call's schema has it. Nothing checks that but the tests, which takes longer than writing it. */
  constructor(json: string) {
    this.text = new KeptText(json, { isLasting: false })
  }
}

/** Answers with what others get too. What a GET answers with a browser may keep, if it asks each time whether it is still so. */
export function sendSharedReply(request: FastifyRequest, reply: FastifyReply, { text }: SharedReply<unknown>): Promise<FastifyReply> {
  const isTagged = request.method !== 'POST'
  reply.isShared = true
  reply.type('application/json; charset=utf-8')
  if (isTagged) {
    reply.header('cache-control', 'no-cache')
    addVary(reply, 'authorization')
  }
  return sendKeptText(request, reply, text, isTagged)
}
