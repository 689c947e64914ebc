import { m } from '@emojigma/messages'
import { localizedText } from '../said.ts'
import fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { App } from './app-type.ts'
import { answerClientError } from './client-errors.ts'
import { Connections } from './connections.ts'
import { compressReplies } from './compression.ts'
import { tagReplies } from './entity-tags.ts'
import { tellLanguages, withoutLanguage } from './language-in-address.ts'
import { answerFailures, answerFrameworkFailure, callPathOf, InvalidRequest, isApiPath } from './failures.ts'
import { refuseNullCharacters } from './null-characters.ts'
import { refuseWhileBusy } from './limits/busy.ts'
import { trustIn } from './limits/remote-address.ts'
import { requestIdsBy, tellRequestIds } from './logging/request-ids.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

const BODY_LIMIT_BYTES = 64 * 1024
export interface ServerOptions {
  readonly trustProxy: Config['trustProxy']
  /** Whether people reach the site by https. */
  readonly isSecure: boolean
  /** The script inside every page, to the letter. */
  readonly inlineScript: string | undefined
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
}

/** A web server without routes that no slow or long request can hold up. */
export function openServer({ trustProxy, isSecure, inlineScript, logger, mayUpgrade }: ServerOptions): App {
  const headers = securityHeaders(isSecure, inlineScript)
  const metrics = new Metrics()
  const app = fastify({
    rewriteUrl: withoutLanguage,
    // Slow clients are only noticed as often as their connections are checked.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, shouldUpgradeCallback: mayUpgrade },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdsBy(trustProxy),
    trustProxy: trustIn(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // What comes on an open connection while the server closes is answered like any other call.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerFrameworkFailure(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
  }).withTypeProvider<ZodTypeProvider>()
  tellLanguages(app)
  app.decorate('metrics', metrics)
  closeInOrder(app)
  // Before any hook that may refuse a request.
  setSecurityHeaders(app, headers)
  refuseTwoHosts(app)
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
  app.addHook('onResponse', ({ routeOptions }, reply, next) => {
    metrics.answered(routeOptions.url, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
  if (logsAnswers(app)) {
    app.addHook('onResponse', (request, reply, next) => {
      request.log.debug({ req: request, res: reply, durationMs: Math.round(reply.elapsedTime) }, 'answered')
      next()
    })
  }
  return app
}

/** What every answer has in common, whichever route gives it. */
export async function setReplyRules(app: App, { hasEnded, requestFailed, hasLimits }: ReplyRules): Promise<void> {
  answerFailures(app, hasEnded, requestFailed)
  if (hasLimits) refuseWhileBusy(app)
  refuseNullCharacters(app)
  keepCallsOutOfCaches(app)
  tellRequestIds(app)
  tagReplies(app)
  await compressReplies(app)
}

function logsAnswers({ log }: App): boolean {
  return log.level === 'debug' || log.level === 'trace'
}

/** Lets a server that closes come to an end: calls that have come are answered, and nobody holds it up. */
function closeInOrder(app: App): void {
  const connections = new Connections(app.server)
  app.addHook('preClose', async () => {
    connections.beginClosing()
    // What the machine has taken in already is read before the server stops listening.
    await nextTurn()
    await nextTurn()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (connections.isClosing) reply.header('connection', 'close')
    next()
  })
}

/** Of two names for the host, a proxy may have believed the other one.
 *  Source: RFC 9112 §3.2 */
function refuseTwoHosts(app: App): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    next(hosts.length > 1 ? new InvalidRequest({ Host: [localizedText(m['failure.two_hosts'])] }) : undefined)
  })
}

function keepCallsOutOfCaches(app: App): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control') && isApiPath(callPathOf(request))) reply.header('cache-control', 'no-store')
    next()
  })
}
