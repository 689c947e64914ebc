import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { QueueFull } from '../../platform/expected-failures.ts'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { Accounts } from './service.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

test('of an account one export is put together while two wait, and another account is next', async () => {
  const [busy, other] = [await site.register(), await site.register()]
  const accounts = site.service(Accounts)
  const order: string[] = []
  const exported = async ({ accountId, nickname }: typeof busy) => {
    expect(await accounts.export(accountId)).toMatchObject({ Account: { Id: accountId } })
    order.push(nickname)
  }
  const asked = [busy, busy, busy, busy, other].map(exported)
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(asked[3]).rejects.toBeInstanceOf(QueueFull)
  expect(order.indexOf(other.nickname)).toBeLessThan(3)
  expect((await site.get(exportAccount.path, { authorization: `Bearer ${busy.token}` })).status).toBe(200)
})
