import { deleteAccount, exportAccount, getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import {
  createCheckout,
  customerPortal,
  getAccountStatus,
  getCheckout,
  getIsCustomer,
  getProducts,
  getSubscriptions,
  payWithTestMoney,
  paymentWebhook,
  setRenewal,
  type Product,
} from '@emojigma/contract/shop/checkout.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Orders } from '../orders/service.ts'
import { addOffer } from '../offers/service.ts'
import { openTestDatabase } from '../../../platform/testing/test-database.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

const WINTER = { code: 'WINTER20', name: 'Winter', description: '', percent: 20, startsAtMs: NOON_MS, endsAtMs: NOON_MS + 300_000 }

let site: TestSite
let buyer: TestAccount
beforeEach(async () => {
  site = await openTestSite({ days: [] })
  buyer = await site.register()
})
afterEach(() => site.close())

interface Wishes {
  readonly Code?: string
  readonly CheckoutKey?: string
}

const begin = (PriceId: string, wishes: Wishes = {}, { token }: TestAccount = buyer) =>
  site.post<{ Url?: string; ModelState?: Record<string, string[]>; Message?: string }>(
    createCheckout.path,
    { priceIdRequest: { PriceId, ...wishes } },
    token,
  )
const pay = (CheckoutId: string, Outcome = 'paid', { token }: TestAccount = buyer) =>
  site.post<{ Outcome?: string; ModelState?: Record<string, string[]> }>(payWithTestMoney.path, { CheckoutId, Outcome }, token)
const view = (CheckoutId: string, { token }: TestAccount = buyer) => site.post(getCheckout.path, { CheckoutId }, token)
const ordersOf = async ({ token }: TestAccount = buyer) =>
  (await site.post<{ Orders: OrderView[] }>(getSubscriptions.path, {}, token)).body.Orders

async function told(path: string, { token }: TestAccount = buyer): Promise<Record<string, unknown>> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as Record<string, unknown>
}

async function begun(priceId: string, wishes?: Wishes): Promise<string> {
  const { status, body } = await begin(priceId, wishes)
  expect(status).toBe(200)
  expect(body.Url).toMatch(/^\/checkout\/[0-9a-f-]{36}$/)
  return body.Url?.slice('/checkout/'.length) ?? ''
}

test('everybody is told what is sold, in six currencies, with what a month of a plan comes to', async () => {
  const reply = await site.get(getProducts.path)
  expect(reply.headers['cache-control']).toBe('public, max-age=300')
  const { data } = (JSON.parse(reply.body.toString()) as { Products: { data: Product[] } }).Products
  expect(data.map(({ id }) => id)).toEqual(['individual', 'teacher', 'junior-book', 'easy-medium-book', 'hard-master-book'])
  expect(data[0]?.prices).toEqual([
    { Id: 'individual-usd', Currency: 'usd', AmountMinor: 1699, MonthlyMinor: 167 },
    { Id: 'individual-gbp', Currency: 'gbp', AmountMinor: 1499, MonthlyMinor: 125 },
    { Id: 'individual-nzd', Currency: 'nzd', AmountMinor: 2999, MonthlyMinor: 250 },
    { Id: 'individual-cad', Currency: 'cad', AmountMinor: 2699, MonthlyMinor: 225 },
    { Id: 'individual-aud', Currency: 'aud', AmountMinor: 2999, MonthlyMinor: 250 },
    { Id: 'individual-eur', Currency: 'eur', AmountMinor: 1699, MonthlyMinor: 142 },
  ])
  expect(data[2]?.prices[0]).toEqual({ Id: 'junior-book-usd', Currency: 'usd', AmountMinor: 499 })
  expect((await begin('mug-usd')).status).toBe(400)
})

test('a plan that is paid counts at once, for a year', async () => {
  const id = await begun('individual-gbp')
  expect((await view(id)).body).toEqual({
    CheckoutId: id,
    ProductId: 'individual',
    Name: 'Individual',
    Currency: 'gbp',
    FullMinor: 1499,
    AmountMinor: 1499,
    State: 'open',
    IsTest: true,
  })
  expect(await told(getUserInfo.path)).toMatchObject({ Plan: 'none' })
  expect(await told(getIsCustomer.path)).toEqual({ IsCustomer: false })
  expect(await told(getAccountStatus.path)).toEqual({ Status: 'none' })
  expect((await pay(id)).body).toEqual({ Outcome: 'paid' })
  expect(await told(getUserInfo.path)).toMatchObject({ Plan: 'individual' })
  expect(await told(getIsCustomer.path)).toEqual({ IsCustomer: true })
  expect(await told(getAccountStatus.path)).toEqual({ Status: 'active' })
  expect((await view(id)).body).toMatchObject({ State: 'paid' })
  expect(await ordersOf()).toMatchObject([
    {
      ProductId: 'individual',
      Active: true,
      Renews: true,
      AmountMinor: 1499,
      Currency: 'gbp',
      IsFree: true,
      EndsAt: '2027-11-21T12:00:00.000Z',
    },
  ])
})

