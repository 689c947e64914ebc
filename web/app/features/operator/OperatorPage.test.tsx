// @vitest-environment jsdom
import {
  clearFlag,
  drawOrderInvoice,
  endOffer,
  extendOrder,
  findCustomer,
  getOperatorOverview,
  grantPlan,
  refundOrder,
  resendReceipt,
  restoreFlag,
  restoreOffer,
  revealEmail,
  revokeOrder,
  type OperatorAccount,
  type OperatorOverview,
} from '@emojigma/contract/operator/operator.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../platform/store.ts'
import { notOurs, renderAt, serverWith, SITE } from '../../platform/testing/test-site.tsx'
import { Component as OperatorPage } from './OperatorPage.tsx'

const KEY = 'the key of the operator'
const FLAG: OperatorOverview['Flags'][number] = {
  FlagId: 7,
  AccountId: 'an-account',
  Nickname: 'Swift Otter',
  Rule: 'faster than a hand',
  Evidence: [
    { Name: 'puzzleId', Value: 100641 },
    { Name: 'several at once', Value: 50 },
  ],
  RaisedAt: '2026-11-21T10:00:00.000Z',
}
const OFFER = {
  Code: 'WINTER20',
  Name: 'Winter',
  Percent: 20,
  StartsAt: '2026-11-20T00:00:00.000Z',
  EndsAt: '2026-12-24T00:00:00.000Z',
  State: 'running' as const,
}
const EMPTY: OperatorOverview = {
  At: '2026-11-21T12:00:00.000Z',
  Today: {
    Attempted: 1234,
    Solved: 900,
    Online: 3,
    NewAccounts: 2,
    Accounts: 40,
    Orders: 1,
    Paid: [{ Currency: 'usd', AmountMinor: 1899 }],
    LettersWaiting: 0,
    LettersGivenUp: 0,
    PublishedDays: 10,
    TotalDays: 20,
  },
  Process: { UptimeSeconds: 90_000, MemoryBytes: 104_857_600, Database: 'sqlite' },
  Unsafe: [],
  Flags: [],
  Offers: [],
  Orders: [],
  Jobs: [],
  SlowStatements: [],
}

const refused = () => Response.json({ Message: 'No.' }, { status: 403 })
const done = () => ({ Done: true })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(overview: () => unknown, more = {}, store = makeStore()) {
  const calls = serverWith({ [getOperatorOverview.path]: overview, ...more })
  renderAt('/operator', <OperatorPage />, SITE, store)
  await userEvent.type(await screen.findByLabelText('Operator’s key'), `${KEY}{Enter}`)
  return calls
}

test('a wrong key is said under the field, and what was typed stays', async () => {
  await open(refused)
  expect(await screen.findByText('This is not the operator’s key.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Operator’s key').value).toBe(KEY)
})

test('a key that no header can hold is wrong, and is not sent', async () => {
  const calls = serverWith()
  renderAt('/operator', <OperatorPage />)
  await userEvent.type(await screen.findByLabelText('Operator’s key'), 'ключ от сайта{Enter}')
  expect(await screen.findByText('This is not the operator’s key.')).toBeDefined()
  expect(calls).toEqual([])
})

test('a site that does not answer is no wrong key', async () => {
  await open(() => undefined)
  expect(await screen.findByText(/can’t be reached right now/)).toBeDefined()
  expect(screen.queryByText('This is not the operator’s key.')).toBeNull()
})

test('unsafe settings are shown above the numbers', async () => {
  const fault = 'RATE_LIMITS=off: anyone may try passwords and flood the site'
  await open(() => ({ ...EMPTY, Unsafe: [fault] }))
  expect(within(await screen.findByRole('region', { name: 'Unsafe settings' })).getByText(fault)).toBeDefined()
})

test('today is told in numbers, and that there is nothing where there is nothing', async () => {
  await open(() => EMPTY)
  expect(await screen.findByText('1,234')).toBeDefined()
  for (const words of ['900 solved', '18.99 USD', '50 %', '1 d 1 h', 'No one is flagged', 'No offer yet.', 'Nothing was slow.']) {
    expect([words, screen.queryByText(words) !== null]).toEqual([words, true])
  }
})

