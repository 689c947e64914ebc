import { createServer, type ServerResponse } from 'node:http'

/** The peer of live lessons: a server that does nothing but send each body it is posted to all who follow `/events`. */
const streams = new Set<ServerResponse>()
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': \n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
    return
  }
  let body = ''
  request.on('data', (piece) => (body += String(piece)))
  request.on('end', () => {
    for (const stream of streams) stream.write(`data: ${body}\n\n`)
    response.end('{}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
