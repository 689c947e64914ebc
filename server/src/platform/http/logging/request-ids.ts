import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../../config.ts'
import type { App } from '../app-type.ts'
import { trustIn } from '../limits/remote-address.ts'

const HEADER = 'x-request-id'
/** What proxies make: UUIDs, hexadecimal numbers and the like. */
const PLAIN_ID = /^[\w.-]{8,64}$/

/** Makes the id under which the log's lines about a request stand together: that of a trusted proxy in front, so that its log and ours can
 *  be laid side by side, and otherwise one of our own. What anybody else sends never comes into the log.
 *  Source: docs/operate.md, Seen from outside */
export function requestIdsBy(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustIn(trustProxy)
  return ({ headers: { [HEADER]: sent }, socket }) => {
    const isTrusted = trust !== false && socket.remoteAddress !== undefined && trust(socket.remoteAddress, 0)
    return isTrusted && typeof sent === 'string' && PLAIN_ID.test(sent) ? sent : randomUUID()
  }
}

/** Sends the id of the request with every reply. */
export function tellRequestIds(app: App): void {
  app.addHook('onSend', ({ id }, reply, _payload, next) => {
    reply.header(HEADER, id)
    next()
  })
}
