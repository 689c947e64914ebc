import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type DatabaseAddress } from '../database/connection.ts'
import { freshAddress } from '../testing/test-database.ts'
import { killServers, launchServer, startServer } from '../testing/test-process.ts'

let address: DatabaseAddress
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
})
afterEach(async () => {
  killServers()
  await remove()
})

/** Each on a connection of its own, so that the processes answer in turn. */
function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(`${origin}/readyz`, { agent: false }, (reply) => {
      json(reply).then(() => resolve(reply.statusCode === 200), reject)
    }).once('error', reject)
  })
}

async function childrenOf(processId: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(processId)])
  return stdout.trim().split('\n').map(Number)
}

test('three processes on one port migrate and publish once, one that dies is replaced, and all end when they are told to', async () => {
  const server = await startServer(address, { WEB_CONCURRENCY: '3' })
  const said: string[] = []
  server.process.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  expect(await Promise.all(Array.from({ length: 6 }, () => isReady(server.origin)))).toEqual(Array.from({ length: 6 }, () => true))
  const database = openDatabase(address, () => undefined)
  const { rows } = await sql<{ puzzles: number }>`select count(*) as puzzles from puzzles`.execute(database.queries)
  await database.close()
  expect(rows).toEqual([{ puzzles: 40 }])

  const [worker] = await childrenOf(server.process.pid ?? 0)
  process.kill(worker ?? 0, 'SIGKILL')
  await expect.poll(() => said.join('')).toContain('Another one takes its place.')
  await expect.poll(async () => (await childrenOf(server.process.pid ?? 0)).length).toBe(3)
  expect(await isReady(server.origin)).toBe(true)

  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test('connections that a process was given and never took end with it, and the others are answered', async () => {
  const server = await startServer(address, { WEB_CONCURRENCY: '2' })
  const workers = await childrenOf(server.process.pid ?? 0)
  // What does nothing takes nothing.
  for (const worker of workers) process.kill(worker, 'SIGSTOP')
  const asked = Array.from({ length: 4 }, () => isReady(server.origin).catch((error: NodeJS.ErrnoException) => error.code))
  // Time enough for the first two to be handed on.
  await new Promise((resolve) => setTimeout(resolve, 500))
  process.kill(workers[0] ?? 0, 'SIGKILL')
  process.kill(workers[1] ?? 0, 'SIGCONT')
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'ECONNRESET')).toHaveLength(1)
  expect(answers.filter((answer) => answer === true)).toHaveLength(3)
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test('where not one can start, the one that starts them ends too', async () => {
  const child = launchServer({ ...address, databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' }, { WEB_CONCURRENCY: '2' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(1)
})
