import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A browser with so recent a reply may be sending its next request on the same connection. */
const BETWEEN_CALLS_MS = 250
/** Requests that are not whole this long after closing began are cut off. */
const GRACE_MS = 5000
/** The same of requests that wait for their reply: thirty log-ins, one after the other, on a slow machine. */
const GRACE_OF_WHOLE_MS = 20_000
const LOOK_EVERY_MS = 50

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Connection {
  /** Requests without a complete reply, in order. */
  readonly exchanges: Set<Exchange>
  /** Requests without a reply yet. */
  inHand: number
  /** Bytes received when the last reply was sent; more bytes mean that a request is under way. */
  bytesAnswered: number
  /** Time of the last reply, or of its beginning, on the monotonic clock. */
  quietSinceMs: number
}

/** The open connections of a server, and how they close with it. Node closes only those that have had a reply: a silent or half-sent one
 *  would keep the process alive. */
export class Connections {
  readonly #open = new Map<Socket, Connection>()
  #isClosing = false

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.set(socket, { exchanges: new Set(), inHand: 0, bytesAnswered: 0, quietSinceMs: performance.now() })
      socket.once('close', () => this.#open.delete(socket))
    })
    server.on('request', (request, response) => {
      const { socket } = request
      const connection = this.#open.get(socket)
      if (!connection) return
      const exchange = { request, response }
      connection.exchanges.add(exchange)
      connection.inHand += 1
      response.once('close', () => {
        connection.exchanges.delete(exchange)
        connection.inHand -= 1
        connection.bytesAnswered = socket.bytesRead
        connection.quietSinceMs = performance.now()
      })
    })
    // Node's own version, called when the server stops listening, would also close connections with a request on its way.
    server.closeIdleConnections = () => this.#endIdle()
  }

  /** Whether replies should carry `connection: close`. */
  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Waits for the replies to complete requests, after the next request on their connection turned out to be malformed.
   *  @returns whether the malformed one still has no reply */
  async settle(socket: Socket): Promise<boolean> {
    const exchanges = [...(this.#open.get(socket)?.exchanges ?? [])]
    const due = exchanges.filter(({ request, response }) => request.complete && !response.closed)
    await Promise.all(due.map(({ response }) => once(response, 'close')))
    return !exchanges.some(({ request, response }) => !request.complete && response.headersSent)
  }

  /** Closes idle and silent connections, lets running requests finish, and cuts off those that are not whole after five seconds. */
  beginClosing(): void {
    if (this.#isClosing) return
    this.#isClosing = true
    const beganMs = performance.now()
    const looking = setInterval(() => {
      this.#endIdle()
      const closingMs = performance.now() - beganMs
      for (const [socket, { exchanges }] of this.#open) {
        const isOwed = [...exchanges].some(({ request }) => request.complete)
        if (closingMs >= (isOwed ? GRACE_OF_WHOLE_MS : GRACE_MS)) socket.destroy()
      }
      if (this.#open.size === 0) clearInterval(looking)
    }, LOOK_EVERY_MS)
    looking.unref()
  }

  #endIdle(): void {
    const nowMs = performance.now()
    for (const [socket, { inHand, bytesAnswered, quietSinceMs }] of this.#open) {
      const isIdle = inHand === 0 && socket.bytesRead === bytesAnswered
      if (isIdle && nowMs - quietSinceMs >= BETWEEN_CALLS_MS) socket.destroy()
    }
  }
}
