import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request as sent over the connection. */
export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface LoadResult {
  readonly total: number
  readonly seconds: number
  /** From a request to the end of its reply. */
  readonly tookMs: readonly number[]
  /** Replies with a status other than 200, and broken connections. */
  readonly failed: number
}

const END_OF_HEAD = '\r\n\r\n'

/** Keeps this process awake, because waking a sleeping client costs the server that replies, and a slower server more often.
 *  @returns lets it sleep again */
export function stayAwake(): () => void {
  let isAwake = true
  const goOn = (): void => {
    if (isAwake) setImmediate(goOn)
  }
  goOn()
  return () => {
    isAwake = false
  }
}

/** Sends requests on several connections, each as soon as the one before is answered. It parses heads and only counts bytes of bodies: a
 *  full HTTP client is slower than the server, whose own work each second would then be shared by too few requests.
 *  @param next the next request; undefined to stop */
export async function askLightly(origin: string, connections: number, next: () => RawRequest | undefined): Promise<LoadResult> {
  const tookMs: number[] = []
  let failed = 0
  const beganMs = performance.now()
  const { hostname, port } = new URL(origin)
  const asking = Array.from({ length: connections }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    await askOn(socket, next, (status, ms) => {
      tookMs.push(ms)
      if (status !== 200) failed += 1
    })
  })
  for (const ended of await Promise.allSettled(asking)) if (ended.status === 'rejected') failed += 1
  return { total: tookMs.length, seconds: (performance.now() - beganMs) / 1000, tookMs, failed }
}

/** @param answered called with status and milliseconds of each reply */
function askOn(socket: Socket, next: () => RawRequest | undefined, answered: (status: number, ms: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentMs = 0
    /** The received part of an incomplete head. */
    let head = ''
    let status = 0
    /** Bytes of the body that have not arrived. */
    let missing = 0
    const goOn = (): void => {
      const sent = next()
      if (sent) {
        sentMs = performance.now()
        socket.write(textOf(socket, sent))
      } else {
        socket.end()
        resolve()
      }
    }
    socket.on('data', (piece) => {
      if (missing > 0) missing -= piece.length
      else {
        head += piece.toString('latin1')
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        status = Number(head.slice(9, 12))
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1]
        if (length === undefined) {
          socket.destroy(new Error(`an answer does not say how long it is: ${head.slice(0, end)}`))
          return
        }
        missing = Number(length) - (head.length - end - END_OF_HEAD.length)
        head = ''
      }
      if (missing > 0) return
      answered(status, performance.now() - sentMs)
      goOn()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the connection was closed')))
    goOn()
  })
}

function textOf({ remotePort }: Socket, { method, path, headers, body }: RawRequest): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const told = Object.entries({ host: `localhost:${remotePort}`, ...headers, ...length })
  return `${method} ${path} HTTP/1.1\r\n${told.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
