import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getCurrentUser } from '@emojigma/contract/shop/orders.ts'
import { readTodaysPuzzles } from '@emojigma/contract/puzzles/puzzles.ts'
import { logOut } from '@emojigma/contract/sign-in/sign-in.ts'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

async function getJson(path: string, token: string): Promise<{ status: number; body: unknown }> {
  const { status, body } = await site.get(path, { authorization: `Bearer ${token}` })
  return { status, body: JSON.parse(body.toString()) }
}

test('who registers can log in and is known', async () => {
  const { accountId, email, nickname, token } = await site.register({ email: 'Ada@Example.com', nickname: 'Swift Otter' })
  const info = await getJson(getUserInfo.path, token)
  expect(getUserInfo.replies[200].strict().parse(info.body)).toEqual({
    Id: accountId,
    Email: 'ada@example.com',
    UserName: 'ada@example.com',
    Nickname: nickname,
    IsStudent: false,
    IsChild: false,
    Plan: 'none',
  })
  const user = await getJson(getCurrentUser.path, token)
  expect(getCurrentUser.replies[200].strict().parse(user.body)).toEqual({
    Id: accountId,
    Email: email.toLowerCase(),
    Nickname: nickname,
    Orders: [],
    IsStudent: false,
  })
})

test('a token that is not valid is refused by every call, also by those open to guests', async () => {
  const { token } = await site.register()
  for (const bad of ['x', `${token}x`, token.replace(/^./, 'z'), '']) {
    const headers = { authorization: `Bearer ${bad}` }
    for (const path of [getUserInfo.path, readTodaysPuzzles.path]) {
      const { status } = await site.get(path, headers)
      expect([path, bad, status]).toEqual([path, bad, 401])
    }
  }
})

test('a token is looked at however the path or the header is written', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const statusOf = (path: string, authorization: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, path, headers: { authorization } }, (reply) => resolve(reply.resume().statusCode))
      asked.on('error', reject).end()
    })
  expect(await statusOf(readTodaysPuzzles.path, 'Bearer ')).toBe(401)
  expect(await statusOf(readTodaysPuzzles.path.replace('/api', '/%61pi'), 'Bearer x')).toBe(401)
})

test('calls that need an account refuse guests', async () => {
  expect((await site.get(getUserInfo.path)).status).toBe(401)
  expect((await site.post(logOut.path)).status).toBe(401)
})
