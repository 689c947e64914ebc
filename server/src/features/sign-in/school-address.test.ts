import { register } from '@emojigma/contract/accounts/accounts.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

const SCHOOL = '198.51.100.7'
const PASSWORD = 'Puzzled-Otter-7'
const QUARTER_HOUR_MS = 15 * 60_000

async function registers(site: TestSite, name: string): Promise<number> {
  const payload = { Email: `${name}@school.example`, Nickname: name, Password: PASSWORD, ConfirmPassword: PASSWORD }
  const reply = await site.app.inject({ method: 'POST', url: register.path, payload, remoteAddress: SCHOOL })
  return reply.statusCode
}

async function logsIn(site: TestSite, username: string, password: string, remoteAddress = SCHOOL) {
  const reply = await site.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    remoteAddress,
  })
  return reply.statusCode
}

test('four classes of thirty register within an hour behind one address, and each child errs once before it is in', async () => {
  const site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  for (let lesson = 0; lesson < 4; lesson += 1) {
    site.setClock(NOON_MS + lesson * QUARTER_HOUR_MS)
    const children = Array.from({ length: 30 }, (_, child) => `otter${lesson}x${child}`)
    expect(await Promise.all(children.map((child) => registers(site, child)))).toEqual(Array(30).fill(200))
    const logIn = (password: string) => Promise.all(children.map((child) => logsIn(site, `${child}@school.example`, password)))
    expect(await logIn('Puzzled-Otter-8')).toEqual(Array(30).fill(400))
    expect(await logIn(PASSWORD)).toEqual(Array(30).fill(200))
  }
  await site.close()
})

test('an address that guesses without end keeps nobody else from logging in, and is refused', async () => {
  const site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  expect(await registers(site, 'badger')).toBe(200)
  const flood = Array.from({ length: 500 }, (_, index) => logsIn(site, `nobody${index}@example.com`, PASSWORD, '203.0.113.9'))
  expect(await logsIn(site, 'badger@school.example', PASSWORD)).toBe(200)
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(400)
  await site.close()
})
