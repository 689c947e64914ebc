// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { customerPortal, getAccountStatus, getSubscriptions, setRenewal } from '@emojigma/contract/shop/checkout.ts'
import { getOrders, type OrderView } from '@emojigma/contract/shop/orders.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, storedAccount, type Account } from '../../platform/session/session-storage.ts'
import { NOON_MS } from '../../platform/testing/noon.ts'
import { OTTER, refusal, signInAs, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Activation } from './Activation.tsx'
import { PendingOrder } from './PendingOrder.tsx'
import { YourPlan } from './YourPlan.tsx'

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const PAID: OrderView = {
  Id: 7,
  ProductId: 'individual',
  Active: true,
  IsExpired: false,
  StartsAt: '2026-11-21T11:59:00.000Z',
  EndsAt: '2027-11-21T11:59:00.000Z',
  Renews: true,
  AmountMinor: 1699,
  Currency: 'usd',
  IsFree: false,
  IsTrial: false,
}
const GIFT: OrderView = {
  Id: 3,
  ProductId: 'teacher',
  Active: true,
  IsExpired: true,
  StartsAt: '2025-02-01T00:00:00.000Z',
  EndsAt: '2026-02-01T00:00:00.000Z',
  Renews: false,
  IsFree: true,
  IsTrial: false,
}

const user = userEvent.setup()
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

