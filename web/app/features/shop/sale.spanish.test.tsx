// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../platform/testing/test-session.ts'
import { clearSession } from '../../platform/session/session-storage.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/papers.ts', () => import('../../../../messages/src/es/words/papers.ts'))

const { BookDownload } = await import('./BookDownload.tsx')
const { CheckoutForm } = await import('./CheckoutForm.tsx')

afterEach(() => {
  cleanup()
  clearSession()
})

const CHECKOUT = {
  CheckoutId: '8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f',
  ProductId: 'junior-book',
  Name: 'Libro de puzles júnior',
  Currency: 'eur',
  FullMinor: 499,
  AmountMinor: 399,
  PercentageDiscount: 20,
  State: 'open',
  IsTest: true,
} as const

test.each([
  [{ Code: 'WINTER20' }, '20 % menos con WINTER20'],
  [{}, '20 % menos'],
])('what is saved is said in Spanish alone, with a code or without (%j)', (code, words) => {
  signInAs()
  serverWith()
  renderAt('/checkout/1', <CheckoutForm checkout={{ ...CHECKOUT, ...code }} onPaid={async () => {}} onLeave={() => {}} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Precio', words, 'Por pagar'])
})

test('a bought book comes on papers that have Spanish names', () => {
  serverWith()
  renderAt('/myAccount', <BookDownload bookId="junior-book" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(['PDF, A4', 'PDF, Carta'])
})
