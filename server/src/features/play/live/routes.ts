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

/** Nobody has anything to say on this connection. A longer message closes it with 1009. */
const MAX_MESSAGE_BYTES = 256
const PING_EVERY_MS = 30_000
/** How much may wait to be sent to one visitor. A visitor who reads more slowly is cut off. */
const MAX_UNSENT_BYTES = 64 * 1024
/** A school with all its pupils may stand behind one address. */
const SOCKETS_PER_ADDRESS = 2000

export interface LiveRoutes {
  readonly live: LiveStats
  /** Scheme and host under which people reach the site; absent = by whatever name they call it. */
  readonly siteUrl: string | undefined
  /** At most so many connections from one address, or one IPv6 network; Infinity = any number. */
  readonly socketsPerAddress?: number
  readonly pingEveryMs?: number
}

/** Whether a request may become a WebSocket. One to any other address is answered as if it had not asked to, which RFC 9110 §7.8 allows:
 *  nobody holds a connection that no limit knows of. */
export function mayUpgrade({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && pathOf(inLanguage(url).rest) === liveStats.path
}

/** The connection on which the live stats are told.
 *  Source: docs/product.md, Live stats */
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

/** What goes wrong on a connection ends it; the visitor's browser connects again. Only errors of ours have no code: those of the protocol
 *  and of the network are nothing that anybody could mend here. */
function endConnection(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  if (!('code' in error)) log.error({ err: error }, 'the live stats could not be told')
  socket.terminate()
}

/** A browser always says which site a connection comes from; what says nothing is no browser. */
function isOwnPage({ headers: { origin }, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  if (origin === undefined) return true
  return siteUrl === undefined ? URL.canParse(origin) && new URL(origin).host === host : origin === siteUrl
}

function refuse(reply: FastifyReply, status: number, message?: LocalizedText): FastifyReply {
  return reply.code(status).send(localized(reply.request.language, failure(status, message)))
}
