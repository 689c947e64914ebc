import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../config.ts'
import type { DatabaseAddress } from '../database/connection.ts'
import { freshAddress } from '../testing/test-database.ts'
import { environmentOf, killServers, printedOrigin, startServer } from '../testing/test-process.ts'

let address: DatabaseAddress
let remove: () => Promise<void>

// One for all of them, as each leaves what the next one can start on, and the first start of a site takes twice as long.
beforeAll(async () => {
  ;({ address, remove } = await freshAddress())
})
afterEach(killServers)
afterAll(() => remove())

/** A connection on which this much is sent. */
async function opened(origin: string, said: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  if (said) socket.write(said)
  return socket.resume()
}

const FORM = new URLSearchParams({ grant_type: 'password', username: 'nobody', password: 'Wrong-Otter-7' }).toString()

/** A log-in that the server has begun to read, and whose form is still to come. */
async function logInBegun(origin: string): Promise<ClientRequest> {
  const begun = request(`${origin}${requestToken.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' },
  })
  begun.flushHeaders()
  await once(begun, 'continue')
  return begun
}

test('a server that is told to end answers every log-in in flight, and no silent or half-sent socket holds it up', async () => {
  const server = await startServer(address)
  const ended: string[] = []
  const watch = (name: string, socket: Socket): void => void socket.on('close', () => ended.push(name))
  watch('silent', await opened(server.origin, ''))
  const kept = await opened(server.origin, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  watch('kept', kept)
  await once(kept, 'data')
  const half = await opened(server.origin, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ')
  watch('half-sent', half)
  const logIns = await Promise.all(Array.from({ length: 20 }, () => logInBegun(server.origin)))

  server.process.kill('SIGTERM')
  const answers = await Promise.all(
    logIns.map(async (logIn) => {
      logIn.end(FORM)
      const [answer] = (await once(logIn, 'response')) as [IncomingMessage]
      return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
    }),
  )
  expect(await server.exited).toBe(0)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(400))
  expect(answers.at(-1)).toMatchObject({ connection: 'close', body: expect.stringContaining('invalid_grant') })
  expect(ended.slice(0, 2).sort()).toEqual(['kept', 'silent'])
  expect(ended.at(-1)).toBe('half-sent')
})

test('told to end with a delay, it says first that it is not ready, and still answers who comes', async () => {
  const server = await startServer(address, { SHUTDOWN_DELAY_S: '3' })
  const statusOf = async (path: string) => (await fetch(server.origin + path, { headers: { connection: 'close' } })).status
  expect(await statusOf('/readyz')).toBe(200)
  server.process.kill('SIGTERM')
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await server.exited).toBe(0)
})

test('told twice, as by a terminal and by npm, it ends as if told once', async () => {
  // The first test has used up what one address may try.
  const server = await startServer(address, { RATE_LIMITS: 'off' })
  const logIn = await logInBegun(server.origin)
  server.process.kill('SIGINT')
  server.process.kill('SIGINT')
  logIn.end(FORM)
  const [answer] = (await once(logIn, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(400)
  answer.resume()
  expect(await server.exited).toBe(0)
})

const BY_NPM: readonly [string, ...string[]] = ['npm', 'start']
const BY_ITSELF: readonly [string, ...string[]] = [process.execPath, 'tools/scripts/run.mjs', 'start']

test.each([
  ['npm', 'SIGTERM', BY_NPM],
  ['npm', 'SIGINT', BY_NPM],
  ['npm', 'SIGKILL', BY_NPM],
  ['its own process', 'SIGTERM', BY_ITSELF],
  ['its own process', 'SIGINT', BY_ITSELF],
  ['its own process', 'SIGKILL', BY_ITSELF],
] as const)('npm start leaves no server behind when %s gets %s', async (_who, signal, [command, ...parameters]) => {
  const starter: ChildProcess = spawn(command, parameters, {
    cwd: PROJECT_ROOT,
    // Not that of the tests, in which pages would be built for tests, should any be stale.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environmentOf(address) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = starter
  if (!stdout) throw new Error('no standard output')
  // The server writes to the same pipe, which closes when the last of them is gone.
  const isOver = once(stdout, 'close')
  const origin = await printedOrigin(starter)
  starter.kill(signal)
  await isOver
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})
