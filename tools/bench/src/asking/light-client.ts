import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request as it goes over the connection. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Answered {
  readonly total: number
  readonly seconds: number
  /** From a request to the end of its answer. */
  readonly tookMs: readonly number[]
  /** Answers of another status than 200, and connections that broke. */
  readonly failed: number
}

const END_OF_HEAD = '\r\n\r\n'

/** Keeps this process awake. One that sleeps between two answers is woken by the server that answers, at that server's cost. The slower of
 *  two servers has to do that more often.
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

/** Asks on several connections, on each again as soon as it is answered. It reads the head of an answer and counts the bytes of the rest: a
 *  whole client takes longer to take a page in than the site takes to send one, and what the site does each second by itself is then shared
 *  by too few.
 *  @param next what is asked next; undefined when it is enough */
export async function askLightly(origin: string, connections: number, next: () => Sent | undefined): Promise<Answered> {
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

/** @param answered called with the status of each answer, and how long it took */
function askOn(socket: Socket, next: () => Sent | undefined, answered: (status: number, ms: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentMs = 0
    /** What has come of a head that is not whole yet. */
    let head = ''
    let status = 0
    /** What is still to come of a body. */
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

function textOf({ remotePort }: Socket, { method, path, headers, body }: Sent): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const told = Object.entries({ host: `localhost:${remotePort}`, ...headers, ...length })
  return `${method} ${path} HTTP/1.1\r\n${told.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
