import { deleteAccount, exportAccount, getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { refundOrder } from '@emojigma/contract/operator/operator.ts'
import {
  createCheckout,
  customerPortal,
  getAccountStatus,
  getCheckout,
  getSubscriptions,
  paymentWebhook,
  payWithTestMoney,
} from '@emojigma/contract/shop/checkout.ts'
import { drawInvoice } from '@emojigma/contract/shop/bills.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { textOfPages } from '@emojigma/artwork/pdf/read-pdf.test-support.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastActs } from '../../operator/queries.ts'
import { addOffer } from '../offers/service.ts'
import { changeOrder, Orders } from '../orders/service.ts'
import { openTestDatabase } from '../../../platform/testing/test-database.ts'
import { openTestLog } from '../../../platform/testing/test-log.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { openTestStripe, type TestStripe } from '../../../platform/testing/test-stripe.ts'
import { applyPayment } from './payments.ts'
import { PaymentStops } from './payment-stops.ts'
import { paymentOfOrder } from './test-money.ts'

const NOON_S = NOON_MS / 1000
const YEAR_S = 365 * 86_400
const OPERATOR_KEY = 'the key of the operator'

let stripe: TestStripe
let site: TestSite
let buyer: TestAccount
let log: ReturnType<typeof openTestLog>
let environment: Readonly<Record<string, string>>
beforeEach(async () => {
  stripe = await openTestStripe()
  log = openTestLog()
  environment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    OPERATOR_KEY,
  }
  site = await openTestSite({ days: [], environment, logger: { level: 'debug', stream: log.stream } })
  buyer = await site.register({ email: 'ada@buyers.example' })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
  await stripe.close()
})

const begin = (PriceId: string, wishes: { readonly Code?: string; readonly CheckoutKey?: string } = {}) =>
  site.post<{ Url: string; Message: string }>(createCheckout.path, { priceIdRequest: { PriceId, ...wishes } }, buyer.token)

async function hear({ payload, signature }: { readonly payload: string; readonly signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await site.app.inject({ method: 'POST', url: paymentWebhook.path, headers, payload })).statusCode
}

/** Tells now, by the site's clock, that something became of a thing. */
let nowMs = NOON_MS
beforeEach(() => {
  nowMs = NOON_MS
})
const tell = (type: string, id: string, eventId?: string): Promise<number> =>
  hear(stripe.told(type, stripe.objects.get(id) ?? { id }, { atMs: nowMs, ...(eventId === undefined ? {} : { id: eventId }) }))
function goTo(timeMs: number): void {
  nowMs = timeMs
  site.setClock(timeMs)
}

async function orders(): Promise<readonly OrderView[]> {
  const { body } = await site.token({ grant_type: 'password', username: buyer.email, password: buyer.password })
  return (await site.post<{ Orders: OrderView[] }>(getSubscriptions.path, {}, body.access_token)).body.Orders
}

async function told(path: string): Promise<Record<string, unknown>> {
  const { body } = await site.token({ grant_type: 'password', username: buyer.email, password: buyer.password })
  return JSON.parse((await site.get(path, { authorization: `Bearer ${body.access_token}` })).body.toString()) as Record<string, unknown>
}
const planNow = async (): Promise<unknown> => (await told(getUserInfo.path))['Plan']
const statusNow = async (): Promise<unknown> => (await told(getAccountStatus.path))['Status']

/** Buys and pays.
 *  @returns the ids of the session, and of the subscription or the payment */
async function paid(priceId: string): Promise<{ readonly session: string; readonly ref: string }> {
  const { status, body } = await begin(priceId)
  expect(status).toBe(200)
  const session = body.Url.slice('https://checkout.stripe.test/'.length)
  return { session, ref: stripe.paySession(session, NOON_S) }
}

const invoiceOf = (ref: string): Record<string, unknown> => ({
  id: stripe.objects.get(ref)?.['latest_invoice'],
  parent: { subscription_details: { subscription: ref } },
})
const tellInvoice = (type: string, ref: string): Promise<number> => hear(stripe.told(type, invoiceOf(ref), { atMs: nowMs }))

