import { deleteAccount, getUserInfo, getUsernameFromEmail, giveConsent } from '@emojigma/contract/accounts/accounts.ts'
import {
  changePassword,
  endSession,
  forgottenPassword,
  getSessions,
  logOut,
  logOutEverywhere,
  requestMagicLink,
  requestToken,
  resetPassword,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../platform/clock.ts'
import { openTestMailServer } from '../../platform/testing/test-mail-server.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

const NEW_PASSWORD = 'Brand-New-Otter-8'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
  site.setClock(NOON_MS)
})
afterAll(() => site.close())

const byMagic = (code: string) => site.token({ grant_type: 'magic_link', token: code })
const byPassword = (username: string, password: string) => site.token({ grant_type: 'password', username, password })
const reset = (Email: string, Code: string, Password = NEW_PASSWORD) =>
  site.post<{ ModelState?: Record<string, string[]> }>(resetPassword.path, { Email, Code, Password, ConfirmPassword: Password })

async function magicCode(Email: string): Promise<string> {
  expect((await site.post(requestMagicLink.path, { Email })).status).toBe(200)
  return codeIn(Email, '/magic', 'magic')
}

async function resetCode(Email: string): Promise<string> {
  expect((await site.post(forgottenPassword.path, { Email })).status).toBe(200)
  return codeIn(Email, '/resetpassword', 'code')
}

async function codeIn(email: string, path: string, name: string): Promise<string> {
  const letters = (await site.lettersTo(email)).filter(({ link }) => link?.pathname === path)
  return letters.at(-1)?.link?.searchParams.get(name) ?? ''
}

test('a mailed link logs in, once', async () => {
  const { email, accountId } = await site.register()
  const code = await magicCode(email)
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  const { status, body } = await byMagic(code)
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'bearer', userName: email })
  expect((await byMagic(code)).status).toBe(400)
  const account = await site.database.queries.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  expect(account.is_email_verified).toBe(1)
})

test('a link to choose a password carries a code alone, which is enough', async () => {
  const { email } = await site.register()
  await site.post(forgottenPassword.path, { Email: email })
  const letter = (await site.lettersTo(email)).find(({ link }) => link?.pathname === '/resetpassword')
  expect([...(letter?.link?.searchParams.keys() ?? [])]).toEqual(['code'])
  const Code = letter?.link?.searchParams.get('code')
  const reply = await site.post(resetPassword.path, { Code, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD })
  expect([reply.status, reply.body]).toEqual([200, { UserName: email }])
  expect((await byPassword(email, NEW_PASSWORD)).status).toBe(200)
})

test.each([
  ['/puzzle/100641?t=1&l=2', '/puzzle/100641?t=1&l=2'],
  ['/today', null],
  ['//evil.example', null],
  [undefined, null],
])('a link that is asked for on the way to %s leads on to %s', async (RedirectUrl, target) => {
  const { email } = await site.register()
  expect((await site.post(requestMagicLink.path, { Email: email, RedirectUrl })).status).toBe(200)
  const link = (await site.lettersTo(email)).find((letter) => letter.link?.pathname === '/magic')?.link
  expect([link?.searchParams.get('redirectUrl'), link?.searchParams.get('magic')?.length]).toEqual([target, 43])
})

