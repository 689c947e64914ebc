import { m } from '@emojigma/messages'
import { localizedText, localized } from '../localized-text.ts'
import fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { App } from './app-type.ts'
import { Connections } from './connections.ts'
import { compressReplies } from './compression.ts'
import { tagReplies } from './entity-tags.ts'
import { decorateLanguage, withoutLanguage } from './language-in-address.ts'
import {
  answerFailures,
  answerFrameworkFailure,
  callPathOf,
  InvalidRequest,
  isApiPath,
  failure,
  RETRY_AFTER_S,
  sendFailure,
} from './failures.ts'
import { securityHeaders, setSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import type { Socket } from 'node:net'
import { ENGLISH } from '../languages.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { randomUUID } from 'node:crypto'
import proxyAddress from '@fastify/proxy-addr'

const NULL_CHARACTER = '\u0000'

/** Refuses U+0000 in addresses and bodies: no field of ours can contain it, and databases fail on it. */
function refuseNullCharacters(app: App): void {
  app.addHook('onRequest', ({ url }, _reply, next) => next(url.includes('%00') ? nullCharacterIn('url') : undefined))
  app.addHook('preValidation', ({ body }, _reply, next) => next(hasNullCharacter(body) ? nullCharacterIn('body') : undefined))
}

function nullCharacterIn(field: 'url' | 'body'): InvalidRequest {
  return new InvalidRequest({ [field]: [localizedText(m['failure.null_character'])] })
}

/** Iterative: a body may be nested as deep as it is long. */
function hasNullCharacter(body: unknown): boolean {
  const unseen: unknown[] = [body]
  while (unseen.length > 0) {
    const value = unseen.pop()
    if (typeof value === 'string') {
      if (value.includes(NULL_CHARACTER)) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) unseen.push(key, inner)
    }
  }
  return false
}

const HEADER = 'x-request-id'
/** Ids of proxies: UUIDs, hexadecimal numbers and the like. */
const PLAIN_ID = /^[\w.-]{8,64}$/

/** Creates the id of a request's log lines: that of a trusted proxy, so that both logs can be correlated, otherwise our own. Ids of
 *  untrusted clients never reach the log.
 *  Source: docs/operate.md, Seen from outside */
function requestIdsBy(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustIn(trustProxy)
  return ({ headers: { [HEADER]: sent }, socket }) => {
    const isTrusted = trust !== false && socket.remoteAddress !== undefined && trust(socket.remoteAddress, 0)
    return isTrusted && typeof sent === 'string' && PLAIN_ID.test(sent) ? sent : randomUUID()
  }
}

/** Sends the request id with every reply. */
function sendRequestIds(app: App): void {
  app.addHook('onSend', ({ id }, reply, _payload, next) => {
    reply.header(HEADER, id)
    next()
  })
}

const MAX_DELAY_MS = 3000
const RESOLUTION_MS = 10
/** A sample without a turn of the loop counts as endless delay, so it must be longer than any short pause of the machine. */
const SAMPLE_MS = 5000

/** Answers 503 while the event loop cannot keep up. */
function refuseWhileBusy(app: App): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let isBusy = false
  const timer = setInterval(() => {
    isBusy = !(delays.mean / 1e6 - RESOLUTION_MS <= MAX_DELAY_MS)
    delays.reset()
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (isBusy) sendFailure(request, reply.header('retry-after', RETRY_AFTER_S), 503)
    else next()
  })
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Answers malformed and incomplete requests with the headers of any other reply, after the replies to earlier requests on the connection.
 *  Source: docs/product.md, The wire; RFC 9112 §9.3.2 */
class ClientErrors {
  readonly #headers: SecurityHeaders
  /** Sockets that are being closed: more of a malformed request may arrive. */
  readonly #ending = new WeakSet<Socket>()

  constructor(headers: SecurityHeaders) {
    this.#headers = headers
  }

