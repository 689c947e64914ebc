import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Soon } from '../../soon.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { wholeUrl } from '../language-in-address.ts'
import { encodingFor } from '../packing/packing.ts'

const ANSWERS_IN_MEMORY = 2000
const BYTES_IN_MEMORY = 8 * 1024 * 1024

/** Asked each time, so it answers at once where it can. */
type IsCurrent = () => Soon<boolean>

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route that answers a GET with the same bytes for everybody: as long as this is true, they are sent again to whoever asks
     *  for the same address in the same encoding. It is asked each time. */
    isCurrent: IsCurrent | undefined
  }
}

interface ReadyAnswer {
  /** The route that gave it. */
  readonly route: string | undefined
  readonly head: Head
  readonly body: Body
  readonly isCurrent: IsCurrent
}

/** Names and values in turn, as they are written. */
export type Head = readonly string[]

/** What is short is text of which each character is a byte: Node writes it in one piece with the head. Text that is long is copied into a
 *  new one each time it is sent, which a buffer is not. */
export type Body = string | Buffer

const LONGEST_TEXT_BYTES = 4096

/** What was sent before, with its headers, to be sent again as long as its route says that it is current.
 *  Source: docs/decisions/2026-11-23-before-the-framework.md */
export class ReadyAnswers {
  readonly #metrics: Metrics
  readonly #ready = new LRUCache<string, ReadyAnswer>({
    max: ANSWERS_IN_MEMORY,
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: ({ body }) => 1000 + body.length,
  })

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  /** Sends an answer again, or lets the request go on where there is none.
   *  @returns whether it is dealt with */
  send(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean {
    const key = keyOf(request)
    const answer = key === undefined ? undefined : this.#ready.get(key)
    if (key === undefined || !answer) return false
    const beganMs = performance.now()
    const sendOrForget = (isCurrent: boolean): void => {
      if (isCurrent) {
        sendNow(response, answer.head, answer.body)
        this.#metrics.answeredReadily(answer.route, (performance.now() - beganMs) / 1000)
        return
      }
      this.#ready.delete(key)
      goOn()
    }
    const isCurrent = answer.isCurrent()
    if (typeof isCurrent === 'boolean') sendOrForget(isCurrent)
    else void isCurrent.then(sendOrForget, () => sendOrForget(false))
    return true
  }

  /** To be called with what goes out, once it has all its headers. */
  note(request: IncomingMessage, reply: FastifyReply, payload: unknown): void {
    const { isCurrent } = reply
    const key = isCurrent && keyOf(request)
    if (!isCurrent || key === undefined || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return
    const head = [...headOf(reply), 'content-length', String(payload.length)]
    this.#ready.set(key, { route: reply.request.routeOptions.url, head, body: bodyOf(payload), isCurrent })
  }
}

/** All headers of an answer but the one that says how long it is. */
export function headOf(reply: FastifyReply): string[] {
  const told = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'content-length')
  return told.flatMap(([name, value]) => [name, String(value)])
}

export function bodyOf(bytes: Buffer): Body {
  return bytes.length <= LONGEST_TEXT_BYTES ? bytes.toString('latin1') : bytes
}

export function sendNow(response: ServerResponse, head: Head, body: Body): void {
  response.writeHead(200, head as string[])
  response.end(body, 'latin1')
}

/** @returns undefined for what is not answered again without its route */
function keyOf(request: IncomingMessage): string | undefined {
  const { method, headers } = request
  return method === 'GET' && headers['if-none-match'] === undefined ? `${encodingFor(headers)} ${wholeUrl(request)}` : undefined
}