function open(orders: readonly OrderView[], replies: Replies = {}, account: Partial<Account> = {}) {
  signInAs(account)
  const leave = vi.fn<(url: string) => void>()
  const calls = serverWith({
    [getOrders.path]: () => ({ Orders: orders }),
    [getAccountStatus.path]: () => ({ Status: 'active' }),
    ...replies,
  })
  return { calls, leave, ...renderAt('/myAccount', <YourPlan leave={leave} />) }
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

describe('the plan in My account', () => {
  test('without one it is said what is free, and where there is more', async () => {
    open([])
    expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing')
    expect([screen.queryByRole('list'), screen.queryByRole('button')]).toEqual([null, null])
  })

  test('says until when it is, and lists what was bought and given', async () => {
    open([PAID, GIFT, { ...PAID, Id: 2, ProductId: 'junior-book', EndsAt: undefined, Renews: false, Active: false, Currency: 'eur' }])
    expect(await screen.findByText('Until 21 November 2027. Then it renews for another year.')).toBeTruthy()
    expect(rows()).toEqual([
      'Individual21 November 2026, until 21 November 2027$16.99Invoice as PDF',
      'Teacher1 February 2025, ended 1 February 2026A gift',
      'Junior puzzle book21 November 2026, taken back€16.99Invoice as PDF',
    ])
    expect(screen.getAllByRole('link', { name: 'Invoice as PDF' }).map((link) => link.getAttribute('href'))).toEqual([
      `/invoice/${PAID.Id}`,
      '/invoice/2',
    ])
  })

  test('a trial is not called a gift', async () => {
    open([{ ...GIFT, IsTrial: true, IsExpired: false, EndsAt: '2026-12-21T11:59:00.000Z' }])
    await screen.findByRole('list')
    expect(rows()).toEqual(['Teacher1 February 2025, until 21 December 2026Free trial'])
  })

  test('a book that one has can be fetched there, one that was given back cannot', async () => {
    const book = { ...PAID, ProductId: 'junior-book', EndsAt: undefined, Renews: false } as const
    open([book, { ...book, Id: 5, ProductId: 'hard-master-book', Active: false }])
    expect(await screen.findByRole('group', { name: 'Download the Junior puzzle book' })).toBeTruthy()
    expect(screen.getAllByRole('group')).toHaveLength(1)
  })

  test('whose last payment failed says so, until when it is open, and where the card is changed', async () => {
    open([PAID], { [getAccountStatus.path]: () => ({ Status: 'past_due' }) })
    expect(await screen.findByText(/^The payment for next year didn’t go through\./)).toBeTruthy()
    expect(screen.getByText('Until 21 November 2027 for now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Invoices, card and renewal' })).toBeTruthy()
  })

  test('that ended because a payment failed says so', async () => {
    open([{ ...PAID, IsExpired: true }], { [getAccountStatus.path]: () => ({ Status: 'past_due' }) })
    expect(await screen.findByText(/didn’t go through, so your plan has ended\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy()
  })

  test('that was never charged does not ask how its payment stands', async () => {
    const { calls } = open([GIFT, { ...PAID, IsFree: true }])
    await screen.findByRole('button', { name: 'Stop renewing' })
    expect(calls.filter(({ path }) => path === getAccountStatus.path)).toEqual([])
  })

  test('that has ended is none', async () => {
    open([GIFT])
    expect(await screen.findByRole('link', { name: 'See plans' })).toBeTruthy()
  })

  test('that was paid leads to invoices, and says when the provider is away', async () => {
    const replies = [refusal(503, { Message: 'Not just now.' }), { Url: 'https://pay.example/portal' }]
    const { leave } = open([PAID], { [customerPortal.path]: () => replies.shift() })
    const button = await screen.findByRole('button', { name: 'Invoices, card and renewal' })
    await user.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('Not just now.')
    await user.click(button)
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://pay.example/portal']]))
  })

  test('that was paid with test money can be stopped, and go on after all', async () => {
    let order: OrderView = { ...PAID, IsFree: true }
    open([], {
      [getOrders.path]: () => ({ Orders: [order] }),
      [setRenewal.path]: ({ body }) => {
        order = { ...order, Renews: body['Renews'] === true }
        return { Orders: [order] }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Stop renewing' }))
    expect(await screen.findByText('Until 21 November 2027. It doesn’t renew.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Renew again' }))
    expect(
      await screen.findByText('Until 21 November 2027. With real money it would renew then; test money lasts for one year.'),
    ).toBeTruthy()
    expect(rows()).toEqual(['Individual21 November 2026, until 21 November 2027$16.99 test moneyInvoice as PDF'])
    expect(screen.queryByRole('button', { name: 'Invoices, card and renewal' })).toBeNull()
  })

  test('that opens more comes first, and one that runs beside it can be stopped as well', async () => {
    const individual: OrderView = { ...PAID, Id: 8, IsFree: true }
    let orders: readonly OrderView[] = [individual, { ...PAID, IsFree: true, ProductId: 'teacher', EndsAt: '2027-12-24T11:59:00.000Z' }]
    open([], {
      [getOrders.path]: () => ({ Orders: orders }),
      [setRenewal.path]: ({ body }) => {
        orders = orders.map((order) => (order.Id === body['OrderId'] ? { ...order, Renews: body['Renews'] === true } : order))
        return { Orders: orders }
      },
    })
    const buttons = await screen.findAllByRole('button', { name: 'Stop renewing' })
    expect(buttons.map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toEqual([
      'Teacher',
      'Individual',
    ])
    expect(screen.queryByRole('link', { name: 'Compare plans' })).toBeNull()
    await user.click(buttons[1] ?? document.body)
    expect(await screen.findByText('Until 21 November 2027. It doesn’t renew.')).toBeTruthy()
    expect(screen.getByText('Until 24 December 2027. With real money it would renew then; test money lasts for one year.')).toBeTruthy()
  })

  test('stays as it is where stopping fails', async () => {
    open([{ ...PAID, IsFree: true }], { [setRenewal.path]: () => undefined })
    await user.click(await screen.findByRole('button', { name: 'Stop renewing' }))
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached right now')
    expect(screen.getByRole('button', { name: 'Stop renewing' })).toBeTruthy()
  })

  test('that cannot be fetched can be asked for again', async () => {
    const replies = [undefined, { Orders: [] }]
    open([], { [getOrders.path]: () => replies.shift() })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'See plans' })).toBeTruthy()
  })

  test.each([
    ['a student', { isStudent: true, plan: 'student' }, 'Your plan comes with your classroom: every puzzle is open, without ads.'],
    ['a child', { isChild: true }, 'You play for free. A grown-up looks after plans.'],
  ] as const)('%s is told in a sentence, and nothing is offered', (_who, account, words) => {
    const { container, calls } = open([], {}, account)
    expect([container.textContent, screen.queryByRole('link'), calls]).toEqual([words, null, []])
  })
})

describe('who comes back from the payment provider', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  function comeBack(orders: () => readonly OrderView[], beside?: ReactNode) {
    vi.useFakeTimers({ now: NOON_MS, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    signInAs()
    const calls = serverWith({
      [getSubscriptions.path]: () => ({ Orders: orders() }),
      [getUserInfo.path]: () => userInfoOf({ ...OTTER, plan: 'individual' }),
    })
    return {
      looks: () => calls.filter(({ path }) => path === getSubscriptions.path).length,
      ...renderAt(
        '/myAccount?paid=1',
        <>
          {beside}
          <PendingOrder />
        </>,
      ),
    }
  }

  test('waits until the order is there, and has the plan then', async () => {
    let orders: readonly OrderView[] = [GIFT]
    const { looks, address } = comeBack(() => orders)
    expect(screen.getByText('Getting your account ready...')).toBeTruthy()
    expect(screen.getByText('Please wait a moment')).toBeTruthy()
    await vi.waitFor(() => expect(looks()).toBe(1))
    expect(storedAccount()?.plan).toBe('none')
    orders = [PAID, GIFT]
    await vi.waitFor(async () => {
      await wait(2000)
      expect(storedAccount()?.plan).toBe('individual')
    })
    await vi.waitFor(() => expect(screen.getByText('Thank you! It’s all yours now.')).toBeTruthy())
    expect(address()).toBe('/myAccount')
  })

  test('reads the thanks for as long as they stay on the page, which is not loaded anew for the plan before', async () => {
    const load = vi.fn<() => void>()
    comeBack(() => [PAID], <Activation load={load} />)
    await vi.waitFor(async () => {
      await wait(100)
      expect(screen.getByText('Thank you! It’s all yours now.')).toBeTruthy()
    })
    await wait(5000)
    expect(load).not.toHaveBeenCalled()
  })

  test('is told after a while that it takes longer, and may look again', async () => {
    const { looks } = comeBack(() => [GIFT])
    await vi.waitFor(
      async () => {
        await wait(2000)
        expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy()
      },
      { timeout: 20_000 },
    )
    expect(looks()).toBe(10)
    await act(async () => screen.getByRole('button', { name: 'Look again' }).click())
    await vi.waitFor(() => expect(looks()).toBe(11))
  })

  test('others see nothing of it', () => {
    signInAs()
    const calls = serverWith()
    const { container } = renderAt('/myAccount', <PendingOrder />)
    expect([container.childElementCount, calls]).toEqual([0, []])
  })
})