test('of ten who use a link at once, one is let in', async () => {
  const { email } = await site.register()
  const code = await magicCode(email)
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => byMagic(code)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

const KEY = '5a6f4b1e-9c1d-4f0e-8a55-0d7c2b9e1f30'
const OTHER_KEY = '5a6f4b1e-9c1d-4f0e-8a55-0d7c2b9e1f31'

test('the page that used a link logs in by it again for a quarter of an hour, for the answer may have been lost; no other page does', async () => {
  const { email } = await site.register()
  const code = await magicCode(email)
  const withKey = async (link_key: string) => (await site.token({ grant_type: 'magic_link', token: code, link_key })).status
  expect([await withKey(KEY), await withKey(KEY)]).toEqual([200, 200])
  expect([await withKey(OTHER_KEY), (await byMagic(code)).status, (await byMagic(`${code}\n${KEY}`)).status]).toEqual([400, 400, 400])
  site.setClock(NOON_MS + 15 * MINUTE_MS)
  expect(await withKey(KEY)).toBe(400)
  site.setClock(NOON_MS)
})

test('a link that was used under a key logs nobody in once the password is another', async () => {
  const { email, password, token } = await site.register()
  const code = await magicCode(email)
  const again = async () => (await site.token({ grant_type: 'magic_link', token: code, link_key: KEY })).status
  await site.database.queries.updateTable('accounts').set({ is_email_verified: 1 }).where('email', '=', email).execute()
  expect(await again()).toBe(200)
  const change = { OldPassword: password, NewPassword: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }
  expect((await site.post(changePassword.path, change, token)).status).toBe(200)
  expect(await again()).toBe(400)
})

test('the page that reset a password may send it again, until the password is changed; no other page may', async () => {
  const { email } = await site.register()
  const Code = await resetCode(email)
  const withKey = (LinkKey: string, Password = NEW_PASSWORD) =>
    site.post(resetPassword.path, { Code, Password, ConfirmPassword: Password, LinkKey })
  const first = await withKey(KEY)
  const again = await withKey(KEY)
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect([(await withKey(OTHER_KEY)).status, (await reset(email, Code)).status]).toEqual([400, 400])
  const { body } = await byPassword(email, NEW_PASSWORD)
  const change = { OldPassword: NEW_PASSWORD, NewPassword: 'Another-Otter-9', ConfirmPassword: 'Another-Otter-9' }
  expect((await site.post(changePassword.path, change, body.access_token)).status).toBe(200)
  expect((await withKey(KEY)).status).toBe(400)
})

test.each([
  ['log out', (token: string) => site.post(logOut.path, {}, token)],
  ['log out everywhere', (token: string) => site.post(logOutEverywhere.path, {}, token)],
  [
    'end that session from another one',
    async (token: string) => {
      const { body } = await site.get(getSessions.path, { authorization: `Bearer ${token}` })
      const { Sessions } = JSON.parse(body.toString()) as { Sessions: { Id: string; IsThis: boolean }[] }
      return site.post(endSession.path, { Id: Sessions.find(({ IsThis }) => IsThis)?.Id }, token)
    },
  ],
])('after somebody has chosen to %s, the page that used a link cannot use it again', async (_, leave) => {
  const { email } = await site.register()
  const code = await magicCode(email)
  const withKey = () => site.token({ grant_type: 'magic_link', token: code, link_key: KEY })
  const first = await withKey()
  expect([first.status, (await withKey()).status]).toEqual([200, 200])
  expect((await leave(first.body.access_token)).status).toBe(200)
  expect((await withKey()).status).toBe(400)
})

test('logging out everywhere ends links that were sent and not used yet', async () => {
  const { email, token } = await site.register()
  const code = await magicCode(email)
  await site.post(logOutEverywhere.path, {}, token)
  expect((await byMagic(code)).status).toBe(400)
})

test('opening a link’s page uses nothing up', async () => {
  const { email } = await site.register()
  const code = await magicCode(email)
  for (let times = 0; times < 3; times += 1) await site.get(`/magic?magic=${code}`)
  await site.get(`${requestToken.path}?grant_type=magic_link&token=${code}`)
  expect((await byMagic(code)).status).toBe(200)
})

test('a login link lasts a quarter of an hour, a reset link an hour', async () => {
  const { email } = await site.register()
  const [magic, code] = [await magicCode(email), await resetCode(email)]
  site.setClock(NOON_MS + 15 * MINUTE_MS)
  expect((await byMagic(magic)).status).toBe(400)
  site.setClock(NOON_MS + 60 * MINUTE_MS)
  expect((await reset(email, code)).body.ModelState?.['Code']).toHaveLength(1)
  site.setClock(NOON_MS)
})

test('a new link replaces the older one of its kind alone', async () => {
  const { email } = await site.register()
  const [older, code] = [await magicCode(email), await resetCode(email)]
  const newer = await magicCode(email)
  expect((await byMagic(older)).status).toBe(400)
  expect((await byMagic(newer)).status).toBe(200)
  expect((await reset(email, code)).status).toBe(200)
})

test('a forgotten password is replaced by mail: all sessions and links end', async () => {
  const { email, password, token } = await site.register()
  const [magic, code] = [await magicCode(email), await resetCode(email)]
  expect((await reset(email, code)).status).toBe(200)
  expect((await byPassword(email, password)).status).toBe(400)
  expect((await byPassword(email, NEW_PASSWORD)).status).toBe(200)
  expect((await site.get(getUserInfo.path, { authorization: `Bearer ${token}` })).status).toBe(401)
  expect((await byMagic(magic)).status).toBe(400)
  expect((await reset(email, code)).status).toBe(400)
})

test('a password that is refused does not use the reset link up', async () => {
  const { email } = await site.register()
  const code = await resetCode(email)
  for (const bad of ['short', 'Password1!', `${email}A1`]) {
    expect((await reset(email, code, bad)).body.ModelState?.['Password']).toHaveLength(1)
  }
  expect((await reset(email, code)).status).toBe(200)
})

test('a code is good for its own e-mail and purpose alone', async () => {
  const [one, other] = [await site.register(), await site.register()]
  const code = await resetCode(one.email)
  expect((await reset(other.email, code)).status).toBe(400)
  expect((await byMagic(code)).status).toBe(400)
  expect((await site.post(giveConsent.path, { Code: code })).status).toBe(400)
  expect((await reset(one.email.toUpperCase(), code)).status).toBe(200)
})

test('changing the password ends the links that were mailed before', async () => {
  const { email, password, token } = await site.register()
  const [magic, code] = [await magicCode(email), await resetCode(email)]
  const change = { OldPassword: password, NewPassword: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }
  expect((await site.post(changePassword.path, change, token)).status).toBe(200)
  expect((await byMagic(magic)).status).toBe(400)
  expect((await reset(email, code, 'Another-Otter-9')).status).toBe(400)
})

test('codes are stored as hashes alone', async () => {
  const { email } = await site.register()
  const codes = [await magicCode(email), await resetCode(email)]
  const rows = JSON.stringify(await site.database.queries.selectFrom('link_codes').selectAll().execute())
  for (const code of codes) expect(rows).not.toContain(code)
})

test('the answer to a request for mail is the same for an e-mail that nobody has', async () => {
  const { email } = await site.register()
  for (const path of [forgottenPassword.path, requestMagicLink.path]) {
    const replies = [
      await site.post(path, { Email: email }),
      await site.post(path, { Email: 'nobody@example.com' }),
      await site.post(path, { Email: 'x' }),
    ]
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [200, {}]))
    expect(Object.keys(replies[0]?.headers ?? {})).toEqual(Object.keys(replies[1]?.headers ?? {}))
  }
  expect(await site.lettersTo('nobody@example.com')).toEqual([])
})

