// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getCheckout, payWithTestMoney, type CheckoutView } from '@emojigma/contract/shop/checkout.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storedAccount, type Account } from '../../platform/session/session-storage.ts'
import { OTTER, refusal, signInAs, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { Component as CheckoutPage } from './CheckoutPage.tsx'

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const ID = '8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f'
const OPEN: CheckoutView = {
  CheckoutId: ID,
  ProductId: 'individual',
  Name: 'Individual',
  Currency: 'usd',
  FullMinor: 1699,
  AmountMinor: 1699,
  State: 'open',
  IsTest: true,
}

const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const heading = async (name: string) => expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
const payments = (calls: readonly Call[]) => calls.filter(({ path }) => path === payWithTestMoney.path).map(({ body }) => body['Outcome'])

function open(checkout: Partial<CheckoutView> = {}, replies: Replies = {}, account: Partial<Account> = {}) {
  signInAs(account)
  const calls = serverWith({ [getCheckout.path]: () => ({ ...OPEN, ...checkout }), ...replies })
  const view = renderAt(`/checkout/${ID}`, [
    { path: '/checkout/:checkoutId', element: <CheckoutPage /> },
    { path: '*', element: null },
  ])
  return { calls, ...view }
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

test('a guest is led to log in, and back', () => {
  serverWith()
  renderAt(`/checkout/${ID}`, <CheckoutPage />)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(`/login?redirectUrl=%2Fcheckout%2F${ID}`)
})

test('what is bought and what it costs stands above the buttons, and that no one is charged', async () => {
  open()
  await heading('Checkout')
  await screen.findByRole('heading', { level: 2, name: 'Individual' })
  expect(screen.getByText('Test money: no one is charged.')).toBeTruthy()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['To pay'])
  expect(screen.getByRole('definition').textContent).toBe('$16.99 USD')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('what a code saves is counted', async () => {
  open({ PercentageDiscount: 25, Code: 'WINTER25', AmountMinor: 1274, Currency: 'gbp' })
  await screen.findByRole('heading', { level: 2, name: 'Individual' })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Price', '25% off with WINTER25', 'To pay'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['£16.99', '−£4.25', '£12.74 GBP'])
})

test.each([
  ['individual', 'teacher', true],
  ['none', 'teacher', false],
  ['individual', 'junior-book', false],
] as const)('with the plan %s the checkout of %s says that Individual stays: %s', async (plan, ProductId, isSaid) => {
  open({ ProductId }, {}, { plan })
  await screen.findByRole('button', { name: 'Pay with test money' })
  expect(screen.queryByText(/^Your Individual plan stays beside it/) !== null).toBe(isSaid)
})

test('once it is paid the account has its plan at once, and there is thanks', async () => {
  let State: CheckoutView['State'] = 'open'
  const { calls } = open(
    {},
    {
      [getCheckout.path]: () => ({ ...OPEN, State }),
      [payWithTestMoney.path]: () => {
        State = 'paid'
        return { Outcome: 'paid' }
      },
      [getUserInfo.path]: () => userInfoOf({ ...OTTER, plan: 'individual' }),
    },
  )
  await screen.findByRole('button', { name: 'Pay with test money' })
  await user.dblClick(screen.getByRole('button', { name: 'Pay with test money' }))
  await heading('Thank you!')
  expect([payments(calls), storedAccount()?.plan]).toEqual([['paid'], 'individual'])
  expect(screen.getByRole('link', { name: 'Choose a puzzle' }).getAttribute('href')).toBe('/puzzle')
  expect(screen.queryByRole('button')).toBeNull()
  // The pressed button is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a declined card is told, and another one can be tried', async () => {
  const { calls } = open(
    {},
    {
      [payWithTestMoney.path]: ({ body }) => ({ Outcome: body['Outcome'] }),
      [getUserInfo.path]: () => userInfoOf({ ...OTTER, plan: 'individual' }),
    },
  )
  await press('Try a card that is declined')
  expect((await screen.findByRole('alert')).textContent).toBe('The card was declined, so nothing was paid. You can try again.')
  expect(storedAccount()?.plan).toBe('none')
  await press('Pay with test money')
  await waitFor(() => expect([payments(calls), storedAccount()?.plan]).toEqual([['declined', 'paid'], 'individual']))
})

test.each([
  ['the server’s reason', refusal(400, { Message: 'This offer is over.' }), 'This offer is over.'],
  ['that it cannot be reached', undefined, 'Emojigma can’t be reached right now. Nothing you typed is lost: try again in a moment.'],
])('a payment that fails tells %s, and can be tried again', async (_what, reply, words) => {
  open({}, { [payWithTestMoney.path]: () => reply })
  await press('Pay with test money')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByRole('button', { name: 'Pay with test money' }).getAttribute('aria-disabled')).toBe('false')
})

test.each([
  ['plan', {}, '/pricing'],
  ['book', { ProductId: 'junior-book', Name: 'Junior puzzle book' }, '/books'],
] as const)('one may leave a %s without paying', async (_what, checkout, path) => {
  const { address } = open(checkout)
  await press('Not now')
  expect(address()).toBe(path)
})

test('a payment whose reply is lost opens the plan all the same, and is not paid again', async () => {
  let State: CheckoutView['State'] = 'open'
  const { calls } = open(
    {},
    {
      [getCheckout.path]: () => ({ ...OPEN, State }),
      [payWithTestMoney.path]: () => {
        State = 'paid'
        return undefined
      },
      [getUserInfo.path]: () => userInfoOf({ ...OTTER, plan: 'individual' }),
    },
  )
  await press('Pay with test money')
  await heading('Thank you!')
  await waitFor(() => expect(storedAccount()?.plan).toBe('individual'))
  expect(payments(calls)).toEqual(['paid'])
})

test('who has paid a book finds it there at once', async () => {
  open({ State: 'paid', ProductId: 'junior-book', Name: 'Junior puzzle book' })
  await heading('Thank you!')
  expect(screen.getByText(/^The Junior puzzle book is yours now/)).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Download the Junior puzzle book' })).getAllByRole('button')).toHaveLength(2)
})

test.each([
  ['paid already', { State: 'paid' }, 'Thank you!', 'Choose a puzzle', '/puzzle'],
  ['of teachers and paid', { State: 'paid', ProductId: 'teacher' }, 'Thank you!', 'Make a classroom', '/manageStudents'],
  ['of a book and paid', { State: 'paid', ProductId: 'junior-book' }, 'Thank you!', 'To the books', '/books'],
  ['run out', { State: 'expired' }, 'This checkout has expired', 'See plans', '/pricing'],
] as const)('a checkout that is %s says so, and cannot be paid', async (_what, changes, title, link, href) => {
  open(changes)
  await heading(title)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
  expect(screen.queryByRole('button', { name: /^Pay|^Try a card/ })).toBeNull()
})

test.each([404, 400])('an address that is nobody’s checkout (%i) leads to the plans', async (status) => {
  open({}, { [getCheckout.path]: () => refusal(status) })
  await heading('This checkout doesn’t exist')
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
})

test('a checkout that cannot be fetched can be asked for again', async () => {
  const replies = [undefined, OPEN]
  open({}, { [getCheckout.path]: () => replies.shift() })
  await press('Try again')
  expect(await screen.findByText('Test money: no one is charged.')).toBeTruthy()
})

test('a child is sold nothing', async () => {
  signInAs({ isChild: true })
  const calls = serverWith()
  renderAt(`/checkout/${ID}`, <CheckoutPage />)
  await heading('A grown-up looks after plans')
  expect(calls).toEqual([])
})