/** The next year begins. */
function renew(ref: string, change: { readonly status: string; readonly invoice: string }): void {
  const subscription = stripe.objects.get(ref)
  stripe.objects.set('in_next', { id: 'in_next', object: 'invoice', status: change.invoice, amount_paid: 1699 })
  const item = { id: 'si', current_period_start: NOON_S + YEAR_S, current_period_end: NOON_S + 2 * YEAR_S }
  Object.assign(subscription ?? {}, { status: change.status, latest_invoice: 'in_next', items: { object: 'list', data: [item] } })
}

test('a plan is paid on Stripe’s page at our price, and counts once Stripe says so', async () => {
  const { body } = await begin('individual-usd')
  expect(body.Url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/)
  const [request] = stripe.requests
  expect(request?.fields).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '1699',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][recurring][interval]': 'year',
    customer_email: 'ada@buyers.example',
    'subscription_data[metadata][account]': buyer.accountId,
    success_url: 'http://localhost:3000/myAccount?paid=1',
  })
  const session = body.Url.slice('https://checkout.stripe.test/'.length)
  stripe.paySession(session, NOON_S)
  expect(await planNow()).toBe('none')
  expect(await tell('checkout.session.completed', session)).toBe(200)
  expect(await planNow()).toBe('individual')
  expect(await statusNow()).toBe('active')
  expect(await orders()).toMatchObject([{ ProductId: 'individual', AmountMinor: 1699, Currency: 'usd', Renews: true, IsFree: false }])
})

test('a book is paid once, however often Stripe tells of it, and is for good until it is refunded', async () => {
  const { session, ref } = await paid('junior-book-gbp')
  expect(stripe.requests[0]?.fields).toMatchObject({ mode: 'payment', 'line_items[0][price_data][unit_amount]': '399' })
  expect(stripe.requests[0]?.fields).not.toHaveProperty('line_items[0][price_data][recurring][interval]')
  const told = await Promise.all(Array.from({ length: 6 }, (_, index) => tell('checkout.session.completed', session, `evt_${index % 2}`)))
  expect(told).toEqual(Array(6).fill(200))
  const [order, ...others] = await orders()
  expect(others).toEqual([])
  expect(order).toMatchObject({ ProductId: 'junior-book', AmountMinor: 399, Renews: false, Active: true })
  expect(order).not.toHaveProperty('EndsAt')
  const charge = stripe.objects.get(String(stripe.objects.get(ref)?.['latest_charge']))
  Object.assign(charge ?? {}, { refunded: true })
  for (let time = 0; time < 2; time += 1) expect(await tell('charge.refunded', String(charge?.['id']))).toBe(200)
  expect(await tell('checkout.session.completed', session, 'evt_late')).toBe(200)
  expect(await orders()).toMatchObject([{ Active: false }])
})

test('one press is one session at Stripe, however often it comes, also at once', async () => {
  const CheckoutKey = randomUUID()
  const urls = await Promise.all(Array.from({ length: 6 }, async () => (await begin('individual-usd', { CheckoutKey })).body.Url))
  expect(new Set(urls).size).toBe(1)
  expect((await begin('individual-usd', { CheckoutKey })).body.Url).toBe(urls[0])
  expect(stripe.requests).toHaveLength(1)
})

test('a code saves to the cent of the first year alone, and the page ends with the offer', async () => {
  const offer = { code: 'WINTER15', name: 'Winter', description: '', percent: 15, startsAtMs: NOON_MS, endsAtMs: NOON_MS + 5 * 3_600_000 }
  await addOffer(site.database, offer)
  const { body } = await begin('individual-usd', { Code: 'winter15' })
  const [coupon, session] = stripe.requests
  expect(coupon?.fields).toEqual({ amount_off: '255', currency: 'usd', duration: 'once', max_redemptions: '1', name: 'WINTER15' })
  expect(session?.fields).toMatchObject({
    'line_items[0][price_data][unit_amount]': '1699',
    expires_at: String(offer.endsAtMs / 1000),
  })
  const id = body.Url.slice('https://checkout.stripe.test/'.length)
  stripe.paySession(id, NOON_S)
  await tell('checkout.session.completed', id)
  expect(await orders()).toMatchObject([{ AmountMinor: 1444 }])
})