test('looking up a user name tells nothing', async () => {
  const { email } = await site.register()
  expect((await site.post(getUsernameFromEmail.path, { email: email.toUpperCase() })).body).toEqual({ username: email })
  expect((await site.post(getUsernameFromEmail.path, { email: 'Nobody@Example.com' })).body).toEqual({
    username: 'nobody@example.com',
  })
})

test('no header decides where links lead', async () => {
  const { email } = await site.register()
  await site.app.inject({
    method: 'POST',
    url: forgottenPassword.path,
    payload: { Email: email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', origin: 'https://evil.example' },
  })
  for (const { link, text } of await site.lettersTo(email)) {
    expect(link?.host).toBe('localhost:3000')
    expect(text).not.toContain('evil')
  }
})

test('a stranger who asks for letters to somebody leaves the owner letters to ask for, and at most twenty of a kind come in an hour', async () => {
  const limited = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  const { email } = await limited.register()
  const ask = async (url: string, remoteAddress: string): Promise<void> => {
    const reply = await limited.app.inject({ method: 'POST', url, payload: { Email: email }, remoteAddress })
    expect(reply.statusCode).toBe(200)
  }
  const lettersAbout = async (path: RegExp) => (await limited.lettersTo(email)).filter(({ link }) => path.test(link?.pathname ?? '')).length
  for (let times = 0; times < 30; times += 1) await ask(requestMagicLink.path, '203.0.113.1')
  expect(await lettersAbout(/^\/magic$/)).toBe(5)
  await ask(forgottenPassword.path, '198.51.100.7')
  expect(await lettersAbout(/resetpassword/i)).toBe(1)
  await ask(requestMagicLink.path, '198.51.100.7')
  expect(await lettersAbout(/^\/magic$/)).toBe(6)
  for (let address = 2; address < 8; address += 1) {
    for (let times = 0; times < 5; times += 1) await ask(requestMagicLink.path, `203.0.113.${address}`)
  }
  expect(await lettersAbout(/^\/magic$/)).toBe(20)
  await limited.close()
})

test('an e-mail gets five letters an hour at most from one address, and the one who asks does not notice', async () => {
  const limited = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  const { email } = await limited.register()
  for (let times = 0; times < 8; times += 1) {
    expect((await limited.post(requestMagicLink.path, { Email: email })).status).toBe(200)
  }
  expect((await limited.lettersTo(email)).filter(({ link }) => link?.pathname === '/magic')).toHaveLength(5)
  await limited.close()
})

test('while the mail server is away everybody is answered as always, and the letters come when it is back; not to an account that was deleted', async () => {
  const mailServer = await openTestMailServer()
  mailServer.answer = 451
  const away = await openTestSite({ days: [], environment: { SMTP_URL: mailServer.url } })
  away.setClock(NOON_MS)
  const { email } = await away.register()
  const { email: deletedEmail, password, token } = await away.register()
  for (const Email of [email, deletedEmail, 'nobody@example.com']) {
    expect((await away.post(requestMagicLink.path, { Email })).status).toBe(200)
  }
  await away.outbox.idle()
  expect((await away.post(deleteAccount.path, { Password: password }, token)).status).toBe(200)
  const kept = await away.database.queries.selectFrom('letters').select('email').execute()
  expect(kept).toEqual([{ email }, { email }])

  mailServer.answer = 'yes'
  // Later than the first link would have lasted.
  away.setClock(NOON_MS + 20 * MINUTE_MS)
  away.outbox.send()
  await away.outbox.idle()
  expect(mailServer.taken.flatMap(({ to }) => to)).toEqual([email, email])
  const code = /magic=3D([\w-]+)/.exec(mailServer.taken.map(({ message }) => message.replaceAll(/=\r?\n/g, '')).join(''))?.[1] ?? ''
  expect((await away.token({ grant_type: 'magic_link', token: code })).status).toBe(200)
  await away.close()
  await mailServer.close()
})
