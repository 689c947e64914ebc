import { register } from '@emojigma/contract/accounts/accounts.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { freshAddress } from '../../../platform/testing/test-database.ts'
import { openTestMailServer, type TestMailServer } from '../../../platform/testing/test-mail-server.ts'
import { kill, killServers, startServer, type RunningServer } from '../../../platform/testing/test-process.ts'
import { LEASE_MS } from './service.ts'

const EMAIL = 'ada@example.com'
const PASSWORD = 'Puzzled-Otter-7'

let address: DatabaseAddress
let remove: () => Promise<void>
let mailServer: TestMailServer
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
  mailServer = await openTestMailServer()
})
afterEach(async () => {
  killServers()
  await mailServer.close()
  await remove()
})

/** @param clockOffsetMs how far ahead the process believes to be */
function start(clockOffsetMs = 0): Promise<RunningServer> {
  return startServer(address, { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SMTP_URL: mailServer.url, CLOCK_OFFSET_MS: String(clockOffsetMs) })
}

/** @returns once the server has said yes */
async function registerAda(origin: string): Promise<void> {
  const body = JSON.stringify({ Email: EMAIL, Nickname: 'Ada Lovelace', Password: PASSWORD, ConfirmPassword: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}${register.path}`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

async function waitingIn({ queries }: Database): Promise<number> {
  return (await queries.selectFrom('letters').selectAll().execute()).length
}

test('a letter that a killed server had begun to send, and one that it had accepted, arrive once from the next one', async () => {
  // The mail server takes its time: someone who registers does not wait for it.
  mailServer.answer = 'silence'
  const first = await start()
  await registerAda(first.origin)
  await mailServer.asked(1)
  const headers = { 'content-type': 'application/json' }
  await fetch(`${first.origin}${requestMagicLink.path}`, { method: 'POST', headers, body: JSON.stringify({ Email: EMAIL }) })
  await kill(first.process)
  expect(mailServer.taken).toEqual([])
  mailServer.answer = 'yes'

  const database = openDatabase(address, () => undefined)
  expect(await waitingIn(database)).toBe(2)
  const next = await start(LEASE_MS)
  await expect.poll(() => waitingIn(database)).toBe(0)
  const subjects = mailServer.taken.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1]?.trim())
  expect(subjects.toSorted()).toEqual(['Welcome to Emojigma', 'Your link to log in'])
  // Links of the next server begin with its own address.
  expect(mailServer.taken[0]?.message).toContain(next.origin)
  await kill(next.process)
  await database.close()
})

test('a letter that the mail server has refused for now survives a killed server and arrives once', async () => {
  mailServer.answer = 451
  const first = await start()
  await registerAda(first.origin)
  await mailServer.asked(1)
  await kill(first.process)
  mailServer.answer = 'yes'

  const next = await start(LEASE_MS)
  const database = openDatabase(address, () => undefined)
  await expect.poll(() => waitingIn(database)).toBe(0)
  expect(mailServer.taken).toHaveLength(1)
  await kill(next.process)
  await database.close()
})
