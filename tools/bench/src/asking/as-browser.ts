import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { SameAnswer } from '../bare-server.ts'
import { percentile } from '../percentile.ts'
import type { RunningServer } from '../servers.ts'
import { askLightly, type RawRequest } from './light-client.ts'

/** Headers of every browser. */
export const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
} as const

/** A request, with the body of a POST. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: () => string
  readonly body?: () => unknown
  readonly userAgent?: string
}

export interface Measured {
  readonly perSecond: number
  /** Replies per second of the server's processor time: meaningful even where the client is the limit, or others use the machine. */
  readonly perProcessorSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** Sends requests for some seconds as browsers do, over several connections.
 *  @param most absent = no limit */
export async function ask(
  server: RunningServer,
  asked: BenchRequest,
  connections: number,
  seconds: number,
  most?: number,
): Promise<Measured> {
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

function requestOf({ method, path, body, userAgent }: BenchRequest): RawRequest {
  const headers = {
    ...BROWSER,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return { method, path: path(), headers, body: body ? JSON.stringify(body()) : '' }
}

/** Sends one request, and records the reply for a peer that repeats it. */
export async function sameAnswer(origin: string, { method, path, body }: BenchRequest): Promise<SameAnswer> {
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

/** Headers that each server sets by itself. */
const OWN_TO_SERVERS = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
