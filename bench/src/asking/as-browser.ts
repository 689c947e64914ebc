import autocannon, { type Request } from 'autocannon'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { SameAnswer } from '../bare-server.ts'
import type { RunningServer } from '../servers.ts'

/** What every browser sends. */
export const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
} as const

/** What one request is; for a POST with what it sends. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: () => string
  readonly body?: () => unknown
  readonly userAgent?: string
}

export interface Measured {
  readonly perSecond: number
  /** By second of what the server's process used of the processors: also where those who ask are the limit, or others use the machine. */
  readonly perProcessorSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** Keeps this process awake. One that sleeps between two answers is woken by the server that answers, at that server's cost, and the slower of
 *  two servers has to wake it more often.
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

/** Asks for some seconds as browsers do, over several connections. */
export async function ask(server: RunningServer, asked: Asked, connections: number, seconds: number, most?: number): Promise<Measured> {
  const startSeconds = server.processorSeconds() ?? Number.NaN
  const result = await autocannon({
    url: server.origin,
    connections,
    ...(most === undefined ? { duration: seconds } : { amount: most }),
    requests: [requestOf(asked)],
  })
  const used = (server.processorSeconds() ?? Number.NaN) - startSeconds
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    perProcessorSecond: Math.round(result.requests.total / used),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

function requestOf({ method, path, body, userAgent }: Asked): Request {
  const headers = {
    ...BROWSER,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return {
    method,
    headers,
    setupRequest: (given) => ({ ...given, path: path(), ...(body ? { body: JSON.stringify(body()) } : {}) }),
  }
}

/** Asks once, and keeps the answer as it came, for another server to send it again. */
export async function sameAnswer(origin: string, { method, path, body }: Asked): Promise<SameAnswer> {
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

/** What every server says for itself. */
const OWN_TO_SERVERS = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
