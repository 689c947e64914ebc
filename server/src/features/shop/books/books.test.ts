import { getBookUrl, type BookUrl } from '@emojigma/contract/shop/books.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { bookSamplePath } from '@emojigma/contract/puzzles/pictures.ts'
import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import { BOOKS, type BookId } from '@emojigma/contract/rules/shop-items.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookFile } from './edition.ts'
import { Books } from './service.ts'
import { changeOrder, Orders } from '../orders/service.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

let opened: TestDatabase
let site: TestSite
beforeAll(async () => {
  opened = await openTestDatabase()
  site = await openTestSite({ days: [], shared: opened })
})
afterAll(async () => {
  await site.close()
  await opened.remove()
})

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length

async function ask(bookId: string, { token }: Pick<TestAccount, 'token'>, more = '') {
  const { status, body } = await site.get(`${getBookUrl.path}?bookId=${bookId}${more}`, { authorization: `Bearer ${token}` })
  return { status, body: JSON.parse(body.toString()) as BookUrl & FailureBody }
}

async function buy(bookId: BookId): Promise<TestAccount> {
  const buyer = await site.register()
  const { body } = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: `${bookId}-eur` } }, buyer.token)
  await site.post(payWithTestMoney.path, { CheckoutId: body.Url.slice('/checkout/'.length), Outcome: 'paid' }, buyer.token)
  return buyer
}

test.each(BOOKS)('anybody may have some pages of the %s, on both papers', async (bookId) => {
  for (const paper of ['A4', 'Letter'] as const) {
    const { status, headers, body } = await site.get(bookSamplePath(bookId, paper))
    expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([200, 'application/pdf', body.length])
    expect(headers['content-disposition']).toBe(`attachment; filename="emojigma-${bookId}-sample-${paper}.pdf"`)
    expect(pagesOf(body)).toBeLessThan(10)
    expect((await site.get(bookSamplePath(bookId, paper), { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  }
})

test.each(['mug-A4.pdf', 'junior-book-A5.pdf', 'junior-book-A4', 'junior-book.pdf'])('there is no sample %s', async (file) => {
  expect((await site.get(`/emojigma/books/sample/${file}`)).status).toBe(404)
})

test('who has bought a book gets all of it, with its length, drawn once and then from the disk', async () => {
  const buyer = await buy('junior-book')
  const urls = await Promise.all(Array.from({ length: 5 }, async () => (await ask('junior-book', buyer)).body.Url))
  expect(new Set(urls).size).toBe(1)
  const { status, headers, body } = await site.get(urls[0] ?? '')
  expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([200, 'application/pdf', body.length])
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="emojigma-junior-book-A4.pdf"',
  })
  expect(pagesOf(body)).toBe(BOOK_CONTENTS['junior-book'].pages)
  const files = readdirSync(join(opened.address.dataFolder, 'books'), { recursive: true }).map(String)
  expect(files.filter((name) => name.endsWith(join('books', 'junior-book-A4.pdf')))).toHaveLength(1)
  const letter = await site.get((await ask('junior-book', buyer, '&paper=Letter')).body.Url)
  expect(letter.headers['content-disposition']).toContain('junior-book-Letter.pdf')
})

test('others have to buy it, also when they bought another one or have a plan', async () => {
  const [buyer, guest] = [await buy('junior-book'), { token: '' }]
  const teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher')
  expect((await ask('hard-master-book', buyer)).body.Message).toContain('people who bought this book')
  expect([(await ask('hard-master-book', buyer)).status, (await ask('hard-master-book', teacher)).status]).toEqual([403, 403])
  expect([(await ask('hard-master-book', guest)).status, (await ask('mug', buyer)).status]).toEqual([401, 400])
})

test('an address that was altered, or that is too old, opens nothing', async () => {
  const { Url } = (await ask('junior-book', await buy('junior-book'))).body
  const bad = [
    Url.replace('until=1', 'until=2'),
    Url.replace('junior-book', 'hard-master-book'),
    Url.replace('A4', 'Letter'),
    Url.replace(/books\/\d+/, 'books/1e3'),
    Url.split('?')[0] ?? '',
  ]
  for (const url of bad) expect((await site.get(url)).status).toBe(403)
  expect((await site.get(Url)).status).toBe(200)
  site.setClock(NOON_MS + 2 * 3_600_000)
  expect((await site.get(Url)).status).toBe(403)
  site.setClock(NOON_MS)
})

test('a book that is given back is closed at once, its address too', async () => {
  const buyer = await buy('junior-book')
  const { Url } = (await ask('junior-book', buyer)).body
  expect((await site.get(Url)).status).toBe(200)
  const [order] = await site.service(Orders).of(buyer.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  expect([(await site.get(Url)).status, (await ask('junior-book', buyer)).status]).toEqual([403, 403])
})

test('a book that another shop sells is not sold here, and stays with those who have it', async () => {
  const SHOP_LINKS = JSON.stringify({ 'junior-book': 'https://books.example/junior' })
  const other = await openTestSite({ days: [], environment: { SHOP_LINKS } })
  const buyer = await other.register()
  const begun = (bookId: BookId) => other.post(createCheckout.path, { priceIdRequest: { PriceId: `${bookId}-usd` } }, buyer.token)
  expect([(await begun('junior-book')).status, (await begun('hard-master-book')).status]).toEqual([400, 200])
  await other.grant(buyer.accountId, 'junior-book')
  const asked = await other.get(`${getBookUrl.path}?bookId=junior-book`, { authorization: `Bearer ${buyer.token}` })
  expect(asked.status).toBe(200)
  await other.close()
})

test('where several books are drawn, networks take turns', async () => {
  const clients: unknown[] = []
  const run = async (_name: string, _file: BookFile, { client }: { readonly client: string }) => {
    clients.push(client)
    return Buffer.from('a book')
  }
  const unused = undefined as never
  const files = { has: async () => false, stream: async () => undefined, write: async () => undefined }
  const books = new Books({ orders: unused, addresses: unused, clock: unused, files, threads: { line: () => ({ run }) as never } })
  await books.file({ bookId: 'junior-book', paper: 'A4', isSample: true }, '198.51.100.7')
  expect(clients).toEqual(['198.51.100.7'])
})
