import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A browser with so recent a reply may be sending its next request on the same connection. */
const BETWEEN_CALLS_MS = 250
/** Requests still running this long after closing began are cut off. */
const GRACE_MS = 5000
const LOOK_EVERY_MS = 50

interface Connection {
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
      this.#open.set(socket, { inHand: 0, bytesAnswered: 0, quietSinceMs: performance.now() })
      socket.once('close', () => this.#open.delete(socket))
    })
    server.on('request', ({ socket }, response) => {
      const connection = this.#open.get(socket)
      if (!connection) return
      connection.inHand += 1
      response.once('close', () => {
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

  /** Closes idle and silent connections, lets running requests finish, and cuts off the rest after five seconds. */
  beginClosing(): void {
    if (this.#isClosing) return
    this.#isClosing = true
    const endsAtMs = performance.now() + GRACE_MS
    const looking = setInterval(() => {
      this.#endIdle()
      if (performance.now() >= endsAtMs) for (const socket of this.#open.keys()) socket.destroy()
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
