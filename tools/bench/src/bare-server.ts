import Fastify from 'fastify'
import { readFileSync } from 'node:fs'

/** A reply of the site, to be sent byte for byte. */
export interface SameAnswer {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Compressed as received, in base64. */
  readonly body: string
}

/** The peer: Fastify with fixed bytes and headers for a few addresses. */
const answers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly SameAnswer[]
const app = Fastify()
for (const { method, path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64')
  app.route({ method, url: path, handler: (_request, reply) => reply.headers(headers).send(bytes) })
}
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
