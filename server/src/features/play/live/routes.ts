import { m } from '@emojigma/messages'
import { liveStats } from '@emojigma/contract/play/live.ts'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { App } from '../../../platform/http/app-type.ts'
import { failure, pathOf } from '../../../platform/http/failures.ts'
import { inLanguage } from '../../../platform/http/language-in-address.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { localizedText, localized, type LocalizedText } from '../../../platform/localized-text.ts'
import type { LiveStats } from './service.ts'

/** Clients have nothing to send here. A longer message closes the connection with 1009. */
const MAX_MESSAGE_BYTES = 256
const PING_EVERY_MS = 30_000
/** Unsent bytes per visitor. A visitor who reads more slowly is cut off. */
const MAX_UNSENT_BYTES = 64 * 1024
/** A whole school may share one address. */
const SOCKETS_PER_ADDRESS = 2000

export interface LiveRoutes {
  readonly live: LiveStats
  /** Public scheme and host of the site; absent = any host name is accepted. */
  readonly siteUrl: string | undefined
  /** Limit of connections per address, or IPv6 network; Infinity = none. */
  readonly socketsPerAddress?: number
  readonly pingEveryMs?: number
}

/** Whether a request may become a WebSocket. Upgrades to any other address are ignored, as RFC 9110 §7.8 allows, so that every open
 *  connection is under a limit. */
export function mayUpgrade({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && pathOf(inLanguage(url).rest) === liveStats.path
}

/** The WebSocket that pushes live stats. */
export async function routeLive(app: App, options: LiveRoutes): Promise<void> {
  const { live, siteUrl, socketsPerAddress = SOCKETS_PER_ADDRESS, pingEveryMs = PING_EVERY_MS } = options
  const socketsOf = new Map<string, number>()
  const answering = new Map<WebSocket, boolean>()

  const pinging = setInterval(() => {
    for (const [socket, hasAnswered] of answering) {
      if (hasAnswered) {
        answering.set(socket, false)
        socket.ping()
      } else {
        socket.terminate()
      }
    }
  }, pingEveryMs)
  pinging.unref()
  app.addHook('preClose', async () => {
    clearInterval(pinging)
    await live.close()
  })

  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false }, errorHandler: endConnection })
  await app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: liveStats.path,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        if (!isHandshake(request)) return refuse(reply.header('connection', 'close'), 400)
        if (!isOwnPage(request, siteUrl)) return refuse(reply, 403, localizedText(m['failure.another_site']))
        if ((socketsOf.get(networkOf(request.ip)) ?? 0) >= socketsPerAddress) return refuse(reply.header('retry-after', 60), 429)
        return undefined
      },
      handler: async (_request, reply) => refuse(reply.header('upgrade', 'websocket'), 426, localizedText(m['failure.for_web_socket'])),
      wsHandler: (socket, { ip }) => {
        const network = networkOf(ip)
        socketsOf.set(network, (socketsOf.get(network) ?? 0) + 1)
        answering.set(socket, true)
        const stop = live.listen({
          send(text) {
            if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate()
            else if (socket.readyState === socket.OPEN) socket.send(text)
          },
        })
        socket.on('pong', () => answering.set(socket, true))
        socket.on('close', () => {
          stop()
          answering.delete(socket)
          const others = (socketsOf.get(network) ?? 1) - 1
          if (others > 0) socketsOf.set(network, others)
          else socketsOf.delete(network)
        })
      },
    })
  })
}

/** Any error ends the connection; the browser reconnects. Only our own errors have no code: those of the protocol and the network are
 *  not worth logging. */
function endConnection(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  if (!('code' in error)) log.error({ err: error }, 'the live stats could not be told')
  socket.terminate()
}

/** Refuses here what the library would refuse without our headers. A request without Upgrade is no handshake; the route answers it.
 *  Source: RFC 6455 §4.2.1 */
function isHandshake({ headers: { upgrade, 'sec-websocket-key': key = '', 'sec-websocket-version': version } }: FastifyRequest): boolean {
  if (upgrade === undefined) return true
  return upgrade.toLowerCase() === 'websocket' && /^[+/\dA-Za-z]{22}==$/.test(key) && (version === '13' || version === '8')
}

/** Browsers always send Origin here; a client without it is not a browser. */
function isOwnPage({ headers: { origin }, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  if (origin === undefined) return true
  return siteUrl === undefined ? URL.canParse(origin) && new URL(origin).host === host : origin === siteUrl
}

function refuse(reply: FastifyReply, status: number, message?: LocalizedText): FastifyReply {
  return reply.code(status).send(localized(reply.request.language, failure(status, message)))
}
