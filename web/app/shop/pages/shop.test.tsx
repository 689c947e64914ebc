// @vitest-environment jsdom
import { SHOP_ITEMS } from '@emojigma/contract/rules/shop-items.ts'
import { ALL_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith, SITE } from '../../testing/test-site.tsx'
import { bookFor } from '../../puzzles/book.ts'
import { BOOK_GOODS, SWAG_GOODS } from '../goods.ts'
import { Component as BooksPage } from './BooksPage.tsx'
import { Component as ShopPage } from './ShopPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const goodNamed = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)

test('the shop shows each thing once, books first', () => {
  serverWith()
  expect([...BOOK_GOODS, ...SWAG_GOODS].map(({ item }) => item)).toEqual(SHOP_ITEMS)
  renderAt('/shop', <ShopPage />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    [...BOOK_GOODS, ...SWAG_GOODS].map(({ name }) => name),
  )
})

test('what has no link says that it is not in the shop yet; what has one leads to another site and says so', () => {
  serverWith()
  renderAt('/shop', <ShopPage />, { ...SITE, shopLinks: { mug: 'https://things.example/mug?ref=1' } })
  const mug = goodNamed('Mug')
  const link = mug.getByRole('link', { name: 'See the Mug at things.example' })
  expect(link.getAttribute('href')).toBe('https://things.example/mug?ref=1')
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['external', 'nofollow', 'noopener']))
  expect(mug.getByText('(another site)')).toBeDefined()
  expect(goodNamed('Poster').getByText('Not in the shop yet.')).toBeDefined()
  expect(screen.getAllByText('Not in the shop yet.')).toHaveLength(SHOP_ITEMS.length - 1)
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
