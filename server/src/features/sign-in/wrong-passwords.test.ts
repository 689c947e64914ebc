import { deleteAccount, register } from '@emojigma/contract/accounts/accounts.ts'
import { changePassword, forgottenPassword, requestMagicLink, requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../../platform/clock.ts'
import { openTestDatabase } from '../../platform/testing/test-database.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { registerProven } from './proven.test-support.ts'

/** Hundreds of passwords are hashed. */
const LONG_MS = 180_000

async function limitedSite(options: Parameters<typeof openTestSite>[0] = {}): Promise<TestSite> {
  const site = await openTestSite({ days: [], ...options, environment: { RATE_LIMITS: 'on' } })
  site.setClock(NOON_MS)
  return site
}

async function tries(
  site: TestSite,
  username: string,
  password: string,
  headers: Record<string, string> = {},
  remoteAddress = '198.51.100.7',
) {
  const reply = await site.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    remoteAddress,
  })
  return { status: reply.statusCode, retryAfterS: Number(reply.headers['retry-after']), body: reply.json<Record<string, string>>() }
}

test('after twenty wrong passwords even the right one waits, from there, but not from elsewhere', async () => {
  const site = await limitedSite()
  const { email, password } = await site.register()
  for (let times = 0; times < 20; times += 1) {
    expect((await tries(site, email, 'Wrong-Otter-7', { 'x-forwarded-for': `203.0.113.${times}` })).status).toBe(400)
  }
  expect((await tries(site, email, password, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429)
  expect((await tries(site, email, password, {}, '198.51.100.8')).status).toBe(200)
  site.setClock(NOON_MS + 15 * MINUTE_MS)
  expect((await tries(site, email, password)).status).toBe(200)
  await site.close()
})

test(
  'after two hundred wrong passwords from everywhere the right one waits, but mail and the open session still let their owner in',
  { timeout: LONG_MS },
  async () => {
    const site = await limitedSite()
    const { email, password, refreshToken } = await registerProven(site)
    for (let address = 0; address < 10; address += 1) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => tries(site, email, 'Wrong-Otter-7', {}, `198.51.100.${address}`)))
      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(400))
    }
    const refused = await tries(site, email, password, {}, '198.51.100.99')
    expect(refused.status).toBe(429)
    expect(refused.retryAfterS).toBeGreaterThan(0)
    expect(refused.retryAfterS).toBeLessThanOrEqual(15 * 60)
    expect(Object.keys(refused.body).sort()).toEqual(['error', 'error_description'])

    expect((await site.token({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(200)
    await site.post(requestMagicLink.path, { Email: email })
    const code = (await site.lettersTo(email)).at(-1)?.link?.searchParams.get('magic') ?? ''
    expect((await site.token({ grant_type: 'magic_link', token: code })).status).toBe(200)

    site.setClock(NOON_MS + 15 * MINUTE_MS)
    expect((await tries(site, email, password)).status).toBe(200)
    await site.close()
  },
)

test('a class that logs in at once with one name and the right password is let in', async () => {
  const site = await limitedSite()
  const { email, password } = await site.register()
  const replies = await Promise.all(Array.from({ length: 30 }, () => tries(site, email, password)))
  expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200))
  await site.close()
})

test('names that nobody has are counted the same', async () => {
  const site = await limitedSite()
  for (let times = 0; times < 20; times += 1) expect((await tries(site, 'nobody@example.com', 'Wrong-Otter-7')).status).toBe(400)
  expect((await tries(site, 'NOBODY@example.com', 'Wrong-Otter-7')).status).toBe(429)
  await site.close()
})

test('right passwords are not counted', async () => {
  const site = await limitedSite()
  const { email, password } = await site.register()
  for (let times = 0; times < 25; times += 1) expect((await tries(site, email, password)).status).toBe(200)
  await site.close()
})

test('sixty wrong passwords at once are twenty tries', async () => {
  const site = await limitedSite()
  const { email } = await site.register()
  const replies = await Promise.all(Array.from({ length: 60 }, () => tries(site, email, 'Wrong-Otter-7')))
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(20)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(40)
  await site.close()
})

test('an address with three hundred wrong passwords waits, whatever it says about itself', { timeout: LONG_MS }, async () => {
  const site = await limitedSite()
  const { email, password } = await site.register()
  for (let times = 0; times < 300; times += 30) {
    await Promise.all(Array.from({ length: 30 }, (_, index) => tries(site, `nobody${times + index}@example.com`, 'Wrong-Otter-7')))
  }
  const refused = await tries(site, email, password, {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
  })
  expect(refused.status).toBe(429)
  expect((await tries(site, email, password, {}, '198.51.100.8')).status).toBe(200)
  await site.close()
})