test('what costs nothing never comes to Stripe', async () => {
  const offer = { code: 'GIFT', name: 'Gift', description: '', percent: 100, startsAtMs: NOON_MS, endsAtMs: NOON_MS + DAY_MS }
  await addOffer(site.database, offer)
  const { body } = await begin('individual-usd', { Code: 'gift' })
  expect(body.Url).toMatch(/^\/checkout\//)
  expect(await planNow()).toBe('individual')
  expect(stripe.requests).toEqual([])
})

test('nobody pays with test money where real money is taken', async () => {
  await begin('individual-usd')
  const { id: CheckoutId } = await site.database.queries.selectFrom('checkouts').select('id').executeTakeFirstOrThrow()
  expect((await site.post(payWithTestMoney.path, { CheckoutId, Outcome: 'paid' }, buyer.token)).status).toBe(404)
  expect((await site.post(getCheckout.path, { CheckoutId }, buyer.token)).body).toMatchObject({ State: 'open', IsTest: false })
})

test('only what Stripe has signed within five minutes, in the past or to come, is heard', async () => {
  const { session } = await paid('individual-usd')
  const object = stripe.objects.get(session) ?? {}
  const signed = (atMs: number, secret = stripe.webhookSecret) => stripe.told('checkout.session.completed', object, { atMs, secret })
  expect(await hear(signed(NOON_MS - 301_000))).toBe(400)
  expect(await hear(signed(NOON_MS + 301_000))).toBe(400)
  expect(await hear(signed(NOON_MS, 'whsec_another'))).toBe(400)
  const good = signed(NOON_MS)
  expect(await hear({ ...good, payload: good.payload.replace('complete', 'c0mplete') })).toBe(400)
  expect(await hear({ ...good, signature: '' })).toBe(400)
  expect(await hear({ ...good, signature: 't=x,v1=00' })).toBe(400)
  expect(await planNow()).toBe('none')
  expect(await hear(signed(NOON_MS + 299_000))).toBe(200)
  expect(await planNow()).toBe('individual')
})

test('a storm of events in any order and number, all at once, makes one order', async () => {
  const { session, ref } = await paid('individual-usd')
  const kinds = ['customer.subscription.updated', 'customer.subscription.created', 'checkout.session.completed'] as const
  const events = kinds.flatMap((type, at) =>
    Array.from({ length: 3 }, (_, index) => {
      const object = stripe.objects.get(type.startsWith('checkout') ? session : ref) ?? {}
      return stripe.told(type, object, { atMs: NOON_MS, id: `evt_storm_${at}_${index}` })
    }),
  )
  const storm = [...events, ...events, ...events.toReversed(), ...events]
  expect(await Promise.all(storm.map(hear))).toEqual(storm.map(() => 200))
  expect(await orders()).toHaveLength(1)
  const { length: before } = stripe.requests
  expect(await Promise.all(events.map(hear))).toEqual(events.map(() => 200))
  expect(stripe.requests).toHaveLength(before)
})

test('a storm that reaches two processes makes one order, in its last state', async () => {
  const shared = await openTestDatabase()
  const [first, second] = [await openTestSite({ days: [], environment, shared }), await openTestSite({ days: [], environment, shared })]
  const { token, accountId } = await first.register()
  const { body } = await first.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'individual-usd' } }, token)
  const ref = stripe.paySession(body.Url.slice('https://checkout.stripe.test/'.length), NOON_S)
  const subscription = stripe.objects.get(ref) ?? {}
  const tellBoth = (id: string) =>
    [first, second].map(async ({ app }) => {
      const { payload, signature } = stripe.told('customer.subscription.updated', subscription, { atMs: NOON_MS, id })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await app.inject({ method: 'POST', url: paymentWebhook.path, headers, payload })).statusCode
    })
  const early = ['evt_1', 'evt_2', 'evt_3'].flatMap(tellBoth)
  subscription['cancel_at_period_end'] = true
  const late = ['evt_4', 'evt_5', 'evt_6'].flatMap(tellBoth)
  expect(new Set(await Promise.all([...early, ...late]))).toEqual(new Set([200]))
  expect(await first.service(Orders).of(accountId)).toMatchObject([{ productId: 'individual', renews: false }])
  await first.close()
  await second.close()
  await shared.remove()
})

