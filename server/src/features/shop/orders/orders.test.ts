import { GRACE_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { exportAccount, getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getCurrentUser, getOrders } from '@emojigma/contract/shop/orders.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { changeOrder, insertOrder, Orders } from './service.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

async function told<T = Record<string, unknown>>(path: string, token: string): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const planOf = async (token: string) => (await told(getUserInfo.path, token))['Plan']

test('without an order there is no plan, and a pupil has the plan of students as long as their teacher has one, and thirty days longer', async () => {
  const { token } = await site.register()
  expect(await planOf(token)).toBe('none')
  const teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher', 1)
  const { students } = await teacherWithClass(site, { teacher, names: ['ada'] })
  const student = students[0]?.token ?? ''
  expect(await planOf(student)).toBe('student')
  site.setClock(NOON_MS + (1 + GRACE_DAYS) * DAY_MS)
  const again = await site.token({ grant_type: 'password', username: 'ada', password: students[0]?.password ?? '' })
  expect(await told(getUserInfo.path, again.body.access_token)).toMatchObject({ Plan: 'none', IsStudent: true, Email: '' })
})

test('a plan counts from the moment of its order, and is gone to the millisecond when it ends', async () => {
  const { token, accountId } = await site.register()
  const orders = site.service(Orders)
  await site.grant(accountId, 'individual', 1)
  expect(await planOf(token)).toBe('individual')
  site.setClock(NOON_MS + DAY_MS - 1)
  expect(await orders.planOf(accountId)).toBe('individual')
  site.setClock(NOON_MS + DAY_MS)
  expect(await orders.planOf(accountId)).toBe('none')
})

test.each([['teacher', 'individual'] as const, ['individual', 'teacher'] as const])(
  'of several plans that count the one that opens more does, whichever is newer (%s, then %s), and a book is none',
  async (...bought) => {
    const { token, accountId } = await site.register()
    for (const plan of bought) await site.grant(accountId, plan)
    await site.grant(accountId, 'junior-book')
    expect(await planOf(token)).toBe('teacher')
    expect((await site.service(Orders).planOrderOf(accountId))?.productId).toBe('teacher')
    const { Orders: all } = await told<{ Orders: { Id: number; ProductId: string }[] }>(getOrders.path, token)
    expect(all.map(({ ProductId }) => ProductId)).toEqual(['junior-book', ...bought.toReversed()])
    await changeOrder(site.database.queries, all.find(({ ProductId }) => ProductId === 'teacher')?.Id ?? 0, { isActive: false })
    expect(await planOf(token)).toBe('individual')
  },
)

test('a payment makes one order, however often it is told', async () => {
  const { accountId } = await site.register()
  const order = { accountId, productId: 'individual', source: 'test', paymentRef: 'p1', renews: true } as const
  const paid = { ...order, amountMinor: 1699, currency: 'usd', startsAtMs: NOON_MS, endsAtMs: NOON_MS + DAY_MS } as const
  const ids = await Promise.all(Array.from({ length: 8 }, () => insertOrder(site.database.queries, paid)))
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
})

test('who is signed in sees their own orders alone, also in what is exported', async () => {
  const [one, other] = [await site.register(), await site.register()]
  await site.grant(one.accountId, 'individual')
  const mine = {
    Id: expect.any(Number),
    ProductId: 'individual',
    Active: true,
    IsExpired: false,
    StartsAt: '2026-11-21T12:00:00.000Z',
    EndsAt: '2027-11-21T12:00:00.000Z',
    Renews: false,
    IsFree: true,
    IsTrial: false,
  }
  expect(await told(getOrders.path, one.token)).toEqual({ Orders: [mine] })
  expect(await told(getCurrentUser.path, one.token)).toMatchObject({ Orders: [mine] })
  expect(await told(getOrders.path, other.token)).toEqual({ Orders: [] })
  expect(await told(exportAccount.path, one.token)).toMatchObject({ Orders: [{ Product: 'individual', Source: 'operator' }] })
  expect((await site.get(getOrders.path)).status).toBe(401)
})