test('the addresses of one IPv6 network count as one', { timeout: LONG_MS }, async () => {
  const site = await limitedSite()
  const tryFrom = (index: number, address: string) => tries(site, `nobody${index}@example.com`, 'Wrong-Otter-7', {}, address)
  for (let times = 0; times < 300; times += 30) {
    await Promise.all(Array.from({ length: 30 }, (_, index) => tryFrom(times + index, `2001:db8:0:7::${times + index}`)))
  }
  expect((await tryFrom(300, '2001:db8:0:7:ffff::1')).status).toBe(429)
  expect((await tryFrom(301, '2001:db8:0:8::1')).status).toBe(400)
  await site.close()
})

test('several processes count together', async () => {
  const shared = await openTestDatabase()
  const [one, other] = [await limitedSite({ shared }), await limitedSite({ shared })]
  const { email, password } = await one.register()
  for (let times = 0; times < 10; times += 1) {
    await tries(one, email, 'Wrong-Otter-7')
    await tries(other, email, 'Wrong-Otter-7')
  }
  expect((await tries(one, email, password)).status).toBe(429)
  expect((await tries(other, email, password)).status).toBe(429)
  await one.close()
  await other.close()
  await shared.remove()
})

test('changing the password and deleting the account count wrong passwords too', async () => {
  const site = await limitedSite()
  const { token, password } = await site.register()
  const change = { OldPassword: 'Wrong-Otter-7', NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8' }
  for (let times = 0; times < 10; times += 1) {
    expect((await site.post(changePassword.path, change, token)).status).toBe(400)
    expect((await site.post(deleteAccount.path, { Password: 'Wrong-Otter-7' }, token)).status).toBe(400)
  }
  expect((await site.post(changePassword.path, { ...change, OldPassword: password }, token)).status).toBe(429)
  const refused = await site.post(deleteAccount.path, { Password: password }, token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await site.close()
})

test('what is counted can be read by nobody, and goes', async () => {
  const site = await limitedSite()
  await tries(site, 'nobody@example.com', 'Wrong-Otter-7')
  const stored = () => site.database.queries.selectFrom('rate_counters').selectAll().execute()
  expect(JSON.stringify(await stored())).not.toMatch(/nobody|198\.51/)
  site.setClock(NOON_MS + 60 * MINUTE_MS)
  await tries(site, 'somebody@example.com', 'Wrong-Otter-7')
  await site.retention.run()
  expect(await stored()).toHaveLength(3)
  await site.close()
})

test('an address that may try no more stores nothing more, whatever names and e-mails it thinks of', { timeout: LONG_MS }, async () => {
  const site = await limitedSite()
  const stored = async () => (await site.database.queries.selectFrom('rate_counters').select('key').execute()).length
  for (let index = 0; index < 100; index += 1) {
    await site.post(forgottenPassword.path, { Email: `nobody${index}@example.com` })
  }
  const afterLetters = await stored()
  for (let index = 100; index < 150; index += 1) {
    expect((await site.post(forgottenPassword.path, { Email: `nobody${index}@example.com` })).status).toBe(200)
  }
  expect(await stored()).toBe(afterLetters)
  for (let times = 0; times < 300; times += 30) {
    await Promise.all(Array.from({ length: 30 }, (_, index) => tries(site, `nobody${times + index}@example.com`, 'Wrong-Otter-7')))
  }
  const afterPasswords = await stored()
  for (let index = 300; index < 320; index += 1) {
    expect((await tries(site, `nobody${index}@example.com`, 'Wrong-Otter-7')).status).toBe(429)
  }
  expect(await stored()).toBe(afterPasswords)
  await site.close()
})

test('an address may register three hundred times an hour', { timeout: LONG_MS }, async () => {
  const site = await limitedSite()
  const body = (index: number) => {
    const name = [...String(index)].map((figure) => 'abcdefghij'.charAt(Number(figure))).join('')
    return { Email: `a${name}@example.com`, Nickname: `Zebra ${name}`, Password: 'Puzzled-Otter-7', ConfirmPassword: 'Puzzled-Otter-7' }
  }
  for (let index = 0; index < 300; index += 1) expect((await site.post(register.path, body(index))).status).toBe(200)
  const refused = await site.post(register.path, body(300))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await site.close()
})