test('what was read before something else was stored is not stored', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  const order = (await site.service(Orders).of(buyer.accountId))[0]
  if (!order) throw new Error('there is no order')
  const payment = { ...paymentOfOrder(order, false), ref }
  const event = { source: 'stripe', id: 'evt_slow', nowMs: NOON_MS } as const
  const apply = (version: number) => site.database.durably((transaction) => applyPayment(transaction, event, payment, version))
  expect(await apply(0)).toBe('out of date')
  expect(await apply(2)).toBe('out of date')
  expect(await orders()).toMatchObject([{ Renews: true }])
  expect(await apply(1)).toBe('renewal stopped')
  expect(await apply(2)).toBe('known already')
})

test('an old event that comes late does not undo what happened since', async () => {
  const { ref } = await paid('individual-usd')
  const early = stripe.told('customer.subscription.updated', { ...stripe.objects.get(ref) }, { atMs: NOON_MS })
  Object.assign(stripe.objects.get(ref) ?? {}, { cancel_at_period_end: true })
  await tell('customer.subscription.updated', ref)
  expect(await orders()).toMatchObject([{ Renews: false }])
  expect(await hear(early)).toBe(200)
  expect(await orders()).toMatchObject([{ Renews: false }])
})

test('what is no event of ours is taken and changes nothing', async () => {
  expect(await hear(stripe.told('product.created', { id: 'prod_1' }, { atMs: NOON_MS }))).toBe(200)
  const { ref } = await paid('individual-usd')
  Object.assign(stripe.objects.get(ref) ?? {}, { metadata: {} })
  expect(await tell('customer.subscription.created', ref)).toBe(200)
  expect(await orders()).toEqual([])
})

test('a renewal goes on for another year, and cancelling lets it end when the year does', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  goTo(NOON_MS + YEAR_S * 1000)
  expect(await planNow()).toBe('none')
  renew(ref, { status: 'active', invoice: 'paid' })
  await tellInvoice('invoice.paid', ref)
  expect(await planNow()).toBe('individual')
  expect(await orders()).toMatchObject([{ EndsAt: '2028-11-20T12:00:00.000Z', Renews: true }])
  Object.assign(stripe.objects.get(ref) ?? {}, { cancel_at_period_end: true })
  await tell('customer.subscription.updated', ref)
  expect(await statusNow()).toBe('ending')
  Object.assign(stripe.objects.get(ref) ?? {}, { cancel_at_period_end: false })
  await tell('customer.subscription.updated', ref)
  expect(await statusNow()).toBe('active')
  Object.assign(stripe.objects.get(ref) ?? {}, { status: 'canceled', ended_at: NOON_S + 2 * YEAR_S })
  await tell('customer.subscription.deleted', ref)
  expect(await planNow()).toBe('individual')
  goTo(NOON_MS + 2 * YEAR_S * 1000)
  expect(await planNow()).toBe('none')
  expect(await statusNow()).toBe('none')
})

test('a plan that is ended at once at Stripe counts until then, whatever was paid for', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  goTo(NOON_MS + 10 * DAY_MS)
  Object.assign(stripe.objects.get(ref) ?? {}, { status: 'canceled', ended_at: nowMs / 1000 })
  await tell('customer.subscription.deleted', ref)
  expect([await planNow(), await statusNow()]).toEqual(['none', 'none'])
  expect(await orders()).toMatchObject([{ EndsAt: '2026-12-01T12:00:00.000Z', Renews: false }])
})

