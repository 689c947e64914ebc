import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { createCheckout, getIsCustomer, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { getOrders } from '@emojigma/contract/shop/orders.ts'
import { getTrial, startTrial, type Trial } from '@emojigma/contract/shop/trials.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isoTime } from '../../../platform/clock.ts'
import { newTeacher, teacherWithClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { registerProven } from '../../sign-in/proven.test-support.ts'
import { changeOrder, Orders } from './service.ts'

const ENDS_AT = isoTime(NOON_MS + 30 * DAY_MS)

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

type Known = Pick<TestAccount, 'token'>
async function read<T>(path: string, { token }: Known): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const trialOf = (account: Known) => read<Trial>(getTrial.path, account)
const planOf = async (account: Known) => (await read<{ Plan: string }>(getUserInfo.path, account)).Plan
const start = ({ token }: Known) => site.post<Trial & FailureBody>(startTrial.path, {}, token)

/** Signs someone in anew, after the clock was moved. */
async function again({ email, password }: TestAccount): Promise<Known> {
  return { token: (await site.token({ grant_type: 'password', username: email, password })).body.access_token }
}

test('one press starts a trial of thirty days, however often it is pressed, and it does not renew', async () => {
  const teacher = await registerProven(site)
  expect(await trialOf(teacher)).toEqual({ State: 'open', EndsAt: ENDS_AT })
  const replies = await Promise.all(Array.from({ length: 5 }, () => start(teacher)))
  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 5 }, () => [200, { State: 'running', EndsAt: ENDS_AT }]),
  )
  expect(await planOf(teacher)).toBe('teacher')
  const orders = await site.service(Orders).of(teacher.accountId)
  expect(orders).toMatchObject([{ productId: 'teacher', source: 'trial', renews: false, amountMinor: undefined }])
  expect(await read(getOrders.path, teacher)).toMatchObject({
    Orders: [{ ProductId: 'teacher', IsTrial: true, IsFree: true, EndsAt: ENDS_AT }],
  })
  expect(await read(getIsCustomer.path, teacher)).toEqual({ IsCustomer: false })
})

test('an account whose e-mail is not confirmed starts none, and one press does once it is', async () => {
  const teacher = await site.register()
  expect(await trialOf(teacher)).toEqual({ State: 'unconfirmed', EndsAt: ENDS_AT })
  const refused = await start(teacher)
  expect([refused.status, refused.body.Message]).toEqual([403, 'Please confirm your e-mail first. Then the trial starts by one press.'])
  expect(await site.service(Orders).of(teacher.accountId)).toEqual([])
  await site.post(requestMagicLink.path, { Email: teacher.email })
  const code = (await site.lettersTo(teacher.email)).at(-1)?.link?.searchParams.get('magic') ?? ''
  const { body } = await site.token({ grant_type: 'magic_link', token: code })
  expect(await trialOf({ token: body.access_token })).toEqual({ State: 'open', EndsAt: ENDS_AT })
  expect((await start({ token: body.access_token })).status).toBe(200)
})

test('it ends to the millisecond, classes go on for thirty days, and there is no second one', async () => {
  const teacher = await registerProven(site)
  await start(teacher)
  const { students } = await teacherWithClass(site, { teacher })
  site.setClock(NOON_MS + 30 * DAY_MS - 1)
  expect(await planOf(await again(teacher))).toBe('teacher')
  site.setClock(NOON_MS + 30 * DAY_MS)
  const later = await again(teacher)
  expect([await planOf(later), await trialOf(later)]).toEqual(['none', { State: 'used' }])
  const refused = await start(later)
  expect([refused.status, refused.body.Message]).toEqual([403, 'The trial was used already. A plan goes on where it ended.'])
  const login = { grant_type: 'password', username: students[0]?.userName ?? '', password: students[0]?.password ?? '' }
  expect(await planOf({ token: (await site.token(login)).body.access_token })).toBe('student')
})

test('a trial that the operator took back is not started again', async () => {
  const teacher = await registerProven(site)
  await start(teacher)
  const [order] = await site.service(Orders).of(teacher.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  expect([(await start(teacher)).status, await planOf(teacher)]).toEqual([403, 'none'])
})

test('the plan can be bought while the trial runs', async () => {
  const teacher = await registerProven(site)
  await start(teacher)
  const begun = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'teacher-usd' } }, teacher.token)
  expect(begun.status).toBe(200)
  const paid = await site.post(
    payWithTestMoney.path,
    { CheckoutId: begun.body.Url.slice('/checkout/'.length), Outcome: 'paid' },
    teacher.token,
  )
  expect(paid.body).toEqual({ Outcome: 'paid' })
  const twice = await site.post(createCheckout.path, { priceIdRequest: { PriceId: 'teacher-usd' } }, teacher.token)
  expect([twice.status, await trialOf(teacher)]).toEqual([400, { State: 'used' }])
})

test('an account with a plan, a student and a guest start none', async () => {
  const teacher = await newTeacher(site)
  const { students } = await teacherWithClass(site, { teacher, names: [undefined] })
  const student = { token: students[0]?.token ?? '' }
  expect([await trialOf(teacher), await trialOf(student)]).toEqual([{ State: 'closed' }, { State: 'closed' }])
  expect([(await start(teacher)).status, (await start(student)).status]).toEqual([403, 403])
  expect((await site.post(startTrial.path, {})).status).toBe(401)
})

test('a site that sells nothing has no trials', async () => {
  const other = await openTestSite({ days: [], environment: { CHECKOUT: 'off' } })
  const account = await registerProven(other)
  expect((await other.post(startTrial.path, {}, account.token)).status).toBe(403)
  await other.close()
})
