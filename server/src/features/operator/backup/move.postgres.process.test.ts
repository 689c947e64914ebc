import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../../config.ts'
import type { DatabaseAddress } from '../../../platform/database/connection.ts'
import { freshAddress } from '../../../platform/testing/test-database.ts'
import { environmentOf, killServers, startServer, type RunningServer } from '../../../platform/testing/test-process.ts'

let target: { readonly address: DatabaseAddress; readonly remove: () => Promise<void> }
beforeEach(async () => {
  target = await freshAddress()
})
afterEach(async () => {
  killServers()
  await target.remove()
})

/** Asks on a new connection each time, as many visitors do, until it is told to end.
 *  @returns the statuses, and the codes of errors */
async function visit(origin: string, end: AbortSignal): Promise<ReadonlySet<unknown>> {
  const outcomes = new Set<unknown>()
  while (!end.aborted) {
    const asked = fetch(`${origin}/healthz`, { headers: { connection: 'close' } })
    outcomes.add(await asked.then(({ status }) => status).catch((error: Error) => (error.cause as NodeJS.ErrnoException).code))
  }
  return outcomes
}

/** All that a server logs. */
const logOf = ({ process: { stdout, stderr } }: RunningServer) =>
  Promise.all([stdout, stderr].filter((stream) => stream !== null).map((stream) => text(stream)))

test('a running site is moved without a refused connection or a word of a fault', async () => {
  const embedded = { dataFolder: target.address.dataFolder, databaseUrl: undefined }
  const before = await startServer(embedded)
  const port = new URL(before.origin).port
  const over = new AbortController()
  const visits = visit(before.origin, over.signal)
  const command = spawn(process.execPath, ['server/src/features/operator/main.ts', 'move-to', target.address.databaseUrl ?? ''], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env['PATH'], ...environmentOf(embedded, { PORT: port }) },
  })
  const faults = text(command.stderr)
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]()
  const until = async (words: RegExp): Promise<void> => {
    for (let line = await lines.next(); !words.test(line.value ?? ''); line = await lines.next()) {
      if (line.done) throw new Error(`the command ended: ${await faults}`)
    }
  }

  await until(/^Now stop the site/)
  const logs = [logOf(before)]
  before.process.kill('SIGTERM')
  expect(await before.exited).toBe(0)
  await until(/^Next: set DATABASE_URL/)
  const after = await startServer(target.address, { PORT: port })
  logs.push(logOf(after))
  expect(await once(command, 'exit')).toEqual([0, null])

  over.abort()
  expect(await visits).toEqual(new Set([200, 503]))
  after.process.kill('SIGTERM')
  expect(await after.exited).toBe(0)
  expect(await faults).toBe('')
  expect((await Promise.all(logs)).flat().join('')).not.toMatch(/stack|"level":50/)
})
