// @vitest-environment jsdom
import { endSession, getSessions, logOutEverywhere, type SignedInDevice } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storedAuth } from '../../platform/session/session-storage.ts'
import { OTTER, refusal, signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'

const TABLET: SignedInDevice = { Id: 'b2', Device: 'Firefox on Android', LastUsed: '2026-11-12', IsThis: false }
const DEVICES: readonly SignedInDevice[] = [
  { Id: 'a1', Device: 'Chrome on Windows', LastUsed: '2026-11-21', IsThis: true },
  { Id: 'c3', LastUsed: '2026-11-20', IsThis: false },
  TABLET,
]

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

function open(replies: Replies = {}) {
  signInAs(OTTER)
  const calls = serverWith({ [getSessions.path]: () => ({ Sessions: DEVICES }), ...replies })
  renderAt('/myAccount', <SignedInDevices />)
  return calls
}

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each device has its name and the day of its last use; the one at hand is marked, and has no button of its own', async () => {
  open()
  expect(await rows()).toEqual([
    'Chrome on WindowsLast used todayThis device',
    'A deviceLast used yesterdayLog out',
    'Firefox on AndroidLast used on 12 November 2026Log out',
  ])
  const [here] = screen.getAllByRole('listitem')
  expect(here && within(here).queryByRole('button')).toBeNull()
})

test('a device that is logged out goes from the list', async () => {
  let left = DEVICES
  const calls = open({
    [getSessions.path]: () => ({ Sessions: left }),
    [endSession.path]: ({ body }) => {
      left = left.filter(({ Id }) => Id !== body['Id'])
      return {}
    },
  })
  await screen.findAllByRole('listitem')
  await press('Log out: Firefox on Android. Last used on 12 November 2026')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(calls.filter(({ path }) => path === endSession.path).map(({ body }) => body)).toEqual([{ Id: 'b2' }])
  expect(storedAuth()).toBeDefined()
})

test('a device that cannot be logged out stays listed with a message', async () => {
  open({ [endSession.path]: () => refusal(503, { Message: 'The site is very busy.' }) })
  await screen.findAllByRole('listitem')
  await press(/^Log out: Firefox/)
  expect((await screen.findByText('The site is very busy.')).closest('[role=alert]')).toBeTruthy()
  expect(await rows()).toHaveLength(3)
})

test('a list that fails to load shows a message and a retry button', async () => {
  const replies = [refusal(500, { Message: 'No.' }), { Sessions: DEVICES }]
  open({ [getSessions.path]: () => replies.shift() })
  await screen.findByText('Something went wrong...')
  await press('Try again')
  expect(await rows()).toHaveLength(3)
})

test('logging out everywhere is asked for once more, and ends the session here too', async () => {
  const calls = open({ [logOutEverywhere.path]: () => ({}) })
  await press('Log out everywhere')
  const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' })
  expect(calls.some(({ path }) => path === logOutEverywhere.path)).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(storedAuth()).toBeUndefined())
})

test('while the site is unreachable no device is logged out, and a message says so', async () => {
  open({ [logOutEverywhere.path]: () => undefined })
  await press('Log out everywhere')
  const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' })
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
  expect(await within(dialog).findByText(/can’t be reached right now/)).toBeTruthy()
  expect(storedAuth()).toBeDefined()
})

test('while logging out everywhere is under way no button of the dialog loses the focus, and none does anything', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const calls = open({ [logOutEverywhere.path]: () => promise })
  await press('Log out everywhere')
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere?' }))
  const buttons = ['Log out everywhere', 'Leave it as it is'].map((name) => dialog.getByRole<HTMLButtonElement>('button', { name }))
  await user.click(buttons[0] as HTMLElement)
  expect(buttons.map((button) => [button.disabled, button.getAttribute('aria-disabled')])).toEqual([
    [false, 'true'],
    [false, 'true'],
  ])
  expect(document.activeElement).toBe(buttons[0])
  for (const button of buttons) await user.click(button)
  expect(calls.filter(({ path }) => path === logOutEverywhere.path)).toHaveLength(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(async () => resolve({}))
  await waitFor(() => expect(storedAuth()).toBeUndefined())
})