test('a declined card leaves everything as it was, and the checkout open', async () => {
  const id = await begun('individual-usd')
  expect(await pay(id, 'declined')).toMatchObject({ status: 200, body: { Outcome: 'declined' } })
  expect((await view(id)).body).toMatchObject({ State: 'open' })
  expect(await ordersOf()).toEqual([])
  expect((await pay(id)).body).toEqual({ Outcome: 'paid' })
})

test('who is declined without end is stopped for a while, and may still pay', async () => {
  await site.close()
  site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  buyer = await site.register()
  const id = await begun('individual-usd')
  const statuses = await Promise.all(Array.from({ length: 62 }, async () => (await pay(id, 'declined')).status))
  expect(statuses.toSorted()).toEqual([...Array(60).fill(200), 429, 429])
  const events = await site.database.queries.selectFrom('payment_events').selectAll().execute()
  expect(events).toHaveLength(60)
  expect((await pay(id)).body).toEqual({ Outcome: 'paid' })
})

test('of several pages of a plan that are paid at once, one is sold, and of several that cost nothing one', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => begun('individual-usd')))
  const paid = await Promise.all(pages.map((id) => pay(id)))
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(paid.find(({ status }) => status === 400)?.body.ModelState?.['CheckoutId']?.[0]).toContain('Individual')
  expect(await ordersOf()).toHaveLength(1)
  await addOffer(site.database, { ...WINTER, percent: 100 })
  const other = await site.register()
  const free = await Promise.all(
    Array.from({ length: 6 }, () => begin('teacher-usd', { Code: WINTER.code, CheckoutKey: randomUUID() }, other)),
  )
  expect(free.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(await ordersOf(other)).toHaveLength(1)
})

test('presses that reach two processes make one order, and a decline at the same moment takes nothing away', async () => {
  const shared = await openTestDatabase()
  const sites = [await openTestSite({ days: [], shared }), await openTestSite({ days: [], shared })] as const
  const { token, accountId } = await sites[0].register()
  const made = await sites[0].post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'teacher-usd' } }, token)
  const CheckoutId = made.body.Url.slice('/checkout/'.length)
  const presses = Array.from({ length: 12 }, (_, index) => ({
    on: sites[index % 2 === 0 ? 0 : 1],
    Outcome: index % 4 === 3 ? 'declined' : 'paid',
  }))
  const replies = await Promise.all(
    presses.map(async ({ on, Outcome }) => ({
      Outcome,
      reply: await on.post<{ Outcome: string }>(payWithTestMoney.path, { CheckoutId, Outcome }, token),
    })),
  )
  const payers = replies.filter(({ Outcome }) => Outcome === 'paid').map(({ reply }) => [reply.status, reply.body.Outcome])
  expect(payers).toEqual(payers.map(() => [200, 'paid']))
  expect(await sites[1].service(Orders).of(accountId)).toMatchObject([{ productId: 'teacher', isActive: true, source: 'test' }])
  const renewals = [false, true, false, true].map(async (Renews, index) => {
    const [order] = await sites[0].service(Orders).of(accountId)
    return (await sites[index % 2 === 0 ? 0 : 1].post(setRenewal.path, { OrderId: order?.id, Renews }, token)).status
  })
  expect(await Promise.all(renewals)).toEqual([200, 200, 200, 200])
  expect(await sites[0].service(Orders).of(accountId)).toHaveLength(1)
  for (const one of sites) await one.close()
  await shared.remove()
})

test('however often and at once it is paid, it is one order', async () => {
  const id = await begun('teacher-eur')
  const replies = await Promise.all(Array.from({ length: 12 }, () => pay(id)))
  expect(replies.map(({ status, body }) => [status, body.Outcome])).toEqual(replies.map(() => [200, 'paid']))
  expect((await pay(id)).body).toEqual({ Outcome: 'paid' })
  expect(await ordersOf()).toHaveLength(1)
})

