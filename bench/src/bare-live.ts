import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The peer of the live stats: `ws` alone, that sends the same message to everybody as soon as something is posted, and does nothing
 *  else. */
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 256 })
let correct = 0
const server = createServer(({ method }, response) => {
  response.end()
  if (method !== 'POST') return
  correct += 1
  const text = message()
  for (const socket of sockets.clients) socket.send(text)
})
server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, (visitor) => visitor.send(message())))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})

function message(): string {
  return JSON.stringify({ c: correct, g: correct, u: sockets.clients.size })
}
