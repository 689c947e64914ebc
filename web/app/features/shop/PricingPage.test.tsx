// @vitest-environment jsdom
import * as productWords from '@emojigma/messages/words/products.ts'
import { createCheckout, getGeo, getProducts } from '@emojigma/contract/shop/checkout.ts'
import { getTrial } from '@emojigma/contract/shop/trials.ts'
import { getSpecialOffers } from '@emojigma/contract/shop/offers.ts'
import { CURRENCIES, PRODUCT_IDS } from '@emojigma/contract/rules/products.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteChild } from '../../platform/session/likely-child.ts'
import { clearSession, type Account } from '../../platform/session/session-storage.ts'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { Component as PricingPage } from './PricingPage.tsx'

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const CHECKOUT = '/checkout/8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f'
const PRODUCTS = {
  Products: {
    data: PRODUCT_IDS.map((id, index) => ({
      id,
      name: productWords.names[id],
      active: true,
      prices: CURRENCIES.map((Currency, place) => ({
        Id: `${id}-${Currency}`,
        Currency,
        AmountMinor: 1699 + 2300 * index + 100 * place,
        ...(id === 'individual' && { MonthlyMinor: 167 + place }),
      })),
    })),
  },
}
const WINTER = { Name: 'Winter', Description: '', PercentageDiscount: 25, Code: 'WINTER25', DateTo: '2027-12-21T12:00:00.000Z' }

const user = userEvent.setup()
const card = (name: string) => within(screen.getByRole('article', { name }))
const codeField = () => screen.getByLabelText<HTMLInputElement>('Discount code')
const priced = () => screen.findByText('$16.99')
const wishes = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === createCheckout.path).map(({ body }) => body['priceIdRequest'] as Record<string, string>)

interface World {
  readonly account?: Partial<Account>
  readonly replies?: Replies
  readonly address?: string
}

function open({ account, replies = {}, address = '/pricing' }: World = {}) {
  if (account) signInAs(account)
  const leave = vi.fn<(url: string) => void>()
  const calls = serverWith({
    [getProducts.path]: () => PRODUCTS,
    [getGeo.path]: () => ({ currency: 'usd' }),
    [getSpecialOffers.path]: () => ({ SpecialOffer: null }),
    [createCheckout.path]: () => ({ Url: CHECKOUT }),
    ...replies,
  })
  const view = renderAt(address, [
    { path: '/pricing', element: <PricingPage leave={leave} /> },
    { path: '*', element: null },
  ])
  return { calls, leave, ...view }
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('prices', () => {
  test('stand on three cards, for a year and for a month, in the currency of the country', async () => {
    open({ replies: { [getGeo.path]: () => ({ currency: 'gbp' }) } })
    expect(await screen.findByText('£17.99')).toBeTruthy()
    expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'Free Play',
      'Individual',
      'Teacher',
    ])
    expect(card('Free Play').getByText('£0.00')).toBeTruthy()
    const monthly = card('Individual').getByText('From about £1.68 per month, billed annually')
    expect(screen.getByText('£17.99').compareDocumentPosition(monthly)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(card('Teacher').getByText('£40.99')).toBeTruthy()
    expect(card('Teacher').getByText('Billed annually, with student logins included')).toBeTruthy()
    expect(card('Teacher').getByText('300 student logins')).toBeTruthy()
  })

  test('are not shown before the country is known', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { calls } = open({ replies: { [getGeo.path]: () => promise } })
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getProducts.path))
    expect(screen.queryByText(/\.99/)).toBeNull()
    resolve({ currency: 'eur' })
    expect(await screen.findByText('€21.99')).toBeTruthy()
  })

  test('can be seen in any of six currencies, and the choice stays on the device', async () => {
    open()
    await priced()
    const chooser = screen.getByLabelText('Currency')
    expect(
      within(chooser)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['USD $', 'GBP £', 'NZD $', 'CAD $', 'AUD $', 'EUR €'])
    await user.selectOptions(chooser, 'EUR €')
    expect(card('Individual').getByText('€21.99')).toBeTruthy()
    cleanup()
    const { calls } = open()
    expect(await screen.findByText('€21.99')).toBeTruthy()
    expect(calls.map(({ path }) => path)).not.toContain(getGeo.path)
  })

  test('are in dollars where the country cannot be asked for', async () => {
    open({ replies: { [getGeo.path]: () => undefined } })
    expect(await priced()).toBeTruthy()
  })

  test('that cannot be fetched can be asked for again', async () => {
    const replies = [undefined, PRODUCTS]
    open({ replies: { [getProducts.path]: () => replies.shift() } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await priced()).toBeTruthy()
  })
})

test('a parent reads what a child learns, sees progress, and reads how to cancel', async () => {
  open()
  await priced()
  const part = (name: string) => within(screen.getByRole('region', { name }))
  expect(part('What your child learns').getAllByRole('listitem')).toHaveLength(3)
  expect(part('See the progress').getByRole('img', { name: /^Six weeks of puzzles/ })).toBeTruthy()
  expect(part('Good to know').getByText(/^Cancel online anytime in My account/)).toBeTruthy()
})

