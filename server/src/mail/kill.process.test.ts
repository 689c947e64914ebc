import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT_ROOT } from '../config.ts'
import { openDatabase, type Database, type DatabaseAddress } from '../database/connection.ts'
import { freshAddress } from '../test-database.ts'
import { openTestMailServer, type TestMailServer } from '../test-mail-server.ts'
import { LEASE_MS } from './service.ts'

const EMAIL = 'ada@example.com'
const PASSWORD = 'Puzzled-Otter-7'

let address: DatabaseAddress
let remove: () => Promise<void>
let mailServer: TestMailServer
const running = new Set<ChildProcess>()
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
  mailServer = await openTestMailServer()
})
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL')
  running.clear()
  await mailServer.close()
  await remove()
})

/** @param clockOffsetMs how far ahead the process believes to be
 *  @returns where it listens, and how to kill it */
async function start(clockOffsetMs = 0): Promise<{ readonly origin: string; readonly kill: () => Promise<void> }> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: address.dataFolder,
      LOG_LEVEL: 'silent',
      ARCHIVE_FILL: 'off',
      DRAW_AHEAD: 'off',
      RATE_LIMITS: 'off',
      SMTP_URL: mailServer.url,
      CLOCK_OFFSET_MS: String(clockOffsetMs),
      ...(address.databaseUrl === undefined ? {} : { DATABASE_URL: address.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(server)
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  for await (const line of createInterface(server.stdout)) {
    const origin = /^Emojigma is at (\S+)$/.exec(line)?.[1]
    if (origin) return { origin, kill }
  }
  throw new Error('the server ended before it listened')
}

/** @returns once the server has said yes */
async function register(origin: string): Promise<void> {
  const body = JSON.stringify({ Email: EMAIL, Nickname: 'Ada Lovelace', Password: PASSWORD, ConfirmPassword: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}${CALL_PATHS.register}`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

async function waitingIn({ queries }: Database): Promise<number> {
  return (await queries.selectFrom('letters').selectAll().execute()).length
}

test('a letter that a killed server had begun to send, and one that it had accepted, arrive once from the next one', async () => {
  // The mail server takes its time: whoever registers does not wait for it.
  mailServer.answer = 'silence'
  const first = await start()
  await register(first.origin)
  await mailServer.asked(1)
  const headers = { 'content-type': 'application/json' }
  await fetch(`${first.origin}${CALL_PATHS.requestMagicLink}`, { method: 'POST', headers, body: JSON.stringify({ Email: EMAIL }) })
  await first.kill()
  expect(mailServer.taken).toEqual([])
  mailServer.answer = 'yes'

  const database = openDatabase(address, () => undefined)
  expect(await waitingIn(database)).toBe(2)
  const next = await start(LEASE_MS)
  await expect.poll(() => waitingIn(database), { timeout: 60_000 }).toBe(0)
  const subjects = mailServer.taken.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1]?.trim())
  expect(subjects.toSorted()).toEqual(['Welcome to Emojigma', 'Your link to log in'])
  // Links of the next server begin with its own address.
  expect(mailServer.taken[0]?.message).toContain(next.origin)
  await next.kill()
  await database.close()
})

test('a letter that the mail server has refused for now survives a killed server and arrives once', async () => {
  mailServer.answer = 451
  const first = await start()
  await register(first.origin)
  await mailServer.asked(1)
  await first.kill()
  mailServer.answer = 'yes'

  const next = await start(LEASE_MS)
  const database = openDatabase(address, () => undefined)
  await expect.poll(() => waitingIn(database), { timeout: 60_000 }).toBe(0)
  expect(mailServer.taken).toHaveLength(1)
  await next.kill()
  await database.close()
})
