// @vitest-environment jsdom
import * as productWords from '@emojigma/messages/words/products.ts'
import { getBookUrl } from '@emojigma/contract/shop/books.ts'
import { createCheckout, getGeo, getProducts } from '@emojigma/contract/shop/checkout.ts'
import { getOrders, type OrderView } from '@emojigma/contract/shop/orders.ts'
import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import { BOOKS, SHOP_ITEMS } from '@emojigma/contract/rules/shop-items.ts'
import { ALL_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, SITE } from '../../../platform/testing/test-site.tsx'
import { bookFor } from '../../puzzles/PuzzlePage.tsx'
import { BOOK_GOODS, SWAG_GOODS } from './goods.ts'
import { Component as BooksPage } from './BooksPage.tsx'
import { Component as ShopPage } from './ShopPage.tsx'

beforeEach(() => {
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const CHECKOUT = '/checkout/8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f'
const AMOUNTS: Readonly<Record<string, number>> = { 'junior-book': 499, 'easy-medium-book': 599, 'hard-master-book': 599 }
const PRODUCTS = {
  Products: {
    data: BOOKS.map((id) => ({
      id,
      name: productWords.names[id],
      active: true,
      prices: [
        { Id: `${id}-usd`, Currency: 'usd', AmountMinor: AMOUNTS[id] ?? 0 },
        { Id: `${id}-gbp`, Currency: 'gbp', AmountMinor: (AMOUNTS[id] ?? 0) - 100 },
      ],
    })),
  },
}
const ORDER: OrderView = {
  Id: 7,
  ProductId: 'junior-book',
  Active: true,
  IsExpired: false,
  StartsAt: '2026-11-21T11:59:00.000Z',
  Renews: false,
  AmountMinor: 499,
  Currency: 'usd',
  IsFree: true,
  IsTrial: false,
}

const user = userEvent.setup()

function open(page: ReactElement, settings: Partial<SiteSettings> = {}, replies: Parameters<typeof serverWith>[0] = {}, path = '/books') {
  const calls = serverWith({
    [getProducts.path]: () => PRODUCTS,
    [getGeo.path]: () => ({ currency: 'usd' }),
    [getOrders.path]: () => ({ Orders: [] }),
    [createCheckout.path]: () => ({ Url: CHECKOUT }),
    ...replies,
  })
  const routes = ['/books', '/shop'].map((each) => ({ path: each, element: page }))
  return { calls, ...renderAt(path, [...routes, { path: '*', element: null }], { ...SITE, ...settings }) }
}

const goodNamed = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)

test('the shop leads to the books, which have a page of their own, and names what is not on sale once', () => {
  serverWith()
  expect([...BOOK_GOODS, ...SWAG_GOODS].map(({ item }) => item)).toEqual(SHOP_ITEMS)
  renderAt('/shop', <ShopPage />)
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(screen.getByRole('link', { name: 'See the puzzle books' }).getAttribute('href')).toBe('/books')
  expect(screen.getByText('Not in the shop yet: Mug, Sticker sheet, Poster, T-shirt.')).toBeDefined()
})

test('a thing with a link leads to another site and says so', async () => {
  open(<ShopPage />, { shopLinks: { mug: 'https://things.example/mug?ref=1' } })
  const mug = goodNamed('Mug')
  const link = mug.getByRole('link', { name: 'See the Mug at things.example' })
  expect(link.getAttribute('href')).toBe('https://things.example/mug?ref=1')
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['external', 'nofollow', 'noopener']))
  expect(mug.getByText('(another site)')).toBeDefined()
  expect(screen.getByText('Not in the shop yet: Sticker sheet, Poster, T-shirt.')).toBeDefined()
  cleanup()
  open(<BooksPage />, { shopLinks: { 'easy-medium-book': 'https://things.example/book' } })
  await screen.findByText('$4.99')
  const elsewhere = goodNamed('Easy and Medium puzzle book')
  expect(elsewhere.getByRole('link', { name: 'See the Easy and Medium puzzle book at things.example' })).toBeDefined()
  expect([elsewhere.queryByText(/\$/), elsewhere.queryByText(/sample/)]).toEqual([null, null])
})

