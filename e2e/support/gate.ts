import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between browser and site that can be shut, like a lost network, and records requests. */
export interface Gate {
  readonly origin: string
  /** Shut, it ends every connection without a reply. */
  isOpen: boolean
  /** It accepts requests and never replies. */
  hangs: boolean
  /** Renames the build, as after a release. */
  renamedBuild: readonly [from: string, to: string] | undefined
  /** Paths of scripts that throw as soon as they run. */
  isBroken: (path: string) => boolean
  /** Paths that get a page of its own instead, as from a school's filter. */
  isFiltered: (path: string) => boolean
  /** Requested paths, in order. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Longer than a journey, so that no connection times out in use. */
const LONG_MS = 600_000

const BROKEN = 'throw new Error("broken on purpose")'

/** @param site its target */
export async function openGate(site: string): Promise<Gate> {
  const { port } = new URL(site)
  const server = createServer((request, response) => pass(gate, Number(port), request, response))
  server.keepAliveTimeout = LONG_MS
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const gate: Gate = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isOpen: true,
    hangs: false,
    renamedBuild: undefined,
    isBroken: () => false,
    isFiltered: () => false,
    asked: [],
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
  return gate
}

function pass(gate: Gate, port: number, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET' } = request
  if (!gate.isOpen) return void request.socket.destroy()
  if (gate.hangs) return
  const path = new URL(url, gate.origin).pathname
  gate.asked.push(path)
  if (gate.isBroken(path)) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(BROKEN)
  if (gate.isFiltered(path)) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Blocked</h1>')
  // Uncompressed and without caching, so that a name can be replaced.
  const { 'if-none-match': _tag, 'if-modified-since': _date, ...asked } = request.headers
  const headers = { ...asked, 'accept-encoding': 'identity' }
  const onward = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag, ...rest } = answer.headers
      const { renamedBuild } = gate
      const isText = /html|javascript/.test(String(answer.headers['content-type'])) && renamedBuild !== undefined
      const body = Buffer.concat(parts)
      response.writeHead(answer.statusCode ?? 502, { ...rest, ...(isText || !etag ? {} : { etag }) })
      response.end(isText && renamedBuild ? body.toString().replaceAll(...renamedBuild) : body)
    })
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}
