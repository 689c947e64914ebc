import { DAY_MS } from '@emojigma/engine/day.ts'
import { requestToken, type TokenFailure, type TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import { SESSION_DAYS } from '@emojigma/contract/rules/retention.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

/** Hundreds of passwords are hashed. */
const LONG_MS = 180_000

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
})
afterEach(() => site.close())

async function logIn(username: string, password: string, known_device?: string, remoteAddress = '198.51.100.200') {
  const form = { grant_type: 'password', username, password, ...(known_device === undefined ? {} : { known_device }) }
  const reply = await site.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
    remoteAddress,
  })
  return { status: reply.statusCode, body: reply.json<TokenReply & TokenFailure>() }
}

/** Strangers type so many wrong passwords that the name is locked everywhere. */
async function lock(name: string): Promise<void> {
  for (let address = 0; address < 10; address += 1) {
    await Promise.all(Array.from({ length: 20 }, () => logIn(name, 'Wrong-Otter-7', undefined, `198.51.100.${address}`)))
  }
}

test('where strangers have locked a name, its owner gets in on a device that is known, and only there', { timeout: LONG_MS }, async () => {
  const { email, password } = await site.register()
  const other = await site.register()
  const note = (await logIn(email, password)).body.known_device ?? ''
  const othersNote = (await logIn(other.email, other.password)).body.known_device ?? ''
  await lock(email)
  expect((await logIn(email, password)).status).toBe(429)
  for (const useless of [othersNote, 'x', '', `${note}x`, note.replace(/\.\d+\./, '.9999999999.')]) {
    expect([useless, (await logIn(email, password, useless)).status]).toEqual([useless, 429])
  }
  expect((await logIn(email, password, note)).status).toBe(200)
  expect((await logIn(email, password, `${othersNote} ${note}`)).status).toBe(200)
  // Also behind the very address from which the strangers tried.
  expect((await logIn(email, password, note, '198.51.100.0')).status).toBe(200)
})

test('a known device guesses no more than twenty times', async () => {
  const { email, password } = await site.register()
  const note = (await logIn(email, password)).body.known_device ?? ''
  for (let times = 0; times < 20; times += 1) expect((await logIn(email, 'Wrong-Otter-7', note)).status).toBe(400)
  expect((await logIn(email, password, note)).status).toBe(429)
  expect((await logIn(email, password)).status).toBe(200)
})

test('a device is known for 180 days, a refresh makes none known, and the server keeps nothing of it', async () => {
  const { email, password, refreshToken } = await site.register()
  const note = (await logIn(email, password)).body.known_device ?? ''
  expect((await site.token({ grant_type: 'refresh_token', refresh_token: refreshToken })).body.known_device).toBeUndefined()
  const [number = ''] = note.split('.')
  for (const table of ['sessions', 'rate_counters', 'accounts'] as const) {
    expect(JSON.stringify(await site.database.queries.selectFrom(table).selectAll().execute())).not.toContain(number)
  }
  site.setClock(NOON_MS + SESSION_DAYS * DAY_MS)
  for (let times = 0; times < 20; times += 1) await logIn(email, 'Wrong-Otter-7')
  expect((await logIn(email, password, note)).status).toBe(429)
})