test('what the operator has revoked stays closed until another year is paid', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  const [order] = await orders()
  await changeOrder(site.database.queries, order?.Id ?? 0, { isActive: false })
  await tell('customer.subscription.updated', ref)
  expect(await planNow()).toBe('none')
  goTo(NOON_MS + YEAR_S * 1000)
  renew(ref, { status: 'active', invoice: 'paid' })
  await tellInvoice('invoice.paid', ref)
  expect(await planNow()).toBe('individual')
})

test('when the payment for the next year fails, the plan counts for another week, and on when it is paid after all', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  goTo(NOON_MS + YEAR_S * 1000)
  renew(ref, { status: 'past_due', invoice: 'open' })
  await tellInvoice('invoice.payment_failed', ref)
  expect([await planNow(), await statusNow()]).toEqual(['individual', 'past_due'])
  goTo(NOON_MS + YEAR_S * 1000 + 7 * DAY_MS)
  expect([await planNow(), await statusNow()]).toEqual(['none', 'past_due'])
  renew(ref, { status: 'active', invoice: 'paid' })
  await tellInvoice('invoice.paid', ref)
  expect([await planNow(), await statusNow()]).toEqual(['individual', 'active'])
})

test('a first payment that is not there yet makes no order', async () => {
  const { ref } = await paid('individual-usd')
  Object.assign(stripe.objects.get(ref) ?? {}, { status: 'incomplete' })
  await tell('customer.subscription.created', ref)
  expect(await orders()).toEqual([])
  Object.assign(stripe.objects.get(ref) ?? {}, { status: 'active' })
  await tell('customer.subscription.updated', ref)
  expect(await orders()).toHaveLength(1)
})

/** Gives the money back of what was paid first.
 *  @returns the id of the charge */
function refund(): string {
  const charge = [...stripe.objects.values()].find(({ object }) => object === 'charge') ?? {}
  charge['refunded'] = true
  return String(charge['id'])
}

test('a refund closes the plan', async () => {
  const { session } = await paid('individual-usd')
  await tell('checkout.session.completed', session)
  expect(await planNow()).toBe('individual')
  expect(await tell('charge.refunded', refund())).toBe(200)
  expect(await planNow()).toBe('none')
  expect(await orders()).toMatchObject([{ Active: false }])
})

test('an invoice says what was paid, and what was given back once it was', async () => {
  const { session } = await paid('individual-gbp')
  await tell('checkout.session.completed', session)
  const [order] = await orders()
  const lines = async () => {
    const payload = { OrderId: order?.Id, Name: 'Hill Primary' }
    const headers = { authorization: `Bearer ${buyer.token}` }
    const { rawPayload } = await site.app.inject({ method: 'POST', url: drawInvoice.path, payload, headers })
    return textOfPages(rawPayload)[0]?.split('\n').slice(-3)
  }
  expect(await lines()).toEqual(['Paid', '£14.99 GBP', 'Tax is not stated.'])
  await tell('charge.refunded', refund())
  expect(await lines()).toEqual(['Refunded', '£14.99 GBP', 'Tax is not stated.'])
})

test('the operator gives the money of a plan and of a book back, once, and Stripe charges nothing more', async () => {
  const plan = await paid('individual-usd')
  const book = await paid('junior-book-gbp')
  for (const { session } of [plan, book]) await tell('checkout.session.completed', session)
  const give = (OrderId: number) =>
    site.app.inject({ method: 'POST', url: refundOrder.path, payload: { OrderId }, headers: { 'x-operator-key': OPERATOR_KEY } })
  const ids = (await orders()).map(({ Id }) => Id)
  stripe.mood = 'broken'
  expect((await give(ids[0] ?? 0)).statusCode).toBe(503)
  expect(await orders()).toMatchObject([{ Active: true }, { Active: true }])
  stripe.mood = 'well'
  for (const id of [...ids, ...ids]) expect((await give(id)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ Active: false }, { Active: false }])
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(2)
  expect(stripe.objects.get(plan.ref)?.['status']).toBe('canceled')
  await tell('charge.refunded', refund())
  await tell('customer.subscription.deleted', plan.ref)
  expect(await planNow()).toBe('none')
  expect((await give(999)).statusCode).toBe(404)
  expect(JSON.stringify(await lastActs(site.database.queries, 10))).toContain('order refund')
})