test('a book says what is in it and what it costs, and has a sample on both papers', async () => {
  open(<BooksPage />)
  const book = goodNamed('Hard, Expert and Master book')
  expect(await book.findByText('$5.99')).toBeDefined()
  const { pages } = BOOK_CONTENTS['hard-master-book']
  expect(book.getByText(`102 puzzles on ${pages} pages, with all answers. A PDF to print.`)).toBeDefined()
  expect(book.getAllByRole('link', { name: /free sample/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/emojigma/books/sample/hard-master-book-A4.pdf',
    '/emojigma/books/sample/hard-master-book-Letter.pdf',
  ])
})

test('prices are in the currency that is chosen', async () => {
  open(<BooksPage />)
  await screen.findByText('$4.99')
  await user.selectOptions(screen.getByLabelText('Currency'), 'gbp')
  expect(goodNamed('Junior puzzle book').getByText('£3.99')).toBeDefined()
})

test('a guest who buys registers first, and goes on from there', async () => {
  open(<BooksPage />)
  const link = await screen.findByRole('link', { name: 'Buy it: Junior puzzle book' })
  expect(link.getAttribute('href')).toBe(`/register?redirectUrl=${encodeURIComponent('/pricing?choose=junior-book')}`)
  await user.type(screen.getByLabelText('Discount code'), 'WINTER20')
  expect(link.getAttribute('href')).toBe(`/register?redirectUrl=${encodeURIComponent('/pricing?choose=junior-book&code=WINTER20')}`)
})

test('who is signed in goes to the checkout, once however often they press', async () => {
  signInAs()
  const { calls, address } = open(<BooksPage />)
  await screen.findByText('$4.99')
  await user.dblClick(await screen.findByRole('button', { name: 'Buy it: Junior puzzle book' }))
  await waitFor(() => expect(address()).toBe(CHECKOUT))
  const wishes = calls.filter(({ path }) => path === createCheckout.path).map(({ body }) => body['priceIdRequest'])
  expect(wishes).toEqual([{ PriceId: 'junior-book-usd', CheckoutKey: expect.any(String) }])
})

test('a code that was typed goes along, and what is wrong with it stands at its field', async () => {
  signInAs()
  const over = { Message: 'The request is invalid.', ModelState: { error: ['This offer is over.'], Code: ['This offer is over.'] } }
  const { calls } = open(<BooksPage />, {}, { [createCheckout.path]: () => refusal(400, over) })
  await screen.findByText('$4.99')
  await user.type(screen.getByLabelText('Discount code'), 'WINTER20')
  await user.click(await screen.findByRole('button', { name: 'Buy it: Junior puzzle book' }))
  expect(await screen.findByText('This offer is over.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Discount code').value).toBe('WINTER20')
  expect(goodNamed('Junior puzzle book').queryByRole('alert')).toBeNull()
  expect(calls.find(({ path }) => path === createCheckout.path)?.body).toMatchObject({ priceIdRequest: { Code: 'WINTER20' } })
})

test('a refusal stands beside the book that it is about', async () => {
  signInAs()
  open(<BooksPage />, {}, { [createCheckout.path]: () => refusal(503, { Message: 'Payment isn’t available right now.' }) })
  await screen.findByText('$4.99')
  await user.click(await screen.findByRole('button', { name: 'Buy it: Junior puzzle book' }))
  expect(await goodNamed('Junior puzzle book').findByText('Payment isn’t available right now.')).toBeDefined()
  expect(screen.getAllByText('Payment isn’t available right now.')).toHaveLength(1)
})

test('who has a book fetches it, and is not offered it again', async () => {
  signInAs()
  const saved: (string | null)[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'))
  })
  const Url = '/emojigma/books/7/junior-book-Letter.pdf?until=1&signature=a'
  const { calls } = open(<BooksPage />, {}, { [getOrders.path]: () => ({ Orders: [ORDER] }), [getBookUrl.path]: () => ({ Url }) })
  const download = within(await screen.findByRole('group', { name: 'Download the Junior puzzle book' }))
  expect(goodNamed('Junior puzzle book').queryByRole('button', { name: /Buy/ })).toBeNull()
  await user.click(download.getByRole('button', { name: 'PDF, Letter' }))
  await waitFor(() => expect(saved).toEqual([Url]))
  expect(calls.filter(({ path }) => path === getBookUrl.path)).toHaveLength(1)
})

