// @vitest-environment jsdom
import { giveConsent } from '@emojigma/contract/accounts/accounts.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../platform/session/session-storage.ts'
import { refusal } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { Component as Consent } from './ConsentPage.tsx'

const LINK = '/consent?code=mailed-code-0123456789'
const ON = /^On the boards/
const OFF = /^Off the boards/

const user = userEvent.setup()
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const choose = async (name: RegExp) => user.click(screen.getByRole('radio', { name }))
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const bodiesOf = (calls: readonly Call[]) => calls.filter(({ path }) => path === giveConsent.path).map(({ body }) => body)

beforeEach(clearSession)
afterEach(cleanup)

test('the grown-up reads which data are stored before agreeing, and an expired link shows a message', async () => {
  const replies = [refusal(400, { Message: 'This link no longer works.' }), {}]
  const calls = serverWith({ [giveConsent.path]: () => replies.shift() })
  renderAt(LINK, <Consent />)
  expect(screen.getByRole('heading', { name: 'A child would like an account' })).toBeTruthy()
  expect(screen.getAllByText(/^(What we keep|What others see|Changing your mind):$/)).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacypolicy')
  await choose(ON)
  await press('Yes, I agree')
  expect((await screen.findByText('This link no longer works.')).closest('[role=alert]')).toBeTruthy()
  expect(isChosen(ON)).toBe(true)
  await press('Yes, I agree')
  const heading = await screen.findByRole('heading', { name: 'Thank you' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  const [first, again] = bodiesOf(calls)
  expect([first, again]).toEqual([{ Code: 'mailed-code-0123456789', LinkKey: expect.any(String), HideFromBoards: false }, first])
})

test('nothing is chosen beforehand about the boards, and nothing is sent without a choice', async () => {
  const calls = serverWith({ [giveConsent.path]: () => ({}) })
  renderAt(LINK, <Consent />)
  expect([isChosen(ON), isChosen(OFF)]).toEqual([false, false])
  await press('Yes, I agree')
  expect(screen.getByText('Please choose one of the two.').role).toBe('alert')
  expect(bodiesOf(calls)).toEqual([])
  await choose(OFF)
  expect(screen.queryByText('Please choose one of the two.')).toBeNull()
  await press('Yes, I agree')
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(bodiesOf(calls)).toMatchObject([{ Code: 'mailed-code-0123456789', HideFromBoards: true }])
})

test('the second link of the mail has the boards off already, and one may still decide otherwise', async () => {
  const calls = serverWith({ [giveConsent.path]: () => ({}) })
  renderAt(`${LINK}&boards=off`, <Consent />)
  expect([isChosen(ON), isChosen(OFF)]).toEqual([false, true])
  await choose(ON)
  await press('Yes, I agree')
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(bodiesOf(calls)).toMatchObject([{ Code: 'mailed-code-0123456789', HideFromBoards: false }])
})

test('a link without a code cannot give consent, and the message is not the validator’s', async () => {
  const body = { Message: 'The request is invalid.', ModelState: { error: ['too short'], Code: ['too short'] } }
  const calls = serverWith({ [giveConsent.path]: () => refusal(400, body) })
  renderAt('/consent', <Consent />)
  await choose(ON)
  await press('Yes, I agree')
  expect(await screen.findByText(/open the link that led here once more\.$/)).toBeTruthy()
  expect([screen.queryByText('too short'), bodiesOf(calls)]).toMatchObject([null, [{ Code: '', HideFromBoards: false }]])
})
