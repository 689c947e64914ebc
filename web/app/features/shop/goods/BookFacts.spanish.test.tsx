// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/papers.ts', () => import('../../../../../messages/src/es/words/papers.ts'))

const { BookFacts } = await import('./BookFacts.tsx')

afterEach(cleanup)

test('the free sample comes on papers that have Spanish names', () => {
  serverWith()
  renderAt('/books', <BookFacts bookId="junior-book" name="Libro de puzles júnior" />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['A4', 'Carta'])
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'A4, una muestra gratis de: Libro de puzles júnior',
    'Carta, una muestra gratis de: Libro de puzles júnior',
  ])
  expect(links[1]?.getAttribute('href')).toContain('-Letter.pdf')
})