test('one press of a button is one checkout, however often it is sent, and another press another', async () => {
  const CheckoutKey = randomUUID()
  const urls = await Promise.all(Array.from({ length: 8 }, async () => (await begin('individual-usd', { CheckoutKey })).body.Url))
  expect(new Set(urls).size).toBe(1)
  expect((await begin('individual-usd', { CheckoutKey: CheckoutKey.toUpperCase() })).body.Url).toBe(urls[0])
  expect((await begin('individual-usd', { CheckoutKey: randomUUID() })).body.Url).not.toBe(urls[0])
  expect(await begin('teacher-usd', { CheckoutKey })).toMatchObject({
    status: 400,
    body: { ModelState: { CheckoutKey: [expect.any(String)] } },
  })
  const other = await site.register()
  expect((await begin('individual-usd', { CheckoutKey }, other)).body.Url).not.toBe(urls[0])
})

test('the price comes from the server alone', async () => {
  for (const priceId of ['individual-xxx', 'individual', 'Individual-usd', '', 'student-usd']) {
    expect(await begin(priceId)).toMatchObject({ status: 400, body: { ModelState: { PriceId: [expect.any(String)] } } })
  }
  const priced = { PriceId: 'teacher-usd', AmountMinor: 1, Currency: 'nzd' }
  for (const body of [priced, { priceIdRequest: priced }]) {
    expect(await site.post(createCheckout.path, body, buyer.token)).toMatchObject({
      status: 400,
      body: { ModelState: { AmountMinor: [expect.any(String)], Currency: [expect.any(String)] } },
    })
  }
  const reply = await site.post<{ Url: string }>(createCheckout.path, { PriceId: 'teacher-usd' }, buyer.token)
  expect((await view(reply.body.Url.slice(10))).body).toMatchObject({ AmountMinor: 3999, Currency: 'usd' })
})

test('prices are configuration', async () => {
  const PRICES = JSON.stringify({ individual: { usd: { amount: 20.5, monthly: 1.71 } }, teacher: { gbp: { amount: 30 } } })
  const dear = await openTestSite({ days: [], environment: { PRICES } })
  const { Products } = JSON.parse((await dear.get(getProducts.path)).body.toString()) as { Products: { data: Product[] } }
  expect(Products.data[0]?.prices[0]).toMatchObject({ AmountMinor: 2050, MonthlyMinor: 171 })
  expect(Products.data[1]?.prices[1]).toMatchObject({ AmountMinor: 3000, MonthlyMinor: 250 })
  await dear.close()
})

test('a code saves its part, in any case, rounded to the hundredth', async () => {
  await addOffer(site.database, WINTER)
  const id = await begun('individual-usd', { Code: ' winter20 ' })
  expect((await view(id)).body).toMatchObject({ FullMinor: 1699, AmountMinor: 1359, PercentageDiscount: 20, Code: 'WINTER20' })
  await pay(id)
  expect(await ordersOf()).toMatchObject([{ AmountMinor: 1359 }])
  expect((await view(await begun('teacher-usd', { Code: '' }))).body).toMatchObject({ AmountMinor: 3999 })
})

test('a code counts from the first to the last moment of its offer, and is looked at again when it is paid', async () => {
  await addOffer(site.database, { ...WINTER, startsAtMs: NOON_MS + 10 })
  expect(await begin('individual-usd', { Code: 'WINTER20' })).toMatchObject({
    status: 400,
    body: { ModelState: { Code: [expect.stringContaining('don’t know')] } },
  })
  site.setClock(NOON_MS + 10)
  const id = await begun('individual-usd', { Code: 'WINTER20' })
  site.setClock(WINTER.endsAtMs - 1)
  expect((await pay(id, 'declined')).status).toBe(200)
  site.setClock(WINTER.endsAtMs)
  expect(await pay(id)).toMatchObject({ status: 400, body: { ModelState: { Code: [expect.stringContaining('over')] } } })
  expect(await begin('individual-usd', { Code: 'WINTER20' })).toMatchObject({
    status: 400,
    body: { ModelState: { Code: [expect.stringContaining('over')] } },
  })
  expect(await ordersOf()).toEqual([])
})

