import cluster from 'node:cluster'
import { createServer } from 'node:http'

/** The peer of a site of several processes: as many as are told behind one port, which share nothing, and work for each answer.
 *  The first parameter says how many processes, the second how often each answer reads and writes a text of fifty kilobytes. */
const [processes, times] = process.argv.slice(2).map(Number)
const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, words: 'what is read and written again '.repeat(3) })))

if (cluster.isPrimary && processes !== 1) {
  for (let started = 0; started < (processes ?? 1); started += 1) cluster.fork()
  let listening = 0
  cluster.on('listening', (_worker, { port }) => {
    listening += 1
    if (listening === processes) console.log(`http://localhost:${port}`)
  })
  process.on('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGKILL')
    process.exit(0)
  })
} else {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      let answer = text
      for (let time = 0; time < (times ?? 1); time += 1) answer = JSON.stringify(JSON.parse(answer))
      response.setHeader('content-type', 'application/json').end(answer)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (cluster.isPrimary) console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
  })
}