test('letters that were given up and jobs that failed stand out in words', async () => {
  const Jobs = [{ Name: 'retention', IsRunning: false, Failures: 2, LastFailure: 'Error SQLITE_FULL' }]
  await open(() => ({ ...EMPTY, Today: { ...EMPTY.Today, LettersGivenUp: 4 }, Jobs }))
  expect(await screen.findByText('4 given up')).toBeDefined()
  expect(within(screen.getByRole('table', { name: 'Jobs of this process' })).getByText('2 ×, last Error SQLITE_FULL')).toBeDefined()
})

test('a player who is put back can be flagged again, by whoever reaches for the keyboard', async () => {
  let flags = [FLAG]
  const calls = await open(() => ({ ...EMPTY, Flags: flags }), {
    [clearFlag.path]: () => ((flags = []), done()),
    [restoreFlag.path]: () => ((flags = [FLAG]), done()),
  })
  expect(await screen.findByText('several at once')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Put back Swift Otter' }))
  const told = await screen.findByText('Swift Otter is back on the boards.')
  await screen.findByText('No one is flagged')
  // The focus comes when what was pressed has gone, before or after the words.
  await expect.poll(() => document.activeElement).toBe(told.closest('[role=status]'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('several at once')).toBeDefined()
  const changes = calls.filter(({ path }) => path === clearFlag.path || path === restoreFlag.path)
  expect(changes.map(({ body }) => body)).toEqual([{ FlagId: 7 }, { FlagId: 7 }])
})

test.each([
  ['Swift Otter is back on the boards.', done],
  ['Not found.', () => Response.json({ Message: 'Not found.' }, { status: 404 })],
])('the focus comes to “%s”, though what was pressed goes at the very moment of the words', async (words, reply) => {
  const store = makeStore()
  let flags = [FLAG]
  await open(() => ({ ...EMPTY, Flags: flags }), { [clearFlag.path]: () => ((flags = []), reply()) }, store)
  const button = await screen.findByRole('button', { name: 'Put back Swift Otter' })
  button.focus()
  // React shows all that comes meanwhile at once.
  await act(async () => {
    button.click()
    await expect.poll(() => JSON.stringify(store.getState())).not.toContain(FLAG.AccountId)
  })
  expect(document.activeElement).toBe(screen.getByText(words).closest('[role]'))
})

test('an offer that is ended runs on until when it was to end', async () => {
  let offer: OperatorOverview['Offers'][number] = OFFER
  const calls = await open(() => ({ ...EMPTY, Offers: [offer] }), {
    [endOffer.path]: () => ((offer = { ...OFFER, State: 'over', EndsAt: EMPTY.At }), done()),
    [restoreOffer.path]: () => ((offer = OFFER), done()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End now: the offer WINTER20' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'End now: the offer WINTER20' })).toBeDefined()
  expect(calls.find(({ path }) => path === restoreOffer.path)?.body).toEqual({ Code: 'WINTER20', EndsAt: OFFER.EndsAt })
})

test('a change that fails is said where it was asked for', async () => {
  const order = { OrderId: 3, AccountId: 'a', ProductId: 'individual', Source: 'stripe', State: 'counts' as const, StartsAt: EMPTY.At }
  await open(() => ({ ...EMPTY, Orders: [order] }), { [revokeOrder.path]: () => Response.json({ Message: 'Not found.' }, { status: 404 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back order 3' }))
  expect((await screen.findByText('Not found.')).closest('#orders')).toBeTruthy()
})

const CUSTOMER: OperatorAccount = {
  AccountId: 'an-account',
  Email: 'a…@school.example',
  IsEmailProven: true,
  Nickname: 'Swift Otter',
  IsStudent: false,
  Plan: 'individual',
  Orders: [
    {
      OrderId: 12,
      AccountId: 'an-account',
      Email: 'a…@school.example',
      ProductId: 'individual',
      Source: 'test',
      State: 'counts',
      AmountMinor: 1699,
      Currency: 'usd',
      StartsAt: '2026-11-20T00:00:00.000Z',
      EndsAt: '2050-11-20T00:00:00.000Z',
    },
  ],
  Classes: [{ ClassroomId: 'class-1', Name: 'Class 3b', StudentCount: 28, State: 'archived' }],
  SeatsUsed: 28,
  SeatLimit: 300,
  School: { Name: 'Hill Primary', PayerId: 'another-account', Teachers: 12 },
}

test('a customer is found and helped: e-mail shown, plan given, extended and taken back, receipt sent again', async () => {
  const calls = await open(() => EMPTY, {
    [findCustomer.path]: () => CUSTOMER,
    [revealEmail.path]: () => ({ Email: 'ada@school.example' }),
    [grantPlan.path]: done,
    [extendOrder.path]: done,
    [resendReceipt.path]: done,
    [revokeOrder.path]: done,
  })
  const region = within(await screen.findByRole('region', { name: 'Help a customer' }))
  await userEvent.type(region.getByLabelText(/E-mail, user name/), 'ada@school.example{Enter}')
  expect(await region.findByText(/a…@school.example \(confirmed\)/)).toBeDefined()
  expect(region.getByRole('table', { name: /28 of 300 seats/ })).toBeDefined()
  const press = async (name: string) => userEvent.click(region.getByRole('button', { name }))
  await press('Show the e-mail')
  expect(await region.findByText(/ada@school.example \(confirmed\)/)).toBeDefined()
  await press('Give the plan')
  expect(await region.findByText('Teacher is given for 365 days.')).toBeDefined()
  await press('30 more days for order 12')
  await region.findByText(/Order 12 runs until/)
  await press('Send the receipt of order 12 again')
  await region.findByText('The receipt of order 12 is on its way.')
  await press('Take back order 12 of this account')
  await region.findByText('Order 12 opens nothing any more.')
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body
  expect(bodyOf(grantPlan.path)).toMatchObject({ AccountId: 'an-account', Plan: 'teacher', Days: 365 })
  expect(bodyOf(extendOrder.path)).toEqual({ OrderId: 12, EndsAt: '2050-12-20T00:00:00.000Z' })
  expect([bodyOf(resendReceipt.path), bodyOf(revokeOrder.path)]).toEqual([{ OrderId: 12 }, { OrderId: 12 }])
})

test('the invoice of a paid order is made for a buyer, with the operator’s key', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const [order] = CUSTOMER.Orders
  const gift = { ...order, OrderId: 13, Source: 'operator', AmountMinor: undefined, Currency: undefined }
  const calls = await open(() => EMPTY, {
    [findCustomer.path]: () => ({ ...CUSTOMER, Orders: [order, gift] }),
    [drawOrderInvoice.path]: () =>
      notOurs(
        new Response('%PDF', {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="emojigma-invoice-EMJ-000012.pdf"' },
        }),
      ),
  })
  const region = within(await screen.findByRole('region', { name: 'Help a customer' }))
  await userEvent.type(region.getByLabelText(/E-mail, user name/), 'ada@school.example{Enter}')
  await userEvent.click(await region.findByRole('button', { name: 'Invoice of order 12' }))
  expect(region.queryByRole('button', { name: 'Invoice of order 13' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('School or buyer'), 'Hill Primary')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the PDF' }))
  await waitFor(() => expect(saved).toEqual(['emojigma-invoice-EMJ-000012.pdf']))
  expect(calls.find(({ path }) => path === drawOrderInvoice.path)?.body).toMatchObject({ OrderId: 12, Name: 'Hill Primary' })
})

test('money goes back only after a second press, and a failure is said in the dialog', async () => {
  let isAway = true
  const [order] = CUSTOMER.Orders
  const calls = await open(() => EMPTY, {
    [findCustomer.path]: () => ({ ...CUSTOMER, Orders: order ? [{ ...order, Source: 'stripe' }] : [] }),
    [refundOrder.path]: () => (isAway ? Response.json({ Message: 'Try again later.' }, { status: 503 }) : done()),
  })
  const region = within(await screen.findByRole('region', { name: 'Help a customer' }))
  await userEvent.type(region.getByLabelText(/E-mail, user name/), 'ada@school.example{Enter}')
  await userEvent.click(await region.findByRole('button', { name: 'Give the money of order 12 back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give the money back?' }))
  expect(calls.some(({ path }) => path === refundOrder.path)).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
  await dialog.findByText('Try again later.')
  isAway = false
  await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
  await region.findByText('The money of order 12 is on its way back.')
  expect(calls.findLast(({ path }) => path === refundOrder.path)?.body).toEqual({ OrderId: 12 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a customer who is not there is said under the field', async () => {
  await open(() => EMPTY, { [findCustomer.path]: () => Response.json({ Message: 'Not found.' }, { status: 404 }) })
  const region = within(await screen.findByRole('region', { name: 'Help a customer' }))
  await userEvent.type(region.getByLabelText(/E-mail, user name/), 'nobody{Enter}')
  expect(await region.findByText('Not found.')).toBeDefined()
})