test('a refund that is told before the payment leaves the plan closed', async () => {
  const { ref } = await paid('individual-usd')
  expect(await tell('charge.refunded', refund())).toBe(200)
  await tell('customer.subscription.created', ref)
  expect(await planNow()).toBe('none')
  expect(await orders()).toMatchObject([{ Active: false }])
})

test('while Stripe is away or says nothing, buyers hear so within five seconds, and the site lives', async () => {
  const CheckoutKey = randomUUID()
  stripe.mood = 'broken'
  expect(await begin('individual-usd', { CheckoutKey })).toMatchObject({
    status: 503,
    body: { Message: expect.stringContaining('Nothing was charged') },
  })
  stripe.mood = 'silent'
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const asked = begin('individual-usd', { CheckoutKey })
  await stripe.unanswered
  vi.advanceTimersByTime(4999)
  expect((await asked).status).toBe(503)
  vi.useRealTimers()
  expect(await planNow()).toBe('none')
  stripe.mood = 'well'
  expect(await begin('individual-usd', { CheckoutKey })).toMatchObject({
    status: 200,
    body: { Url: expect.stringContaining('checkout.stripe.test') },
  })
})

test('an event that cannot be looked at is refused, and heard when it is told again', async () => {
  const { ref } = await paid('individual-usd')
  stripe.mood = 'broken'
  expect(await tell('customer.subscription.created', ref, 'evt_again')).toBe(503)
  stripe.mood = 'well'
  expect(await tell('customer.subscription.created', ref, 'evt_again')).toBe(200)
  expect(await planNow()).toBe('individual')
})

test.each([
  ['no JSON', '{"id": "evt_1", '],
  ['no object', 'null'],
  ['a list', '[]'],
  ['without data', '{"id":"evt_1","type":"invoice.paid"}'],
  ['without a thing', '{"id":"evt_1","type":"checkout.session.completed","data":{"object":null}}'],
  ['without an id', '{"type":"customer.subscription.updated","data":{"object":{"id":"sub_1"}}}'],
  ['about a thing without an id', '{"id":"evt_1","type":"customer.subscription.updated","data":{"object":{}}}'],
  ['about a refund of something else', '{"id":"evt_1","type":"charge.refunded","data":{"object":{"id":"ch_1"}}}'],
  ['about a number', '{"id":"evt_1","type":"customer.subscription.updated","data":{"object":{"id":7}}}'],
  ['about a path', '{"id":"evt_1","type":"customer.subscription.updated","data":{"object":{"id":"sub_/../../charges"}}}'],
])('a signed event that can never be read, %s, is taken once and is an alert', async (_, payload) => {
  expect(await hear(stripe.signed(payload, nowMs))).toBe(200)
  expect(log.lines.filter((line) => line.includes('a signed payment event can never be read'))).toHaveLength(1)
  expect(await site.app.metrics.text()).toMatch(/^emojigma_payment_events_unread_total 1$/m)
})

test('an event about something that Stripe does not know, or describes in no known form, is not sent for days', async () => {
  expect(await tell('customer.subscription.updated', 'sub_gone')).toBe(200)
  const { ref } = await paid('individual-usd')
  Object.assign(stripe.objects.get(ref) ?? {}, { items: null })
  expect(await tell('customer.subscription.updated', ref)).toBe(200)
  Object.assign(stripe.objects.get(ref) ?? {}, { items: { data: [{}] } })
  expect(await tell('customer.subscription.updated', ref)).toBe(200)
  expect(await site.app.metrics.text()).toMatch(/^emojigma_payment_events_unread_total 3$/m)
  expect(await planNow()).toBe('none')
})

