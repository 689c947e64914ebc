import {
  pathsOf,
  type Call,
  type CallAccess,
  type CallLimit,
  type ReadBodyOf,
  type ReadHeadersOf,
  type ReadParamsOf,
  type ReadQueryOf,
  type ReplyOf,
} from '@emojigma/contract/call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from './app-type.ts'
import { SECURITY } from './openapi.ts'
import { localized, type Localized } from '../localized-text.ts'
import { refuseAllButOperator, refuseGuests } from './visitor.ts'
import type { SignedIn } from '../visitor.ts'
import type { CallGuards, Guard } from './limits/rate-limits.ts'
import { LongReply, sendLongReply } from './long-reply.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Guards by the limit that a call's contract names. */
    callGuards: Readonly<Record<CallLimit, CallGuards>>
  }
}

/** A validated call and its caller. */
export interface CallRequest<Body, Query, Params, Headers, Who extends SignedIn | undefined> extends Pick<
  FastifyRequest,
  'ip' | 'language' | 'log' | 'raw' | 'url' | 'visitor'
> {
  readonly body: Body
  readonly query: Query
  readonly params: Params
  readonly headers: Headers
  /** The caller; always present where the call needs an account. */
  readonly signedIn: Who
}

export type RequestOf<C extends Call> = CallRequest<
  ReadBodyOf<C>,
  ReadQueryOf<C>,
  ReadParamsOf<C>,
  ReadHeadersOf<C>,
  C['access'] extends 'account' ? SignedIn : SignedIn | undefined
>

type RefusalStatus<C extends Call> = Exclude<keyof C['replies'] & number, 200>

/** A reply with another status than 200. Its texts are translated for the caller. */
export class Refusal<Status extends number, Body> {
  readonly status: Status
  readonly body: Body
  readonly headers: Readonly<Record<string, string | number>>

  constructor(status: Status, body: Body, headers: Readonly<Record<string, string | number>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A reply of status 200, already serialised by the call's schema so that it can be shared. */
export class WrittenReply<C extends Call> {
  readonly json: string
  /** For the compiler only: tells the replies of calls apart. */
  declare readonly call: C

  constructor(call: C, body: ReplyOf<C>) {
    this.json = JSON.stringify(z.encode(call.replies[200], body))
  }
}

export type RefusalOf<C extends Call> = { [Status in RefusalStatus<C>]: Refusal<Status, Localized<ReplyOf<C, Status>>> }[RefusalStatus<C>]

/** Handles a call with one of the replies in its contract. */
export type CallHandler<C extends Call> = (
  request: RequestOf<C>,
  reply: Pick<FastifyReply, 'header'>,
) => Promise<ReplyOf<C> | WrittenReply<C> | (ReplyOf<C> extends object ? LongReply<ReplyOf<C>> : never) | RefusalOf<C>>

/** The first guards, by the access of a call. */
const FIRST: Readonly<Record<CallAccess, readonly Guard[]>> = { anyone: [], account: [refuseGuests], operator: [refuseAllButOperator] }

/** Registers a call under each of its paths, with the access, limit, input and replies of its contract. */
export function serve<C extends Call>(app: App, call: C, handler: CallHandler<C>): void {
  const { method, summary, body, query, params, headers, replies, access, limit, bodyLimitBytes, isForm } = call
  const { beforeBody = [], afterBody = [] } = limit === undefined ? {} : app.callGuards[limit]
  for (const [index, url] of pathsOf(call).entries()) {
    app.route({
      method,
      url,
      ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
      schema: {
        summary,
        security: SECURITY[access],
        ...(body ? { body } : {}),
        ...(query ? { querystring: query } : {}),
        ...(params ? { params } : {}),
        ...(headers ? { headers } : {}),
        ...(isForm ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
        // The description has one path; the one with a trailing slash is hidden.
        hide: index > 0 && url === `${call.path}/`,
        response: replies,
      },
      onRequest: [...FIRST[access], ...beforeBody],
      preHandler: [...afterBody],
      handler: async (request, reply) => {
        const answer = await handler(request as unknown as RequestOf<C>, reply)
        if (answer instanceof WrittenReply) return reply.type('application/json; charset=utf-8').send(answer.json)
        if (answer instanceof LongReply) return sendLongReply(reply, answer)
        if (!(answer instanceof Refusal)) return answer
        return reply.code(answer.status).headers(answer.headers).send(localized(request.language, answer.body))
      },
    })
  }
}