describe('the discount code', () => {
  const isFolded = () => !codeField().closest('details')?.open

  test('is folded away until it is wanted, and stays open while it is typed', async () => {
    open()
    await priced()
    expect(isFolded()).toBe(true)
    await user.click(screen.getByText('Have a discount code?'))
    await user.type(codeField(), 'A')
    await user.clear(codeField())
    expect(isFolded()).toBe(false)
  })

  test('of a running offer is shown', async () => {
    open({ replies: { [getSpecialOffers.path]: () => ({ SpecialOffer: WINTER }) } })
    await waitFor(() => expect(isFolded()).toBe(false))
    expect(codeField().value).toBe('WINTER25')
  })
})

describe('a guest', () => {
  test('is led to register, and from there back to what was chosen, with the code', async () => {
    open()
    await priced()
    await user.type(codeField(), 'Winter 25')
    const href = card('Teacher').getByRole('link', { name: 'Choose Teacher' }).getAttribute('href')
    expect(href).toBe(`/register?redirectUrl=${encodeURIComponent('/pricing?choose=teacher&code=Winter+25')}`)
    expect(card('Free Play').getByRole('link', { name: 'Register free' }).getAttribute('href')).toBe('/register')
  })

  test('who came back signed in goes on to the checkout by itself, once', async () => {
    const { calls, address } = open({ account: {}, address: '/pricing?choose=teacher&code=WINTER25' })
    await waitFor(() => expect(address()).toBe(CHECKOUT))
    expect(wishes(calls)).toEqual([{ PriceId: 'teacher-usd', Code: 'WINTER25', CheckoutKey: expect.any(String) as string }])
  })

  test('of a book goes on to its checkout, too, and says what keeps it from there', async () => {
    const replies = [
      refusal(400, { Message: 'no', ModelState: { error: ['Junior puzzle book: it is yours already.'] } }),
      { Url: CHECKOUT },
    ]
    const world = { account: {}, replies: { [createCheckout.path]: () => replies.shift() } }
    const { calls, unmount } = open({ ...world, address: '/pricing?choose=junior-book&code=' })
    expect(await screen.findByText('Junior puzzle book: it is yours already.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the books' }).getAttribute('href')).toBe('/books')
    expect(wishes(calls)).toEqual([{ PriceId: 'junior-book-usd', CheckoutKey: expect.any(String) as string }])
    unmount()
    const { address } = open({ ...world, address: '/pricing?choose=hard-master-book' })
    await waitFor(() => expect(address()).toBe(CHECKOUT))
  })

  test('who came back for a book without a code pays its price, and finds the code of the plans’ offer typed', async () => {
    const replies = {
      [getSpecialOffers.path]: () => ({ SpecialOffer: WINTER }),
      [createCheckout.path]: () => refusal(503, { Message: 'Not just now.' }),
    }
    const { calls } = open({ account: {}, replies, address: '/pricing?choose=junior-book' })
    await waitFor(() => expect(codeField().value).toBe('WINTER25'))
    await waitFor(() => expect(wishes(calls)).toEqual([{ PriceId: 'junior-book-usd', CheckoutKey: expect.any(String) as string }]))
  })

  test('who came back with that plan buys nothing twice', async () => {
    const { calls, address } = open({ account: { plan: 'individual' }, address: '/pricing?choose=individual' })
    await priced()
    expect([wishes(calls), address()]).toEqual([[], '/pricing?choose=individual'])
  })
})