const portal = () => site.post<{ Url: string }>(customerPortal.path, {}, buyer.token)

test('the portal is that of the customer, and who has bought nothing is led to the prices', async () => {
  expect((await portal()).body.Url).toBe('/pricing')
  const { session } = await paid('individual-usd')
  await tell('checkout.session.completed', session)
  expect((await portal()).body.Url).toMatch(/^https:\/\/billing\.stripe\.test\/cus_/)
  await begin('teacher-usd')
  expect(stripe.requests.at(-1)?.fields).toMatchObject({ customer: expect.stringMatching(/^cus_/) })
  stripe.mood = 'broken'
  expect((await portal()).status).toBe(503)
})

/** Opens the pages of two products before either is paid, so that Stripe makes a customer of each; then pays both, in this order.
 *  @returns what was paid, and the customers */
async function paidAtOnce(...priceIds: readonly [string, string]) {
  const sessions: string[] = []
  for (const priceId of priceIds) sessions.push((await begin(priceId)).body.Url.slice('https://checkout.stripe.test/'.length))
  const refs: string[] = []
  for (const session of sessions) {
    refs.push(stripe.paySession(session, NOON_S))
    expect(await tell('checkout.session.completed', session)).toBe(200)
  }
  const customers = refs.map((ref) => String(stripe.objects.get(ref)?.['customer']))
  expect(new Set(customers).size).toBe(2)
  return { refs, customers }
}

test('who has paid a plan and a book on two pages at once is led to the page on which the plan can be stopped', async () => {
  const { customers } = await paidAtOnce('individual-usd', 'junior-book-usd')
  expect((await portal()).body.Url).toBe(`https://billing.stripe.test/${customers[0]}`)
  expect(await told(exportAccount.path)).toMatchObject({ PaymentCustomers: customers.toSorted() })
})

test('who has paid two plans on two pages at once is led to the other when one is stopped', async () => {
  const { refs, customers } = await paidAtOnce('individual-usd', 'teacher-usd')
  const shown = async () => customers.indexOf((await portal()).body.Url.slice('https://billing.stripe.test/'.length))
  const first = await shown()
  const ref = refs[first] ?? ''
  Object.assign(stripe.objects.get(ref) ?? {}, { cancel_at_period_end: true })
  expect(await tell('customer.subscription.updated', ref)).toBe(200)
  expect([first, await shown()].toSorted()).toEqual([0, 1])
})

test('a refund of the plan closes it and leaves the book, when both were paid on two pages at once', async () => {
  await paidAtOnce('individual-usd', 'junior-book-usd')
  expect(await tell('charge.refunded', refund())).toBe(200)
  expect(await planNow()).toBe('none')
  expect(await orders()).toMatchObject([
    { ProductId: 'junior-book', Active: true },
    { ProductId: 'individual', Active: false },
  ])
})

test('nothing is charged any more when an account is deleted, however long Stripe is away', async () => {
  const { session, ref } = await paid('individual-usd')
  await tell('checkout.session.completed', session)
  const other = (await begin('teacher-usd')).body.Url.slice('https://checkout.stripe.test/'.length)
  expect((await site.post(deleteAccount.path, { Password: buyer.password }, buyer.token)).status).toBe(200)
  stripe.mood = 'broken'
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(ref)).toMatchObject({ status: 'active' })
  stripe.mood = 'well'
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(ref)).toMatchObject({ status: 'active' })
  goTo(NOON_MS + 60_000)
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(ref)).toMatchObject({ status: 'canceled' })
  expect(stripe.objects.get(other)).toMatchObject({ status: 'expired' })
  expect(await site.database.queries.selectFrom('payment_stops').selectAll().execute()).toEqual([])
})

const sessionOf = ({ body }: { readonly body: { readonly Url: string } }) => body.Url.slice('https://checkout.stripe.test/'.length)

