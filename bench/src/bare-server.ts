import { getPuzzleMini } from '@emojigma/contract/puzzles.ts'
import Fastify from 'fastify'

/** The peer: Fastify with two routes, a call and a page, that answer fixed bodies of the same sizes, and nothing else. */
const [bodyBytes = '1000', pageBytes = '1000'] = process.argv.slice(2)
const app = Fastify()
const body = { Text: 'x'.repeat(Math.max(0, Number(bodyBytes) - 11)) }
const page = Buffer.from(`<!doctype html>${'x'.repeat(Number(pageBytes))}`)

app.post(getPuzzleMini.path, () => body)
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
