import { inviteToSchool, joinSchool, nameSchool } from '@emojigma/contract/classes/schools.ts'
import {
  drawOrderInvoice,
  extendOrder,
  findCustomer,
  getOperatorOverview,
  grantPlan,
  resendReceipt,
  revealEmail,
  revokeOrder,
  type OperatorAccount,
  type OperatorOverview,
} from '@emojigma/contract/operator/operator.ts'
import { drawInvoice } from '@emojigma/contract/shop/bills.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isoTime } from '../../platform/clock.ts'
import { newTeacher, teacherWithClass } from '../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { lastActs } from './queries.ts'

const KEY = 'the key of the operator'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { OPERATOR_KEY: KEY } })
})
afterEach(() => site.close())

async function call(url: string, payload: object, key = KEY): Promise<{ readonly status: number; readonly body: unknown }> {
  const reply = await site.app.inject({ method: 'POST', url, payload, headers: { 'x-operator-key': key } })
  return { status: reply.statusCode, body: reply.json() }
}
const find = async (Name: string) => (await call(findCustomer.path, { Name })).body as OperatorAccount

async function buyIndividual({ token }: TestAccount): Promise<void> {
  const { body } = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'individual-usd' } }, token)
  await site.post(payWithTestMoney.path, { CheckoutId: body.Url.slice('/checkout/'.length), Outcome: 'paid' }, token)
}

test('an account is found by e-mail, user name, id and order, with its plan, classes and seats, and its e-mail is masked', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const found = await find(` ${teacher.email.toUpperCase()} `)
  expect(found).toMatchObject({
    AccountId: teacher.accountId,
    Email: `${teacher.email.slice(0, 1)}…@example.com`,
    IsStudent: false,
    Plan: 'teacher',
    Orders: [{ ProductId: 'teacher', State: 'counts', Source: 'operator' }],
    Classes: [{ ClassroomId: classroomId, Name: 'Class 3b', StudentCount: 2, State: 'open' }],
    SeatsUsed: 2,
    SeatLimit: 300,
  })
  expect(JSON.stringify(found)).not.toContain(teacher.email)
  for (const name of [teacher.accountId, String(found.Orders[0]?.OrderId)]) expect((await find(name)).AccountId).toBe(teacher.accountId)
  expect(await find(students[0]?.userName ?? '')).toMatchObject({ AccountId: students[0]?.id, IsStudent: true })
  expect((await call(findCustomer.path, { Name: 'nobody@example.com' })).status).toBe(404)
})

test('an account of a school is shown with it, whether it pays or not', async () => {
  const payer = await newTeacher(site)
  const other = await site.register()
  await site.post(nameSchool.path, { Name: 'Hill Primary' }, payer.token)
  await site.post(inviteToSchool.path, { Email: other.email }, payer.token)
  const letter = (await site.lettersTo(other.email)).at(-1)
  await site.post(joinSchool.path, { Code: letter?.link?.searchParams.get('code') ?? '' }, other.token)
  const school = { Name: 'Hill Primary', PayerId: payer.accountId, Teachers: 2 }
  expect([await find(payer.email), await find(other.email)]).toMatchObject([
    { Plan: 'teacher', School: school },
    { Plan: 'teacher', School: school, Orders: [] },
  ])
  expect((await find((await site.register()).email)).School).toBeUndefined()
})

test('orders show a masked e-mail, and the whole one when it is asked for, which is noted', async () => {
  const buyer = await site.register()
  await buyIndividual(buyer)
  const reply = await site.app.inject({ url: getOperatorOverview.path, headers: { 'x-operator-key': KEY } })
  expect(reply.json<OperatorOverview>().Orders[0]?.Email).toBe(`${buyer.email.slice(0, 1)}…@example.com`)
  expect(reply.body).not.toContain(buyer.email)
  expect((await call(revealEmail.path, { AccountId: buyer.accountId })).body).toEqual({ Email: buyer.email })
  const acts = await lastActs(site.database.queries, 10)
  expect(acts).toMatchObject([{ command: 'account e-mail', accountId: buyer.accountId }])
  expect(JSON.stringify(acts)).not.toContain(buyer.email)
})