test('who had two pages open and has paid on one cannot pay on the other; a page of a plan that opens more stays', async () => {
  const other = sessionOf(await begin('individual-usd'))
  const teacher = sessionOf(await begin('teacher-usd'))
  const { ref } = await paid('individual-usd')
  expect(await tell('customer.subscription.created', ref)).toBe(200)
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(other)).toMatchObject({ status: 'expired' })
  expect(stripe.objects.get(teacher)).toMatchObject({ status: 'open' })
  expect(await orders()).toHaveLength(1)
})

test('who has paid Teacher cannot pay Individual on a page that was left open', async () => {
  const individual = sessionOf(await begin('individual-usd'))
  const book = sessionOf(await begin('junior-book-usd'))
  const { ref } = await paid('teacher-usd')
  expect(await tell('customer.subscription.created', ref)).toBe(200)
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(individual)).toMatchObject({ status: 'expired' })
  expect(stripe.objects.get(book)).toMatchObject({ status: 'open' })
})

test('what is paid for an account that is gone is stopped', async () => {
  const { session, ref } = await paid('individual-usd')
  await site.post(deleteAccount.path, { Password: buyer.password }, buyer.token)
  await site.service(PaymentStops).run()
  expect(await tell('checkout.session.completed', session)).toBe(200)
  await site.service(PaymentStops).run()
  expect(stripe.objects.get(ref)).toMatchObject({ status: 'canceled' })
})

test('no key, no secret and no e-mail is logged', async () => {
  const { session } = await paid('individual-usd')
  await tell('checkout.session.completed', session)
  stripe.mood = 'broken'
  await begin('teacher-usd')
  await tell('customer.subscription.updated', 'sub_none')
  const lines = log.lines.join('')
  expect(lines).toContain('the payment provider could not be used')
  for (const secret of [stripe.secretKey, stripe.webhookSecret, 'ada@buyers.example', 'cus_']) expect(lines).not.toContain(secret)
})

test('each paid year has one receipt, and before the next one the buyer hears what happens', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  await tellInvoice('invoice.paid', ref)
  const texts = async () => (await site.lettersTo(buyer.email)).filter(({ subject }) => !subject.startsWith('Welcome'))
  const sweep = async () => {
    await site.retention.run()
    site.outbox.send()
    return (await texts()).at(-1)
  }
  expect((await texts()).map(({ subject }) => subject)).toEqual(['Your receipt from Emojigma'])
  expect((await texts())[0]?.text).toContain('then it renews for another year')
  goTo(NOON_MS + (YEAR_S - 20 * 86_400) * 1000)
  expect((await sweep())?.subject).toBe('Your plan renews on November 21, 2027')
  goTo(NOON_MS + YEAR_S * 1000)
  renew(ref, { status: 'active', invoice: 'draft' })
  stripe.objects.set('in_next', { id: 'in_next', object: 'invoice', status: 'draft', amount_paid: 0 })
  await tell('customer.subscription.updated', ref)
  expect((await texts()).at(-1)?.subject).toBe('Your plan renews on November 21, 2027')
  renew(ref, { status: 'active', invoice: 'paid' })
  await tellInvoice('invoice.paid', ref)
  await tell('customer.subscription.updated', ref)
  const receipts = (await texts()).filter(({ subject }) => subject === 'Your receipt from Emojigma')
  expect(receipts.map(({ text }) => text)).toEqual([expect.stringContaining('has been renewed for another year. You paid $16.99.')])
})

test('a buyer whose card failed hears of that, not of a renewal', async () => {
  const { ref } = await paid('individual-usd')
  await tell('customer.subscription.created', ref)
  goTo(NOON_MS + YEAR_S * 1000)
  renew(ref, { status: 'past_due', invoice: 'open' })
  await tellInvoice('invoice.payment_failed', ref)
  goTo(NOON_MS + (YEAR_S + 86_400) * 1000)
  await site.retention.run()
  site.outbox.send()
  const letter = (await site.lettersTo(buyer.email)).at(-1)
  expect(letter?.text).toContain('didn’t go through. Everything stays open until November 28, 2027')
})
