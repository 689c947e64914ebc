import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

export interface NetworkAnswer {
  readonly status: number
  /** Headers without those of the connection or the moment. */
  readonly told: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Asking {
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The body as sent. */
  readonly body?: string
}

/** Sends a request over the network, as browsers do. */
export async function askOverNetwork(origin: string, { method, path, headers = {}, body }: Asking): Promise<NetworkAnswer> {
  const all = { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) }
  const sent = request(`${origin}${path}`, {
    method,
    headers: { ...all, host: 'localhost' },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece as Buffer)
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, 'x-request-id': _id, ...told } = answer.headers
  return {
    status: answer.statusCode ?? 0,
    told: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(pieces),
  }
}