test('a plan is given once however often it is pressed, runs longer when it is extended, and is taken back', async () => {
  const { accountId, email } = await site.register()
  const grant = { AccountId: accountId, Plan: 'teacher', Days: 30, GrantKey: randomUUID() }
  const pressed = await Promise.all([call(grantPlan.path, grant), call(grantPlan.path, grant)])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  const [order, ...others] = (await find(email)).Orders
  expect([others, order?.EndsAt]).toEqual([[], isoTime(NOON_MS + 30 * DAY_MS)])
  const until = (days: number) => call(extendOrder.path, { OrderId: order?.OrderId, EndsAt: isoTime(NOON_MS + days * DAY_MS) })
  expect((await until(60)).status).toBe(200)
  expect((await find(email)).Orders[0]?.EndsAt).toBe(isoTime(NOON_MS + 60 * DAY_MS))
  for (const days of [59, -1, 5000]) expect([days, (await until(days)).status]).toEqual([days, 404])
  await call(revokeOrder.path, { OrderId: order?.OrderId })
  expect([(await find(email)).Plan, (await until(90)).status]).toEqual(['none', 404])
})

test('a receipt is sent again, of what was paid alone', async () => {
  const buyer = await site.register()
  await buyIndividual(buyer)
  const receipts = async () => (await site.lettersTo(buyer.email)).filter(({ subject }) => subject.includes('receipt')).length
  expect(await receipts()).toBe(1)
  const [order] = (await find(buyer.email)).Orders
  expect((await call(resendReceipt.path, { OrderId: order?.OrderId })).status).toBe(200)
  expect(await receipts()).toBe(2)
  await site.grant(buyer.accountId, 'teacher')
  const [gift] = (await find(buyer.email)).Orders
  expect((await call(resendReceipt.path, { OrderId: gift?.OrderId })).status).toBe(404)
})

test('the invoice of any paid order is the customer’s own, and drawing it is noted', async () => {
  const buyer = await site.register()
  await buyIndividual(buyer)
  const [order] = (await find(buyer.email)).Orders
  const draw = async (OrderId = 0) => {
    const payload = { OrderId, Name: 'Hill Primary', Address: ['1 Hill Road'] }
    const headers = { 'x-operator-key': KEY }
    return site.app.inject({ method: 'POST', url: drawOrderInvoice.path, payload, headers })
  }
  const drawn = await draw(order?.OrderId)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'application/pdf'])
  const own = await site.app.inject({
    method: 'POST',
    url: drawInvoice.path,
    payload: { OrderId: order?.OrderId, Name: 'Hill Primary', Address: ['1 Hill Road'] },
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  expect(drawn.rawPayload.equals(own.rawPayload)).toBe(true)
  const [act] = await lastActs(site.database.queries, 1)
  expect(act).toMatchObject({ command: 'invoice draw', touched: `order ${order?.OrderId}`, accountId: buyer.accountId })
  expect(JSON.stringify(act)).not.toContain('Hill')
  await site.grant(buyer.accountId, 'teacher')
  const [gift] = (await find(buyer.email)).Orders
  expect((await draw(gift?.OrderId)).statusCode).toBe(404)
  expect((await draw(999_999)).statusCode).toBe(404)
})

test('without the key nothing is found or changed, and bad input is refused', async () => {
  const { accountId, email } = await site.register()
  const { students } = await teacherWithClass(site, { names: [undefined] })
  const grant = { AccountId: accountId, Plan: 'teacher', Days: 30, GrantKey: randomUUID() }
  const bodies = [
    [findCustomer.path, { Name: email }],
    [revealEmail.path, { AccountId: accountId }],
    [grantPlan.path, grant],
    [extendOrder.path, { OrderId: 1, EndsAt: isoTime(NOON_MS + DAY_MS) }],
    [resendReceipt.path, { OrderId: 1 }],
    [drawOrderInvoice.path, { OrderId: 1, Name: 'Hill Primary' }],
  ] as const
  for (const [path, body] of bodies) expect([path, (await call(path, body, 'another key of the site')).status]).toEqual([path, 403])
  for (const [path, body, status] of [
    [findCustomer.path, { Name: '' }, 400],
    [findCustomer.path, { Name: 'x'.repeat(255) }, 400],
    [revealEmail.path, { AccountId: randomUUID() }, 404],
    [revealEmail.path, { AccountId: students[0]?.id }, 404],
    [grantPlan.path, { ...grant, Days: 0 }, 400],
    [grantPlan.path, { ...grant, Plan: 'junior-book' }, 400],
    [grantPlan.path, { ...grant, AccountId: randomUUID() }, 404],
    [grantPlan.path, { ...grant, AccountId: students[0]?.id }, 404],
    [extendOrder.path, { OrderId: 999_999, EndsAt: isoTime(NOON_MS + DAY_MS) }, 404],
    [extendOrder.path, { OrderId: 1, EndsAt: 'tomorrow' }, 400],
    [resendReceipt.path, { OrderId: 999_999 }, 404],
  ] as const) {
    expect([path, body, (await call(path, body)).status]).toEqual([path, body, status])
  }
  expect((await find(email)).Plan).toBe('none')
})
