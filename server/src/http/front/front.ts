import type { FastifyReply, FastifyRequest } from 'fastify'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { App } from '../app-type.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { firstLanguage } from '../first-language.ts'
import { ReadyAnswers } from './ready-answers.ts'
import { ReadyCalls } from './ready-calls.ts'
import { hasTwoHosts } from './two-hosts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What answers before the framework does. */
    front: Front
  }
  interface FastifyReply {
    /** Whether this is what everybody gets of whom nothing is known. */
    isShared: boolean
  }
}

interface FrontTimes {
  readonly connectionTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  readonly requestTimeoutMs: number
}

/** Stands before the framework, and answers at once what is ready: pages and drawings that were sent before, and calls of guests.
 *  Everything else goes on to the framework, and so does everything while the site is busy or ending.
 *  Source: docs/decisions/2026-11-23-before-the-framework.md */
export class Front {
  readonly #answers: ReadyAnswers
  readonly calls: ReadyCalls
  /** Nothing is answered here before somebody says when it may be. */
  #mayAnswer = (): boolean => false

  constructor(metrics: Metrics) {
    this.#answers = new ReadyAnswers(metrics)
    this.calls = new ReadyCalls(metrics)
  }

  /** @param mayAnswer asked each time */
  open(mayAnswer: () => boolean): void {
    this.#mayAnswer = mayAnswer
  }

  /** From then on the framework answers everything. */
  close(): void {
    this.#mayAnswer = () => false
  }

  /** A server that asks here first. */
  server(options: ServerOptions, toFramework: RequestListener, times: FrontTimes): Server {
    const server = createServer(options, (request, response) => {
      const goOn = (): void => toFramework(request, response)
      if (!this.#isAnswered(request, response, goOn)) goOn()
    })
    server.keepAliveTimeout = times.keepAliveTimeoutMs
    server.requestTimeout = times.requestTimeoutMs
    server.setTimeout(times.connectionTimeoutMs)
    return server
  }

  #isAnswered(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean {
    if (!this.#mayAnswer() || hasTwoHosts(request) || firstLanguage(request)) return false
    return this.#answers.send(request, response, goOn) || this.calls.send(request, response, goOn)
  }

  /** Looks at what goes out of the framework, to answer alike from then on. To be called after whatever else gives an answer headers. */
  watch(app: App): void {
    app.decorateReply('isCurrent', undefined)
    app.decorateReply('isShared', false)
    app.addHook('preParsing', ({ raw }: FastifyRequest, _reply: FastifyReply, payload, next) => {
      const again = this.calls.bodyOf(raw)
      if (again) next(null, again)
      else next(null, payload)
    })
    app.addHook('onSend', ({ raw }, reply, payload, next) => {
      if (this.#mayAnswer()) {
        this.#answers.note(raw, reply, payload)
        this.calls.note(raw, reply, payload)
      }
      next()
    })
  }
}
