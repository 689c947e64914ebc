import { DAY_MS } from '@emojigma/engine/day.ts'
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '../../platform/clock.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  site.setClock(NOON_MS)
})
afterEach(() => site.close())

const refresh = (refresh_token: string) => site.token({ grant_type: 'refresh_token', refresh_token })
const tries = (username: string, password: string) => site.token({ grant_type: 'password', username, password })

test('a refresh token that was replaced is taken by no clock that is set back', async () => {
  const { refreshToken } = await site.register()
  const next = await refresh(refreshToken)
  expect(next.status).toBe(200)
  site.setClock(NOON_MS - 2 * DAY_MS)
  expect((await refresh(refreshToken)).status).toBe(400)
})

test('the newest one is taken, and its successor too: a clock that is put right signs nobody out', async () => {
  const { refreshToken } = await site.register()
  site.setClock(NOON_MS - 2 * DAY_MS)
  const { status, body } = await refresh(refreshToken)
  expect(status).toBe(200)
  expect((await refresh(body.refresh_token)).status).toBe(200)
})

test('a session that was refused as ended does not come to life again', async () => {
  const { refreshToken } = await site.register()
  site.setClock(NOON_MS + 61 * DAY_MS)
  expect((await refresh(refreshToken)).status).toBe(400)
  site.setClock(NOON_MS + 59 * DAY_MS)
  expect((await refresh(refreshToken)).status).toBe(400)
})

test('an access token that may have ended by the clock of before is not taken', async () => {
  const { token } = await site.register()
  const authorization = `Bearer ${token}`
  expect((await site.get(getUserInfo.path, { authorization })).status).toBe(200)
  site.setClock(NOON_MS - 2 * DAY_MS)
  expect((await site.get(getUserInfo.path, { authorization })).status).toBe(401)
})

test('a lock-out of fifteen minutes ends fifteen minutes later, whatever the clock was when it began', async () => {
  const { email, password } = await site.register()
  for (let times = 0; times < 20; times += 1) await tries(email, 'Wrong-Otter-7')
  expect((await tries(email, password)).status).toBe(429)
  site.setClock(NOON_MS - 2 * DAY_MS)
  const refused = await tries(email, password)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 15 * 60])
  site.setClock(NOON_MS - 2 * DAY_MS + 15 * MINUTE_MS)
  expect((await tries(email, password)).status).toBe(200)
})
