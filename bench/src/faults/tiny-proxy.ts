import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_MS = 250
const TRIES = 200
const PAUSE_MS = 25

export interface TinyProxy {
  readonly origin: string
  close(): Promise<void>
}

/** As little as a proxy in front of several processes must do: it asks those in turn that say they are ready, and another one where nobody
 *  listens any more. Nothing is asked twice that somebody may have heard. */
export async function startTinyProxy(origins: readonly string[]): Promise<TinyProxy> {
  const ready = new Set(origins)
  let turn = 0
  const looking = setInterval(() => void Promise.all(origins.map(look)), LOOK_MS)
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.once('end', () => pass(incoming, Buffer.concat(pieces), outgoing, TRIES))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function look(origin: string): Promise<void> {
    const isReady = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(origin)
    else ready.delete(origin)
  }

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void {
    const origin = [...ready][(turn += 1) % Math.max(1, ready.size)] ?? origins[turn % origins.length] ?? ''
    const { method, headers, url } = incoming
    const sent = request(`${origin}${url}`, { method: method ?? 'GET', headers: { ...headers, connection: 'close' }, agent: false })
    sent.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 0) {
        ready.delete(origin)
        setTimeout(() => pass(incoming, body, outgoing, tries - 1), PAUSE_MS)
      } else outgoing.writeHead(502).end()
    })
    sent.end(body)
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(looking)
      server.closeAllConnections()
      server.close()
    },
  }
}
