import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from './app-type.ts'
import { encodingFor } from './packing.ts'

const ANSWERS_IN_MEMORY = 2000
const BYTES_IN_MEMORY = 8 * 1024 * 1024

type IsCurrent = () => Promise<boolean>

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route that answers a GET with the same bytes for everybody: as long as this is true, they are sent again to whoever asks for
     *  the same address in the same encoding. It is asked each time. */
    isCurrent: IsCurrent | undefined
  }
}

interface ReadyAnswer {
  /** Names and values in turn, as they are written. */
  readonly head: readonly string[]
  /** Each character a byte: in this form Node writes it in one piece with the head, which a buffer is not. */
  readonly body: string
  readonly isCurrent: IsCurrent
}

/** Sends again what was sent before, with its headers, where its route says that it is still current; before any other hook or the route
 *  has work with it. Requests that ask whether something has changed go to the route.
 *  Source: docs/decisions/2026-11-23-ready-answers.md */
export function answerReadily(app: App): void {
  const ready = new LRUCache<string, ReadyAnswer>({
    max: ANSWERS_IN_MEMORY,
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: ({ body }) => 1000 + body.length,
  })
  app.decorateReply('isCurrent', undefined)
  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request)
    const answer = key === undefined ? undefined : ready.get(key)
    if (key === undefined || !answer) return next()
    const orForget = (): void => {
      ready.delete(key)
      next()
    }
    void answer.isCurrent().then((isCurrent) => (isCurrent ? sendAgain(reply, answer) : orForget()), orForget)
  })
  app.addHook('onSend', (request, reply, payload: unknown, next) => {
    const { isCurrent } = reply
    const key = isCurrent && keyOf(request)
    if (isCurrent && key !== undefined && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      ready.set(key, { head: headOf(reply, payload), body: payload.toString('latin1'), isCurrent })
    }
    next()
  })
}

/** @returns undefined for what is not answered again without its route */
function keyOf({ method, url, headers }: FastifyRequest): string | undefined {
  return method === 'GET' && headers['if-none-match'] === undefined ? `${encodingFor(headers)} ${url}` : undefined
}

function headOf(reply: FastifyReply, { length }: Buffer): readonly string[] {
  const told = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'content-length')
  return [...told, ['content-length', length]].flatMap(([name, value]) => [String(name), String(value)])
}

function sendAgain(reply: FastifyReply, { head, body }: ReadyAnswer): void {
  reply.hijack()
  reply.raw.writeHead(200, head as string[])
  reply.raw.end(body, 'latin1')
}
