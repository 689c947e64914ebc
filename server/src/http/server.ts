import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import type { App } from './app-type.ts'
import { answerFailures, answerFrameworkFailure, callPathOf, isApiPath, RETRY_AFTER_S } from './failures.ts'
import { refuseNullCharacters } from './null-characters.ts'
import { packAnswers } from './packed-answers.ts'
import { answerReadily } from './ready-answers.ts'
import { setSecurityHeaders } from './security-headers.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const MAX_EVENT_LOOP_DELAY_MS = 3000
/** A sample in which the loop never turned counts as endless delay, so it must be longer than any short stop of the machine. */
const DELAY_SAMPLE_MS = 5000

export interface ServerOptions {
  readonly trustProxy: Config['trustProxy']
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  /** Whether a request may become a WebSocket. */
  readonly mayUpgrade: (request: IncomingMessage) => boolean
}

export interface ReplyRules {
  /** Whether a session that was open when the call began is over. */
  readonly hasEnded: (sessionId: string) => Promise<boolean>
  /** Hears of requests that failed by a fault of ours. */
  readonly requestFailed: (error: Error, path: string) => void
  /** Whether people are turned away while the site can't keep up. */
  readonly hasLimits: boolean
  /** Whether people reach the site by https. */
  readonly isSecure: boolean
  /** The script inside every page, to the letter. */
  readonly inlineScript: string | undefined
}

/** A web server without routes that no slow or long request can hold up. */
export function openServer({ trustProxy, logger, mayUpgrade }: ServerOptions): App {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Slow clients are only noticed as often as this.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, shouldUpgradeCallback: mayUpgrade },
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkFailure,
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  // A reply is what its schema says and nothing more, so that no answer of a puzzle gets out unawares.
  app.setSerializerCompiler(serializerCompiler)
  // Here and below hooks that run for every request call on instead of returning a promise, each of which would be waited for.
  app.addHook('preValidation', (request, _reply, next) => {
    // A call whose fields are all optional needs no body.
    if (request.method === 'POST') request.body ??= {}
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    request.log.debug({ req: request, res: reply, durationMs: Math.round(reply.elapsedTime) }, 'answered')
    next()
  })
  return app
}

/** What every answer has in common, whichever route gives it. */
export async function setReplyRules(app: App, { hasEnded, requestFailed, hasLimits, isSecure, inlineScript }: ReplyRules): Promise<void> {
  answerFailures(app, hasEnded, requestFailed)
  if (hasLimits) {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      sampleInterval: DELAY_SAMPLE_MS,
      retryAfter: RETRY_AFTER_S,
    })
  }
  answerReadily(app)
  setSecurityHeaders(app, isSecure, inlineScript)
  packAnswers(app)
  refuseNullCharacters(app)
  keepCallsOutOfCaches(app)
}

function keepCallsOutOfCaches(app: App): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control') && isApiPath(callPathOf(request))) reply.header('cache-control', 'no-store')
    next()
  })
}
