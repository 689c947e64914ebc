import { textOfPages } from '@emojigma/artwork/pdf/read-pdf.test-support.ts'
import { BUYER_LENGTH } from '@emojigma/contract/rules/bills.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { drawInvoice, drawQuote } from '@emojigma/contract/shop/bills.ts'
import { startTrial } from '@emojigma/contract/shop/trials.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { registerProven } from '../../sign-in/proven.test-support.ts'
import { changeOrder, Orders } from '../orders/service.ts'

const BUYER = { Name: 'Hill Primary', Address: ['1 Hill Road', 'Otterton'], VatNumber: 'GB 123', PurchaseOrder: 'PO 4711' }
const QUOTE = { ...BUYER, ProductId: 'teacher', Currency: 'nzd' }

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

interface Caller {
  readonly token?: string
  readonly language?: string
  readonly on?: TestSite
}

async function draw(path: string, payload: object, { token, language = '', on = site }: Caller = {}) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { statusCode: status, headers: sent, rawPayload } = await on.app.inject({ method: 'POST', url: language + path, payload, headers })
  const isPdf = sent['content-type'] === 'application/pdf'
  return {
    status,
    name: /filename="([^"]+)"/.exec(String(sent['content-disposition']))?.[1],
    text: isPdf ? (textOfPages(rawPayload)[0] ?? '') : rawPayload.toString(),
    isPdf,
    pdf: rawPayload,
    cached: sent['cache-control'],
  }
}

async function buy(priceId: string, { token, accountId }: TestAccount): Promise<number> {
  const { body } = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: priceId } }, token)
  await site.post(payWithTestMoney.path, { CheckoutId: body.Url.slice('/checkout/'.length), Outcome: 'paid' }, token)
  return newest(accountId)
}

async function newest(accountId: string): Promise<number> {
  return (await site.service(Orders).of(accountId))[0]?.id ?? 0
}

const dateOf = (timeMs: number, language = 'en') => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs)

test('a guest gets a quote at the price of the table, valid for thirty days, and nothing of it is stored', async () => {
  const { status, text, name, cached } = await draw(drawQuote.path, QUOTE)
  expect([status, cached]).toEqual([200, 'private, no-store'])
  expect(name).toMatch(/^emojigma-quote-Q-\d{8}-[\dA-F]{6}\.pdf$/)
  const lines = text.split('\n')
  for (const line of ['Hill Primary', '1 Hill Road', 'Otterton', 'VAT number: GB 123', 'PO 4711', 'Teacher', '$69.99 NZD']) {
    expect(lines).toContain(line)
  }
  expect(lines).toEqual(expect.arrayContaining([dateOf(NOON_MS), dateOf(NOON_MS + 30 * DAY_MS)]))
  expect(lines).toEqual(expect.arrayContaining(['Emojigma', 'support@emojigma.example', 'Tax is not stated.']))
  expect(await site.database.queries.selectFrom('orders').selectAll().execute()).toEqual([])
  expect(await site.database.queries.selectFrom('checkouts').selectAll().execute()).toEqual([])
})

test('the same quote has the same number and bytes, and another one another number', async () => {
  const [one, again, other] = [
    await draw(drawQuote.path, QUOTE),
    await draw(drawQuote.path, QUOTE),
    await draw(drawQuote.path, { ...QUOTE, Name: 'Lake Primary' }),
  ]
  expect(again.pdf.equals(one.pdf)).toBe(true)
  expect(other.name).not.toBe(one.name)
})

test.each([
  ['a price of its own', { AmountMinor: 1 }],
  ['a book', { ProductId: 'junior-book' }],
  ['no name', { Name: ' ' }],
  ['a long name', { Name: 'x'.repeat(BUYER_LENGTH.name + 1) }],
  ['a long line', { Address: ['x'.repeat(BUYER_LENGTH.line + 1)] }],
  ['many lines', { Address: Array.from({ length: BUYER_LENGTH.lines + 1 }, () => 'x') }],
  ['a long VAT number', { VatNumber: 'x'.repeat(BUYER_LENGTH.number + 1) }],
  ['a long order number', { PurchaseOrder: 'x'.repeat(BUYER_LENGTH.number + 1) }],
  ['letters that no font has', { Name: 'ᚠᚢᚦ' }],
])('a quote with %s is refused', async (_, wish) => {
  expect((await draw(drawQuote.path, { ...QUOTE, ...wish })).status).toBe(400)
})

