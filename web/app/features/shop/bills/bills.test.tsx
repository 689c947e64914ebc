// @vitest-environment jsdom
import * as productWords from '@emojigma/messages/words/products.ts'
import { CURRENCIES, PRODUCT_IDS } from '@emojigma/contract/rules/products.ts'
import { drawInvoice, drawQuote } from '@emojigma/contract/shop/bills.ts'
import { getGeo, getProducts } from '@emojigma/contract/shop/checkout.ts'
import { getOrders, type OrderView } from '@emojigma/contract/shop/orders.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChild } from '../../../platform/session/likely-child.ts'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { notOurs, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component as InvoicePage } from './InvoicePage.tsx'
import { Component as QuotePage } from './QuotePage.tsx'

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const PRODUCTS = {
  Products: {
    data: PRODUCT_IDS.map((id) => ({
      id,
      name: productWords.names[id],
      active: true,
      prices: CURRENCIES.map((Currency) => ({ Id: `${id}-${Currency}`, Currency, AmountMinor: 3999 })),
    })),
  },
}
const ORDER: OrderView = {
  Id: 17,
  ProductId: 'teacher',
  Active: true,
  IsExpired: false,
  StartsAt: '2026-11-21T12:00:00.000Z',
  Renews: false,
  AmountMinor: 3999,
  Currency: 'gbp',
  IsFree: false,
  IsTrial: false,
}
const ROUTES = [
  { path: '/quote', element: <QuotePage /> },
  { path: '/invoice/:orderId', element: <InvoicePage /> },
  { path: '*', element: null },
]

const user = userEvent.setup()
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = async () => user.click(screen.getByRole('button', { name: 'Save the PDF' }))
const pdf = (name: string) =>
  notOurs(new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` } }))

function open(address: string, replies: Replies = {}) {
  const calls = serverWith({
    [getProducts.path]: () => PRODUCTS,
    [getGeo.path]: () => ({ currency: 'gbp' }),
    [getOrders.path]: () => ({ Orders: [ORDER] }),
    [drawQuote.path]: () => pdf('emojigma-quote-Q-1.pdf'),
    [drawInvoice.path]: () => pdf('emojigma-invoice-EMJ-000017.pdf'),
    ...replies,
  })
  renderAt(address, ROUTES)
  const bodiesOf = ({ path }: { readonly path: string }) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { calls, bodiesOf }
}

let saved: string[]
beforeEach(() => {
  saved = []
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a guest fills in who buys and saves a quote, at the price shown', async () => {
  const { bodiesOf } = open('/quote')
  await screen.findByRole('option', { name: 'Teacher · £39.99' })
  await user.type(field('School or buyer'), 'Hill Primary')
  await user.type(field('Address (optional)'), '1 Hill Road{Enter}{Enter} Otterton ')
  await user.type(field('Your order number (optional)'), 'PO 4711')
  await save()
  await screen.findByText('Saved. Look in your downloads.')
  expect(saved).toEqual(['emojigma-quote-Q-1.pdf'])
  expect(bodiesOf(drawQuote)).toEqual([
    {
      Name: 'Hill Primary',
      Address: ['1 Hill Road', 'Otterton'],
      VatNumber: '',
      PurchaseOrder: 'PO 4711',
      Paper: 'A4',
      ProductId: 'teacher',
      Currency: 'gbp',
    },
  ])
})

test.each(['en-US', 'fr-CA'])('the paper is Letter at first for %s', async (language) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  open('/quote')
  expect(field('Paper').value).toBe('Letter')
})

test('without a buyer, or with too long an address, nothing is sent', async () => {
  const { bodiesOf } = open('/quote')
  await screen.findByRole('option', { name: 'Teacher · £39.99' })
  await save()
  expect(field('School or buyer').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('School or buyer'), 'ᚠᚢᚦ')
  await user.type(field('Address (optional)'), 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f')
  await save()
  expect(screen.getByText('Our paper fonts lack some of these letters. Please write it in another way.')).toBeDefined()
  expect(screen.getByText('Please write at most 5 lines of 60 characters.')).toBeDefined()
  expect(bodiesOf(drawQuote)).toEqual([])
})

test('what was typed survives a failure, and a reload of the tab', async () => {
  let isAway = true
  open('/quote', { [drawQuote.path]: () => (isAway ? refusal(503, { Message: 'Please try again in a minute.' }) : pdf('q.pdf')) })
  await screen.findByRole('option', { name: 'Individual · £39.99' })
  await user.type(field('School or buyer'), 'Hill Primary')
  await user.selectOptions(field('Plan for a year'), 'individual')
  await save()
  await screen.findByText('Please try again in a minute.')
  expect(screen.queryByText('Saved. Look in your downloads.')).toBeNull()
  expect(field('School or buyer').value).toBe('Hill Primary')
  cleanup()
  renderAt('/quote', ROUTES)
  await waitFor(() => expect([field('School or buyer').value, field('Plan for a year').value]).toEqual(['Hill Primary', 'individual']))
  isAway = false
  await screen.findByRole('option', { name: 'Individual · £39.99' })
  await save()
  await screen.findByText('Saved. Look in your downloads.')
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Hill'))).toEqual([])
})

test('a network’s sign-in page is saved as nothing', async () => {
  open('/quote', { [drawQuote.path]: () => notOurs(new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })) })
  await screen.findByRole('option', { name: 'Teacher · £39.99' })
  await user.type(field('School or buyer'), 'Hill Primary')
  await save()
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(saved).toEqual([])
})

test('likely children see neither a quote nor an invoice', async () => {
  noteChild()
  const { calls } = open('/quote')
  expect(screen.queryByLabelText('School or buyer')).toBeNull()
  cleanup()
  signInAs({ isChild: true })
  renderAt('/invoice/17', ROUTES)
  expect(screen.queryByLabelText('School or buyer')).toBeNull()
  expect(calls.filter(({ path }) => path.startsWith('/api/checkout/'))).toEqual([])
})

test('the invoice of an order is saved with the buyer that the tab remembers', async () => {
  signInAs({ plan: 'teacher' })
  const { bodiesOf } = open('/quote')
  await user.type(field('School or buyer'), 'Hill Primary')
  cleanup()
  renderAt('/invoice/17', ROUTES)
  await screen.findByText(/^Teacher · .* · £39\.99$/)
  expect(field('School or buyer').value).toBe('Hill Primary')
  await save()
  await screen.findByText('Saved. Look in your downloads.')
  expect(saved).toEqual(['emojigma-invoice-EMJ-000017.pdf'])
  expect(bodiesOf(drawInvoice)).toMatchObject([{ Name: 'Hill Primary', OrderId: 17, Paper: 'A4' }])
})

test.each([
  ['an order of others', '/invoice/18', ORDER],
  ['a gift', '/invoice/17', { ...ORDER, AmountMinor: undefined, Currency: undefined, IsFree: true }],
  ['an order for nothing', '/invoice/17', { ...ORDER, AmountMinor: 0, IsFree: true }],
])('%s has no invoice', async (_, address, order) => {
  signInAs({ plan: 'teacher' })
  open(address, { [getOrders.path]: () => ({ Orders: [order] }) })
  await screen.findByText('This order has no invoice.')
  expect(screen.queryByLabelText('School or buyer')).toBeNull()
})

test('a guest logs in for an invoice, and comes back', () => {
  open('/invoice/17')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?redirectUrl=%2Finvoice%2F17')
})
