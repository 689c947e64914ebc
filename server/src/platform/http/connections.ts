import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A browser that was answered so recently may be sending its next request on the same connection. */
const BETWEEN_CALLS_MS = 250
/** Whatever is still under way so long after the server began to close is cut off. */
const GRACE_MS = 5000
const LOOK_EVERY_MS = 50

interface Connection {
  /** Requests that have no answer yet. */
  inHand: number
  /** How much had come when the last answer went out; whoever has sent more since is in the middle of a request. */
  bytesAnswered: number
  /** Of the last answer, or of its beginning, by the clock that nobody sets. */
  quietSinceMs: number
}

/** The open connections of a server, and how they end with it. Node ends those alone that have had an answer: one that says nothing, or
 *  stops in the middle of a request, would hold the process up. */
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
    // Node's own way, taken when the server stops listening, would also end those on which the next request is on its way.
    server.closeIdleConnections = () => this.#endIdle()
  }

  /** Whether answers should say that no other one follows on their connection. */
  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Ends what is idle or silent, lets what is under way come to its end, and cuts off the rest after five seconds. */
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
