import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to it. */
interface ReceivedRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface OtherSite {
  /** Scheme, host and port. */
  readonly origin: string
  readonly asked: readonly ReceivedRequest[]
  close(): Promise<void>
}

/** Another site on this machine.
 *  @param script its reply to every request */
export async function openOtherSite(script = ''): Promise<OtherSite> {
  const asked: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
