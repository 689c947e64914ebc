// @vitest-environment jsdom
import { getUserInfo, register } from '@emojigma/contract/accounts/accounts.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../platform/session/session-storage.ts'
import { endBrowserSession } from '../../platform/testing/test-browser-session.ts'
import { refusal, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { keepExternalState } from './external-state.ts'
import { Component as ExternalLogin } from './ExternalLoginPage.tsx'
import { Component as Register } from './RegisterPage.tsx'

const PASSWORD = 'Kind-otter-7'
const YEAR = 'What year were you born?'
const GROWN_UP = 'A grown-up’s e-mail'

const user = userEvent.setup()
const press = async (name: string) => user.click(screen.getByRole('button', { name }))

async function giveYear(year: number): Promise<void> {
  renderAt('/register', <Register />)
  await user.type(await screen.findByLabelText(YEAR), String(year))
  await press('Next')
  await screen.findByRole('heading', { name: 'Your account' })
  cleanup()
}

/** As in another tab of the same browser. */
function openAnotherTab(): void {
  sessionStorage.clear()
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
  endBrowserSession()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('after a child’s year no tab asks for the year again until the browser closes', async () => {
  serverWith()
  await giveYear(2018)
  for (const _again of ['by a reload', 'in another tab']) {
    renderAt('/register', <Register />)
    expect(screen.getByLabelText(GROWN_UP)).toBeTruthy()
    expect(screen.queryByLabelText(YEAR)).toBeNull()
    expect(screen.getByText(/^Only your grown-up’s e-mail is missing\./)).toBeTruthy()
    cleanup()
    openAnotherTab()
  }
  endBrowserSession()
  renderAt('/register', <Register />)
  expect(screen.getByLabelText(YEAR)).toBeTruthy()
})

test('an older player is asked again and not remembered', async () => {
  serverWith()
  await giveYear(1990)
  expect(document.cookie).toBe('')
  renderAt('/register', <Register />)
  expect(screen.getByLabelText(YEAR)).toBeTruthy()
})

test('the year itself is stored nowhere on the device', async () => {
  serverWith()
  await giveYear(2018)
  const kept = [document.cookie, ...[localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }))].join()
  expect(kept).toContain('yes')
  expect(kept).not.toContain('2018')
})

test('registering goes on as a child, with the grown-up’s e-mail', async () => {
  const calls = serverWith({ [register.path]: () => ({ Id: 'a1', ConsentNeeded: true }) })
  await giveYear(2018)
  renderAt('/register', <Register />)
  await user.type(screen.getByLabelText(GROWN_UP), 'owl@example.com')
  await user.type(screen.getByLabelText('Nickname'), 'WiseOwl')
  await user.type(screen.getByLabelText('Password', { exact: true }), PASSWORD)
  await user.type(screen.getByLabelText('Confirm password', { exact: true }), PASSWORD)
  await press('Register')
  await screen.findByRole('heading', { name: 'Ask your grown-up to open the link' })
  expect(calls.filter(({ path }) => path === register.path).map(({ body }) => body)).toEqual([
    { Email: 'owl@example.com', Nickname: 'WiseOwl', Password: PASSWORD, ConfirmPassword: PASSWORD, IsChild: true },
  ])
})

test('coming from another site no other year is asked for either', async () => {
  const calls = serverWith({
    [requestToken.path]: () => refusal(400, { error: 'interaction_required', error_description: 'Year?' }),
    [getUserInfo.path]: () => userInfoOf(),
  })
  await giveYear(2018)
  keepExternalState('begun-here')
  renderAt('/externalLogin?code=abc&state=begun-here', <ExternalLogin />)
  await screen.findByRole('heading', { name: 'That did not work' })
  expect(screen.getByText(/^Ask a grown-up to help you register/)).toBeTruthy()
  expect(screen.queryByLabelText(YEAR)).toBeNull()
  expect(calls.filter(({ path }) => path === requestToken.path)).toHaveLength(1)
})