test('a book that cannot be fetched says why, and can be tried again', async () => {
  signInAs()
  open(
    <BooksPage />,
    {},
    {
      [getOrders.path]: () => ({ Orders: [ORDER] }),
      [getBookUrl.path]: () => refusal(403, { Message: 'Only people who bought this book can open it.' }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'PDF, A4' }))
  expect((await goodNamed('Junior puzzle book').findByRole('alert')).textContent).toBe('Only people who bought this book can open it.')
  expect(screen.getByRole('button', { name: 'PDF, A4' })).toBeDefined()
})

test('prices that cannot be fetched are told, and can be tried again; samples are there all the while', async () => {
  let isDown = true
  open(<BooksPage />, {}, { [getProducts.path]: () => (isDown ? refusal(503) : PRODUCTS) })
  await screen.findByText('The prices aren’t available right now.')
  expect(screen.getAllByRole('link', { name: /free sample/ })).toHaveLength(6)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$4.99')).toBeDefined()
})

test.each([
  ['a student', () => signInAs({ isStudent: true }), '/books'],
  ['a child', () => signInAs({ isChild: true }), '/books'],
  ['everybody who comes from a junior puzzle', () => signInAs(), '/books?levelId=7'],
])('%s sees no prices and nothing to buy', async (_who, signIn, address) => {
  signIn()
  const { calls } = open(<BooksPage />, {}, {}, address)
  expect(await screen.findAllByText('A grown-up looks after buying.')).toHaveLength(3)
  expect(screen.queryByText(/\$|£|€/)).toBeNull()
  expect([screen.queryByRole('button'), screen.queryByLabelText('Currency')]).toEqual([null, null])
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull()
  expect(calls.filter(({ path }) => path === getProducts.path)).toEqual([])
})

test('who may be a child is not led to another shop', async () => {
  signInAs({ isChild: true })
  const shopLinks = { mug: 'https://things.example/mug', 'junior-book': 'https://things.example/book' }
  open(<ShopPage />, { shopLinks })
  expect(goodNamed('Mug').getByText('A grown-up looks after buying.')).toBeDefined()
  cleanup()
  open(<BooksPage />, { shopLinks })
  expect(goodNamed('Junior puzzle book').getByText('A grown-up looks after buying.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /things\.example/ })).toBeNull()
})

test('both pages speak to grown-ups', () => {
  serverWith()
  renderAt('/shop', <ShopPage />)
  expect(screen.getByText('For grown-ups.')).toBeDefined()
  cleanup()
  renderAt('/books', <BooksPage />)
  expect(screen.getByText('For grown-ups.')).toBeDefined()
})

test.each([
  ['/books?levelId=8', 'Junior puzzle book', 'The book for Level 3'],
  ['/books?levelId=2', 'Easy and Medium puzzle book', 'The book for Medium'],
  ['/books?levelId=5', 'Hard, Expert and Master book', 'The book for Master'],
])('at %s the %s comes first and stands out', (address, name, why) => {
  serverWith()
  renderAt(address, <BooksPage />)
  expect(goodNamed(name).getByText(why)).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(name)
  expect(screen.getAllByText(/^The book for/)).toHaveLength(1)
})

test('the book beside a puzzle is the one that the shop has for its level, under the same name', () => {
  for (const levelId of ALL_LEVEL_IDS) {
    const books = BOOK_GOODS.filter(({ levels }) => levels.includes(levelId))
    expect(books.map(({ item, name }) => [item, name])).toEqual([bookFor(levelId)])
  }
})

test.each(['/books', '/books?levelId=11', '/books?levelId=mug'])('at %s no book stands out', (address) => {
  serverWith()
  renderAt(address, <BooksPage />)
  expect(screen.queryByText(/^The book for/)).toBeNull()
})