test('an offer that the operator ends is over for checkouts that are open', async () => {
  await addOffer(site.database, WINTER)
  const id = await begun('individual-usd', { Code: 'WINTER20' })
  await site.database.queries
    .updateTable('offers')
    .set({ ends_at_ms: NOON_MS + 1 })
    .execute()
  site.setClock(NOON_MS + 1)
  expect(await pay(id)).toMatchObject({ status: 400, body: { ModelState: { Code: [expect.stringContaining('over')] } } })
  expect((await view(id)).body).toMatchObject({ State: 'open' })
  expect(await ordersOf()).toEqual([])
})

test('what costs nothing is the buyer’s at once', async () => {
  await addOffer(site.database, { ...WINTER, code: 'GIFT', percent: 100 })
  const CheckoutKey = randomUUID()
  const urls = await Promise.all(
    Array.from({ length: 4 }, async () => (await begin('individual-usd', { Code: 'gift', CheckoutKey })).body.Url),
  )
  expect(new Set(urls).size).toBe(1)
  expect((await view(urls[0]?.slice(10) ?? '')).body).toMatchObject({ State: 'paid', AmountMinor: 0 })
  expect(await ordersOf()).toMatchObject([{ ProductId: 'individual', IsFree: true, Renews: false, AmountMinor: 0 }])
})

test('a press that bought something leads to the same page once more, where nobody heard of it', async () => {
  await addOffer(site.database, { ...WINTER, code: 'GIFT', percent: 100 })
  const gift = { Code: 'gift', CheckoutKey: randomUUID() }
  const id = await begun('individual-usd', gift)
  expect(await begun('individual-usd', gift)).toBe(id)
  expect((await view(id)).body).toMatchObject({ State: 'paid' })
  expect((await begin('individual-gbp', gift)).status).toBe(400)
  expect((await begin('individual-usd', { ...gift, CheckoutKey: randomUUID() })).status).toBe(400)
  expect(await ordersOf()).toHaveLength(1)
})

test('a book is paid once with test money, however often the button is pressed, and is for good', async () => {
  const id = await begun('hard-master-book-gbp')
  expect((await view(id)).body).toMatchObject({ ProductId: 'hard-master-book', AmountMinor: 499, State: 'open', IsTest: true })
  const outcomes = await Promise.all(Array.from({ length: 5 }, async () => (await pay(id)).body.Outcome))
  expect(outcomes).toEqual(Array(5).fill('paid'))
  const [order, ...others] = await ordersOf()
  expect(others).toEqual([])
  expect(order).toMatchObject({ ProductId: 'hard-master-book', Active: true, IsExpired: false, Renews: false, IsFree: true })
  expect(order).not.toHaveProperty('EndsAt')
  expect((await begin('hard-master-book-usd')).body.ModelState?.['PriceId']?.[0]).toContain('it is yours already')
  expect((await site.post<{ ModelState?: object }>(setRenewal.path, { OrderId: order?.Id, Renews: true }, buyer.token)).status).toBe(400)
  expect((await told(getUserInfo.path))['Plan']).toBe('none')
})

test('what one has already is not sold again', async () => {
  const [first, second] = [await begun('individual-usd'), await begun('individual-usd')]
  await pay(first)
  expect(await begin('individual-gbp')).toMatchObject({
    status: 400,
    body: { ModelState: { PriceId: ['Individual: it is yours already.'] } },
  })
  expect(await pay(second)).toMatchObject({ status: 400, body: { ModelState: { CheckoutId: [expect.any(String)] } } })
  expect(await ordersOf()).toHaveLength(1)
  await pay(await begun('teacher-usd'))
  expect(await told(getUserInfo.path)).toMatchObject({ Plan: 'teacher' })
})

test('Individual is not sold to who has Teacher, not on a page that was left open either, until Teacher has ended', async () => {
  const [left, teacher] = [await begun('individual-usd'), await begun('teacher-usd')]
  await pay(teacher)
  expect(await pay(left)).toMatchObject({
    status: 400,
    body: { ModelState: { CheckoutId: ['Teacher: it is yours already.'] } },
  })
  expect(await begin('individual-gbp')).toMatchObject({
    status: 400,
    body: { ModelState: { PriceId: ['Teacher: it is yours already.'] } },
  })
  expect(await ordersOf()).toMatchObject([{ ProductId: 'teacher' }])
  expect(await told(getUserInfo.path)).toMatchObject({ Plan: 'teacher' })
  site.setClock(NOON_MS + 365 * DAY_MS)
  const again = await site.token({ grant_type: 'password', username: buyer.email, password: buyer.password })
  buyer = { ...buyer, token: again.body.access_token }
  await pay(await begun('individual-usd'))
  expect(await told(getUserInfo.path)).toMatchObject({ Plan: 'individual' })
})

