import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
  /** The lines of an envelope before its body, which is the last one. */
  readonly before: readonly Readonly<Record<string, unknown>>[]
}

export interface TestReceiver {
  /** Scheme, host and port. */
  readonly origin: string
  readonly received: readonly Received[]
  /** The next replies; 'never' = accept the request and stay silent. */
  answer(status: number | 'never', headers?: Readonly<Record<string, string>>): void
  close(): Promise<void>
}

/** Another site on this machine that records requests. */
export async function openTestReceiver(): Promise<TestReceiver> {
  const received: Received[] = []
  let reply: { readonly status: number | 'never'; readonly headers: Readonly<Record<string, string>> } = { status: 200, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const lines = Buffer.concat(chunks).toString().trimEnd().split('\n')
      const parsed = lines.map((line) => JSON.parse(line) as Received['body'])
      received.push({ path: request.url ?? '', headers: request.headers, body: parsed.at(-1) ?? {}, before: parsed.slice(0, -1) })
      if (reply.status !== 'never') response.writeHead(reply.status, reply.headers).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (status, headers = {}) => (reply = { status, headers }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
