import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { SameAnswer } from '../bare-server.ts'
import { percentile } from '../percentile.ts'
import type { RunningServer } from '../servers.ts'
import { askLightly, type RawRequest } from './light-client.ts'

/** Headers that every browser sends. */
export const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
} as const

/** One request, with a body for a POST. */
export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly path: () => string
  readonly body?: () => unknown
  readonly userAgent?: string
}

export interface LoadFigures {
  readonly perSecond: number
  /** Requests by second of the server's processor time, which does not depend on the client's speed. */
  readonly perProcessorSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** Sends requests as browsers do, over several connections.
 *  @param most number of requests; absent = as many as fit into the time */
export async function ask(
  server: RunningServer,
  asked: HttpCall,
  connections: number,
  seconds: number,
  most?: number,
): Promise<LoadFigures> {
  const startSeconds = server.processorSeconds() ?? Number.NaN
  const untilMs = performance.now() + 1000 * seconds
  let left = most ?? Number.POSITIVE_INFINITY
  const {
    total,
    seconds: took,
    tookMs,
    failed,
  } = await askLightly(server.origin, connections, () => {
    if (left === 0 || (most === undefined && performance.now() >= untilMs)) return undefined
    left -= 1
    return requestOf(asked)
  })
  const used = (server.processorSeconds() ?? Number.NaN) - startSeconds
  return {
    perSecond: Math.round(total / took),
    perProcessorSecond: Math.round(total / used),
    p50Ms: Math.round(percentile(tookMs, 0.5)),
    p99Ms: Math.round(percentile(tookMs, 0.99)),
    failed,
  }
}

function requestOf({ method, path, body, userAgent }: HttpCall): RawRequest {
  const headers = {
    ...BROWSER,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return { method, path: path(), headers, body: body ? JSON.stringify(body()) : '' }
}

/** Sends one request and returns the reply byte for byte, for the peer to send. */
export async function sameAnswer(origin: string, { method, path, body }: HttpCall): Promise<SameAnswer> {
  const headers = { ...BROWSER, ...(body ? { 'content-type': 'application/json' } : {}) }
  const sent = request(`${origin}${path()}`, { method, headers })
  sent.end(body ? JSON.stringify(body()) : undefined)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece as Buffer)
  const told = Object.entries(answer.headers).filter(([name]) => !OWN_TO_SERVERS.has(name))
  return {
    method,
    path: path(),
    headers: Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(pieces).toString('base64'),
  }
}

/** Headers that every server sets itself. */
const OWN_TO_SERVERS = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