test('how the account stands is how its plan does, when another runs beside it', async () => {
  await pay(await begun('individual-usd'))
  await pay(await begun('teacher-usd'))
  const [teacher, individual] = await ordersOf()
  const stop = (order: OrderView | undefined) => site.post(setRenewal.path, { OrderId: order?.Id, Renews: false }, buyer.token)
  await stop(individual)
  expect(await told(getAccountStatus.path)).toEqual({ Status: 'active' })
  await stop(teacher)
  expect(await told(getAccountStatus.path)).toEqual({ Status: 'ending' })
})

test('renewing is stopped and begun again, and a plan that is over is over', async () => {
  await pay(await begun('individual-usd'))
  const [order] = await ordersOf()
  const change = (Renews: boolean, who: TestAccount = buyer) => site.post(setRenewal.path, { OrderId: order?.Id, Renews }, who.token)
  expect(await site.post(customerPortal.path, {}, buyer.token)).toMatchObject({ body: { Url: '/myAccount#plan' } })
  expect(await site.post('/api/checkout/customer-portal-app', {}, buyer.token)).toMatchObject({ body: { Url: '/myAccount#plan' } })
  expect((await change(false)).body).toMatchObject({ Orders: [{ Renews: false, EndsAt: order?.EndsAt }] })
  expect(await told(getAccountStatus.path)).toEqual({ Status: 'ending' })
  expect((await change(true)).body).toMatchObject({ Orders: [{ Renews: true, EndsAt: order?.EndsAt }] })
  expect((await change(false, await site.register())).status).toBe(404)
  site.setClock(NOON_MS + 365 * DAY_MS)
  const again = await site.token({ grant_type: 'password', username: buyer.email, password: buyer.password })
  const later = { ...buyer, token: again.body.access_token }
  expect((await change(false, later)).status).toBe(400)
  expect(await told(getAccountStatus.path, later)).toEqual({ Status: 'none' })
  expect(await told(getUserInfo.path, later)).toMatchObject({ Plan: 'none' })
})

test.each(['is_child', 'is_student'] as const)('nothing is sold to an account with %s', async (column) => {
  await site.database.queries
    .updateTable('accounts')
    .set({ [column]: 1 })
    .where('id', '=', buyer.accountId)
    .execute()
  expect(await begin('individual-usd')).toMatchObject({ status: 403, body: { Message: expect.stringContaining('grown-ups') } })
})

test('a checkout is its owner’s alone, and good for a day', async () => {
  const id = await begun('individual-usd')
  const other = await site.register()
  expect((await view(id, other)).status).toBe(404)
  expect((await pay(id, 'paid', other)).status).toBe(404)
  expect((await site.post(getCheckout.path, { CheckoutId: id })).status).toBe(401)
  site.setClock(NOON_MS + DAY_MS)
  const again = await site.token({ grant_type: 'password', username: buyer.email, password: buyer.password })
  const later = { ...buyer, token: again.body.access_token }
  expect((await view(id, later)).body).toMatchObject({ State: 'expired' })
  expect((await pay(id, 'paid', later)).status).toBe(400)
})

test('checkouts are exported, deleted with their account, and forgotten after a month; events after three', async () => {
  const id = await begun('individual-usd')
  await pay(id)
  expect(await told(exportAccount.path)).toMatchObject({ Checkouts: [{ Id: id, Paid: true }], PaymentCustomers: [] })
  const countOf = async (table: 'checkouts' | 'payment_events') =>
    (await site.database.queries.selectFrom(table).selectAll().execute()).length
  site.setClock(NOON_MS + 31 * DAY_MS)
  await site.retention.run()
  expect([await countOf('checkouts'), await countOf('payment_events')]).toEqual([0, 1])
  site.setClock(NOON_MS + 91 * DAY_MS)
  await site.retention.run()
  expect(await countOf('payment_events')).toBe(0)
  buyer = await site.register()
  await begun('individual-usd')
  expect(await countOf('checkouts')).toBe(1)
  expect((await site.post(deleteAccount.path, { Password: buyer.password }, buyer.token)).status).toBe(200)
  expect(await countOf('checkouts')).toBe(0)
})

test('without Stripe there is nothing to hear from it', async () => {
  const reply = await site.app.inject({ method: 'POST', url: paymentWebhook.path, payload: { id: 'evt_1' } })
  expect(reply.statusCode).toBe(404)
})