describe('who is signed in', () => {
  test('goes to the checkout, by one call however often the button is pressed', async () => {
    const { calls, address } = open({ account: {} })
    await priced()
    await user.dblClick(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    await waitFor(() => expect(address()).toBe(CHECKOUT))
    expect(wishes(calls)).toEqual([{ PriceId: 'individual-usd', CheckoutKey: expect.stringMatching(/^[\da-f-]{36}$/) as string }])
  })

  test('leaves for the page of a payment provider', async () => {
    const { leave, address } = open({ account: {}, replies: { [createCheckout.path]: () => ({ Url: 'https://pay.example/c/1' }) } })
    await priced()
    await user.click(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://pay.example/c/1']]))
    expect(address()).toBe('/pricing')
  })

  test('may choose again after going back before the next page is there', async () => {
    const { leave } = open({ account: {}, replies: { [createCheckout.path]: () => ({ Url: 'https://pay.example/c/1' }) } })
    await priced()
    await user.click(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(card('Teacher').getByRole('button').getAttribute('aria-disabled')).toBe('true')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(card('Individual').getByRole('button', { name: 'Choose Individual' }).getAttribute('aria-disabled')).toBe('false')
    await user.click(card('Teacher').getByRole('button', { name: 'Choose Teacher' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  })

  test('is told when the provider is away, keeps what was typed, and tries the same checkout again', async () => {
    const replies = [refusal(503, { Message: 'Nothing can be paid just now. Try again in a moment.' }), { Url: CHECKOUT }]
    const { calls, address } = open({ account: {}, replies: { [createCheckout.path]: () => replies.shift() } })
    await priced()
    await user.type(codeField(), 'OTTER')
    const choose = () => user.click(card('Teacher').getByRole('button', { name: 'Choose Teacher' }))
    await choose()
    expect((await card('Teacher').findByRole('alert')).textContent).toBe('Nothing can be paid just now. Try again in a moment.')
    expect([codeField().value, card('Individual').queryByRole('alert')]).toEqual(['OTTER', null])
    await choose()
    await waitFor(() => expect(address()).toBe(CHECKOUT))
    const [first, second] = wishes(calls)
    expect(first).toEqual(second)
  })

  test('is told under the code what is wrong with it, and may choose without', async () => {
    const words = 'There is no such offer.'
    const replies = [refusal(400, { Message: 'The request is invalid.', ModelState: { error: [words], Code: [words] } }), { Url: CHECKOUT }]
    const { calls, address } = open({ account: {}, replies: { [createCheckout.path]: () => replies.shift() } })
    await priced()
    await user.type(codeField(), 'NOTHING')
    await user.click(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect([codeField().value, codeField().getAttribute('aria-invalid'), document.activeElement]).toEqual(['NOTHING', 'true', codeField()])
    await user.clear(codeField())
    await user.click(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    await waitFor(() => expect(address()).toBe(CHECKOUT))
    const keys = wishes(calls).map(({ CheckoutKey }) => CheckoutKey)
    expect([wishes(calls).map(({ Code }) => Code), keys[0] === keys[1]]).toEqual([['NOTHING', undefined], false])
  })

  test('finds the code of the offer that runs typed already', async () => {
    const { calls } = open({ account: {}, replies: { [getSpecialOffers.path]: () => ({ SpecialOffer: WINTER }) } })
    await priced()
    await waitFor(() => expect(codeField().value).toBe('WINTER25'))
    await user.click(card('Individual').getByRole('button', { name: 'Choose Individual' }))
    await waitFor(() => expect(wishes(calls)[0]?.['Code']).toBe('WINTER25'))
  })

  test.each([
    ['none', 'Free Play', ['Choose Individual', 'Choose Teacher']],
    ['individual', 'Individual', ['Choose Teacher']],
    ['teacher', 'Teacher', []],
  ] as const)('with the plan %s sees it marked, and is offered what is more', async (plan, marked, buttons) => {
    open({ account: { plan } })
    await priced()
    expect(card(marked).getByText('Your plan')).toBeTruthy()
    expect(screen.getAllByText('Your plan')).toHaveLength(1)
    expect(card('Teacher').queryByText(/^Your Individual plan stays beside it/) !== null).toBe(plan === 'individual')
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  })
})

test.each([
  ['a student', () => signInAs({ isStudent: true })],
  ['a child’s account', () => signInAs({ isChild: true })],
  ['a device that said that a child sits at it', noteChild],
])('nothing is sold to %s', async (_who, prepare) => {
  prepare()
  const { calls } = open({ address: '/pricing?choose=individual' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A grown-up looks after plans')
  screen.getByText(/Three puzzles a day and every riddle are free/)
  expect(screen.queryByText(/\$|Choose/)).toBeNull()
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([]))
})

test('the page leads to a quote', () => {
  open()
  expect(screen.getByRole('link', { name: 'Quote as PDF' }).getAttribute('href')).toBe('/quote')
})

test('the Teacher plan leads to its trial, and can be bought while the trial runs', async () => {
  open()
  await priced()
  expect(card('Teacher').getByRole('link', { name: 'Free for 30 days' }).getAttribute('href')).toBe('/school')
  cleanup()
  const running = { State: 'running', EndsAt: '2026-12-30T12:00:00.000Z' }
  const { calls } = open({ account: { plan: 'teacher' }, replies: { [getTrial.path]: () => running } })
  await priced()
  await user.click(await card('Teacher').findByRole('button'))
  await waitFor(() => expect(wishes(calls)).toEqual([{ PriceId: 'teacher-usd', CheckoutKey: expect.any(String) }]))
  cleanup()
  open({ account: { plan: 'teacher' }, replies: { [getTrial.path]: () => ({ State: 'closed' }) } })
  await priced()
  expect(card('Teacher').queryByRole('link', { name: 'Free for 30 days' })).toBeNull()
})

test('a student of a class with a plan reads that every puzzle is open', () => {
  signInAs({ isStudent: true, plan: 'student' })
  open({ address: '/pricing' })
  screen.getByText(/Every puzzle is open for you already/)
  expect(screen.queryByText(/Three puzzles a day/)).toBeNull()
})