  async answer({ code = '' }: Error & { readonly code?: string }, socket: Socket, connections: Connections): Promise<void> {
    if (code === 'ECONNRESET' || socket.destroyed || this.#ending.has(socket)) return
    this.#ending.add(socket)
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const isDue = await connections.settle(socket)
    if (isDue && socket.writable) refuseRaw(socket, STATUSES[code] ?? 400, this.#headers)
    else socket.end(() => socket.destroy())
  }
}

/** Sends a refusal on a connection without a reply object, and ends it. */
function refuseRaw(socket: Socket, status: number, headers: SecurityHeaders): void {
  const body = JSON.stringify(localized(ENGLISH, failure(status)))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

/** Slow headers time out within fifteen seconds: connections are checked once a second. */
const HEADERS_TIMEOUT_MS = 12_500
const CHECKED_EVERY_MS = 1000
const BODY_LIMIT_BYTES = 64 * 1024
export interface ServerOptions {
  readonly trustProxy: Config['trustProxy']
  /** Whether the site is reached by https. */
  readonly isSecure: boolean
  /** The inline script of every page, verbatim. */
  readonly inlineScript: string | undefined
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  /** Whether a request may be upgraded to a WebSocket. */
  readonly mayUpgrade: (request: IncomingMessage) => boolean
}

export interface ReplyRules {
  /** Whether a session that was valid when the call began has ended. */
  readonly hasEnded: (sessionId: string) => Promise<boolean>
  /** Called for requests that failed with a 5xx of ours. */
  readonly requestFailed: (error: Error, path: string) => void
  /** Whether requests are refused while the site cannot keep up. */
  readonly hasLimits: boolean
  /** Tells pages the time of the site, which a test may have moved. */
  readonly clock: Clock
}

/** A web server without routes, with timeouts and size limits against slow or long requests. */
export function openServer({ trustProxy, isSecure, inlineScript, logger, mayUpgrade }: ServerOptions): App {
  const headers = securityHeaders(isSecure, inlineScript)
  const metrics = new Metrics()
  const clientErrors = new ClientErrors(headers)
  const app = fastify({
    rewriteUrl: withoutLanguage,
    // Slow clients are noticed only as often as connections are checked.
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
      // Node's own refusal of a request without Host has none of our headers.
      requireHostHeader: false,
      shouldUpgradeCallback: mayUpgrade,
    },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdsBy(trustProxy),
    trustProxy: trustIn(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // Requests on open connections are served while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerFrameworkFailure(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => void clientErrors.answer(error, socket, connections),
  }).withTypeProvider<ZodTypeProvider>()
  decorateLanguage(app)
  app.decorate('metrics', metrics)
  const connections = new Connections(app.server)
  closeInOrder(app, connections)
  refuseRaws(app, headers)
  // Before any hook that may refuse a request.
  setSecurityHeaders(app, headers)
  refuseAmbiguous(app)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  // Serialises exactly the schema's fields, so that no answer of a puzzle leaks.
  app.setSerializerCompiler(serializerCompiler)
  // Hooks for every request use callbacks: a returned promise would be awaited.
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

/** Rules that every reply follows, whichever route sends it. */
export async function setReplyRules(app: App, { hasEnded, requestFailed, hasLimits, clock }: ReplyRules): Promise<void> {
  answerFailures(app, hasEnded, requestFailed)
  if (hasLimits) refuseWhileBusy(app)
  refuseNullCharacters(app)
  keepCallsOutOfCaches(app)
  dateCalls(app, clock)
  sendRequestIds(app)
  tagReplies(app)
  await compressReplies(app)
}

function logsAnswers({ log }: App): boolean {
  return log.level === 'debug' || log.level === 'trace'
}

/** Lets the server close: received calls are answered, and no connection holds it up. */
function closeInOrder(app: App, connections: Connections): void {
  app.addHook('preClose', async () => {
    connections.beginClosing()
    // Reads what the system has already received before the server stops listening.
    await nextTurn()
    await nextTurn()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (connections.isClosing) reply.header('connection', 'close')
    next()
  })
}

/** Refuses requests that a proxy in front may read differently: another HTTP version, two hosts or none, or a body of uncertain length. It
 *  closes the connection.
 *  Source: RFC 9112 §3.2, §6.1, §6.3 */
function refuseAmbiguous(app: App): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { httpVersion, rawHeaders, headers } = request.raw
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    const coding = headers['transfer-encoding']
    if (httpVersion !== '1.1' && httpVersion !== '1.0') sendFailure(request, reply.header('connection', 'close'), 505)
    else if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
      reply.header('connection', 'close')
      next(new InvalidRequest({ Host: [localizedText(m['failure.two_hosts'])] }))
    } else if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
      sendFailure(request, reply.header('connection', 'close'), 400)
    } else next()
  })
}

/** Refuses with our headers what Node would refuse without them. */
function refuseRaws({ server }: App, headers: SecurityHeaders): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseRaw(socket, 417, headers))
  server.on('connect', (_request: IncomingMessage, socket: Socket) => refuseRaw(socket, 405, headers))
}

function keepCallsOutOfCaches(app: App): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control') && isApiPath(callPathOf(request))) reply.header('cache-control', 'no-store')
    next()
  })
}

function dateCalls(app: App, clock: Clock): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (isApiPath(callPathOf(request))) reply.header('date', new Date(clock.nowMs()).toUTCString())
    next()
  })
}

type Trust = (address: string, hop: number) => boolean

/** The trusted proxies, in the framework's form. */
function trustIn(trustProxy: Config['trustProxy']): Trust | false {
  if (trustProxy === false) return false
  if (trustProxy === true) return () => true
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : proxyAddress.compile([...trustProxy])
}