test('letters that no font has are refused in the language of the address', async () => {
  const refused = await draw(drawQuote.path, { ...QUOTE, Name: 'ᚠᚢᚦ' }, { language: '/fr' })
  expect(refused.text).toContain('certaines de ces lettres')
})

test('configured prices and the seller are printed, in the language of the address', async () => {
  const environment = { PRICES: '{"teacher":{"eur":{"amount":45.5}}}', SELLER: 'Puzzles Ltd\\n3 Quay, Cork\\nIncludes 23% VAT, IE1234567A' }
  const on = await openTestSite({ days: [], environment })
  const lines = (await draw(drawQuote.path, { ...QUOTE, Currency: 'eur' }, { language: '/fr', on })).text.split('\n')
  await on.close()
  expect(lines).toEqual(
    expect.arrayContaining(['Devis', 'Puzzles Ltd', '3 Quay, Cork', 'Includes 23% VAT, IE1234567A', dateOf(NOON_MS, 'fr')]),
  )
  expect(lines.join('\n').replaceAll(/\s/g, ' ')).toContain('45,50 € EUR')
  expect(lines.join('\n')).not.toContain('taxes')
})

test('there are no quotes where nothing is sold', async () => {
  const on = await openTestSite({ days: [], environment: { CHECKOUT: 'off' } })
  expect((await draw(drawQuote.path, QUOTE, { on })).status).toBe(403)
  await on.close()
})

test.each(['is_child', 'is_student'] as const)('an account with %s gets no bill', async (column) => {
  const account = await site.register()
  const OrderId = await buy('individual-usd', account)
  await site.database.queries
    .updateTable('accounts')
    .set({ [column]: 1 })
    .where('id', '=', account.accountId)
    .execute()
  expect((await draw(drawQuote.path, QUOTE, account)).status).toBe(403)
  expect((await draw(drawInvoice.path, { ...BUYER, OrderId }, account)).status).toBe(403)
})

test('an invoice names order, day, amount and currency as they were paid, under the same number for ever', async () => {
  const account = await site.register()
  const OrderId = await buy('teacher-cad', account)
  const first = await draw(drawInvoice.path, { ...BUYER, OrderId }, account)
  expect(first.name).toBe(`emojigma-invoice-EMJ-${String(OrderId).padStart(6, '0')}.pdf`)
  const lines = first.text.split('\n')
  for (const line of ['Invoice', 'Hill Primary', 'PO 4711', 'Teacher', '$54.99 CAD', dateOf(NOON_MS)]) expect(lines).toContain(line)
  expect(lines).toContain('Paid with test money. Nothing was charged.')
  expect(lines).not.toContain('Refunded')
  await changeOrder(site.database.queries, OrderId, { isActive: false })
  const later = await draw(drawInvoice.path, { ...BUYER, OrderId, Name: 'Lake Primary' }, account)
  expect(later.name).toBe(first.name)
  expect(later.text.split('\n')).toEqual(expect.arrayContaining(['Lake Primary', 'This order was taken back.']))
})

test('there is no invoice of a gift, of a trial, of an unknown or of another account’s order, nor for guests', async () => {
  const [account, other, gifted, trying] = [await site.register(), await site.register(), await site.register(), await registerProven(site)]
  await site.grant(gifted.accountId, 'teacher')
  await site.post(startTrial.path, {}, trying.token)
  const OrderId = await buy('individual-usd', account)
  const statusOf = async (id: number, caller: Caller) => (await draw(drawInvoice.path, { ...BUYER, OrderId: id }, caller)).status
  expect(await statusOf(OrderId, account)).toBe(200)
  expect(await statusOf(OrderId, other)).toBe(404)
  expect(await statusOf(OrderId + 1000, account)).toBe(404)
  expect(await statusOf(await newest(gifted.accountId), gifted)).toBe(404)
  expect(await statusOf(await newest(trying.accountId), trying)).toBe(404)
  expect(await statusOf(OrderId, {})).toBe(401)
})
