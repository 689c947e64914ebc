import type { Call, ReplyOf } from '@emojigma/contract/call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { KeptText, sendKeptText } from './kept-text.ts'
import { addVary } from './packed-answers.ts'

/** An answer of status 200 that many get: written once as the call's schema has it, and packed once for each encoding. It must hold nothing
 *  that depends on who asks. */
export class SharedReply<Body> {
  readonly text: KeptText
  /** What was written; only the compiler asks for it. */
  declare readonly body: Body

  constructor(text: KeptText) {
    this.text = text
  }
}

/** @returns what writes the call's answers. It refuses what the schema does not allow, and leaves out what the schema lacks. */
export function sharedReplies<C extends Call>({ method, path, replies }: C): (body: ReplyOf<C>) => SharedReply<ReplyOf<C>> {
  const write = serializerCompiler({ schema: replies[200], method, url: path })
  return (body) => new SharedReply(new KeptText(write(body), { isLasting: false }))
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
