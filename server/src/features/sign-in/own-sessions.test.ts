import { DAY_MS } from '@emojigma/engine/day.ts'
import { exportAccount, getUserInfo, giveConsent, register } from '@emojigma/contract/accounts/accounts.ts'
import {
  endSession,
  getSessions,
  logOutEverywhere,
  requestToken,
  type SignedInDevice,
  type TokenReply,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54 Safari/537.36'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

async function logInWith(userAgent: string, { email, password }: Pick<TestAccount, 'email' | 'password'>): Promise<TokenReply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent }
  const payload = new URLSearchParams({ grant_type: 'password', username: email, password }).toString()
  return (await site.app.inject({ method: 'POST', url: requestToken.path, headers, payload })).json()
}

async function sessionsOf(token: string): Promise<readonly SignedInDevice[]> {
  const { body } = await site.get(getSessions.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as { Sessions: SignedInDevice[] }).Sessions
}

const statusOf = async (token: string) => (await site.get(getUserInfo.path, { authorization: `Bearer ${token}` })).status
const refresh = (refresh_token: string) => site.token({ grant_type: 'refresh_token', refresh_token })

test('one sees where one is logged in, in plain words, by days, the device at hand marked', async () => {
  const someone = await site.register()
  await logInWith(FIREFOX, someone)
  site.setClock(NOON_MS + 3 * DAY_MS)
  const { access_token } = await logInWith(CHROME, someone)
  const sessions = await sessionsOf(access_token)
  expect(sessions[0]).toMatchObject({ Device: 'Chrome on Windows', LastUsed: '2026-11-24', IsThis: true })
  // The other two are of one moment.
  expect(sessions.slice(1).map(({ Device, LastUsed, IsThis }) => [Device, LastUsed, IsThis])).toEqual(
    expect.arrayContaining([
      ['Firefox on Linux', '2026-11-21', false],
      [undefined, '2026-11-21', false],
    ]),
  )
})

test('of a browser nothing is kept but these words: no version, no address', async () => {
  const someone = await site.register()
  const { access_token } = await logInWith(CHROME, someone)
  const rows = await site.database.queries.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).toContain('Chrome on Windows')
  for (const secret of ['141', 'Mozilla', '127.0.0.1']) expect(rows.map(({ device }) => device).join()).not.toContain(secret)
  const exported = await site.get(exportAccount.path, { authorization: `Bearer ${access_token}` })
  const { Sessions } = JSON.parse(exported.body.toString()) as { Sessions: { Device: string | null }[] }
  expect(Sessions.map(({ Device }) => Device)).toContain('Chrome on Windows')
})

test('one session is ended from another one, and only by its owner', async () => {
  const [someone, stranger] = [await site.register(), await site.register()]
  const lost = await logInWith(FIREFOX, someone)
  const Id = (await sessionsOf(someone.token)).find(({ Device }) => Device === 'Firefox on Linux')?.Id
  expect((await site.post(endSession.path, { Id }, stranger.token)).status).toBe(200)
  expect(await statusOf(lost.access_token)).toBe(200)
  expect((await site.post(endSession.path, { Id }, someone.token)).status).toBe(200)
  expect([await statusOf(lost.access_token), (await refresh(lost.refresh_token)).status]).toEqual([401, 400])
  expect([await statusOf(someone.token), await statusOf(stranger.token)]).toEqual([200, 200])
  expect((await site.post(endSession.path, { Id: randomUUID() }, someone.token)).status).toBe(200)
  expect((await site.post(endSession.path, { Id: 'x' }, someone.token)).status).toBe(400)
  expect((await site.get(getSessions.path)).status).toBe(401)
})

test('logging out everywhere ends all sessions, this one too, and nobody else’s', async () => {
  const [someone, stranger] = [await site.register(), await site.register()]
  const elsewhere = await logInWith(FIREFOX, someone)
  expect((await site.post(logOutEverywhere.path, {}, someone.token)).status).toBe(200)
  for (const token of [someone.token, elsewhere.access_token]) expect(await statusOf(token)).toBe(401)
  for (const token of [someone.refreshToken, elsewhere.refresh_token]) expect((await refresh(token)).status).toBe(400)
  expect(await statusOf(stranger.token)).toBe(200)
})

test('a child’s session ends after thirty days, however much it is used', async () => {
  const password = 'Puzzled-Otter-7'
  const email = 'grown-up@example.com'
  const body = { Email: email, Nickname: 'Small Otter', Password: password, ConfirmPassword: password, BirthYear: 2018 }
  await site.post(register.path, body)
  const [letter] = await site.lettersTo(email)
  await site.post(giveConsent.path, { Code: letter?.link?.searchParams.get('code') })
  let { refresh_token } = (await site.token({ grant_type: 'password', username: email, password })).body
  for (const day of [10, 20, 29]) {
    site.setClock(NOON_MS + day * DAY_MS)
    const { status, body: tokens } = await refresh(refresh_token)
    expect([day, status]).toEqual([day, 200])
    ;({ refresh_token } = tokens)
  }
  site.setClock(NOON_MS + 30 * DAY_MS)
  expect((await refresh(refresh_token)).status).toBe(400)
})

test('a session that an older release let last longer ends when it is used next', async () => {
  const someone = await site.register()
  const { queries } = site.database
  await queries.updateTable('accounts').set({ is_child: 1 }).where('id', '=', someone.accountId).execute()
  site.setClock(NOON_MS + 40 * DAY_MS)
  expect((await refresh(someone.refreshToken)).status).toBe(400)
  expect(await queries.selectFrom('sessions').select('id').execute()).toEqual([])
})
