// @vitest-environment jsdom
import { getUserInfo, getUsernameFromEmail } from '@emojigma/contract/accounts/accounts.ts'
import {
  changePassword,
  forgottenPassword,
  getExternalLogins,
  requestMagicLink,
  requestToken,
  resetPassword,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storedAuth } from '../../platform/session/session-storage.ts'
import { sessionLoading } from '../../platform/session/slice.ts'
import { refusal, signInAs, tokensNamed, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { Component as ChangePassword } from './ChangePasswordPage.tsx'
import { Component as Complete } from './ForgottenPasswordCompletePage.tsx'
import { Component as Confirmation } from './ForgottenPasswordConfirmationPage.tsx'
import { Component as Forgotten } from './ForgottenPasswordPage.tsx'
import { Component as Login } from './LoginPage.tsx'
import { Component as ResetPassword } from './ResetPasswordPage.tsx'

const OLD = 'Old-otter-7'
const PASSWORD = 'Kind-otter-7'
const NOT_THE_SAME = 'The two passwords are not the same.'
const RESET = '/resetpassword?code=mailed-code-0123456789'

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const user = userEvent.setup()
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const bodiesOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

function openServer(replies: Replies = {}): readonly Call[] {
  return serverWith({
    [requestToken.path]: () => tokensNamed('new'),
    [getUserInfo.path]: () => userInfoOf(),
    [getExternalLogins.path]: () => [],
    ...replies,
  })
}

async function typeNew(password = PASSWORD, confirmation = password): Promise<void> {
  await user.type(field('New password'), password)
  await user.type(field('Confirm new password'), confirmation)
  await press('Change password')
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

test('a password link is sent to the address, and the next page says so', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const calls = openServer({ [forgottenPassword.path]: () => promise })
  const { address } = renderAt('/forgottenpassword', <Forgotten />)
  expect([linkTo('Back to the login'), field('E-mail').autocomplete]).toEqual(['/login', 'email'])
  await user.type(field('E-mail'), ' owl@example.com ')
  await press('E-mail me a link')
  const button = screen.getByRole('button', { name: 'One moment...' })
  expect([button.getAttribute('aria-disabled'), button.closest('form')?.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  await user.click(button)
  await act(async () => resolve({}))
  await waitFor(() => expect(address()).toBe('/forgottenpasswordconfirmation'))
  expect(bodiesOf(calls, forgottenPassword.path)).toEqual([{ Email: 'owl@example.com' }])
})

test.each(['', 'owl', 'owl@'])('nothing is sent to %j', async (email) => {
  const calls = openServer()
  renderAt('/forgottenpassword', <Forgotten />)
  if (email) await user.type(field('E-mail'), email)
  await press('E-mail me a link')
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(bodiesOf(calls, forgottenPassword.path)).toEqual([])
})

test('a student reads to ask the teacher', () => {
  openServer()
  act(() => signInAs({ isStudent: true, plan: 'student' }))
  renderAt('/changepassword', <ChangePassword />)
  expect(screen.getByText(/Your teacher looks after your account/)).toBeTruthy()
  expect(screen.queryByLabelText('Old password')).toBeNull()
})

test.each([
  ['does not arrive', () => undefined, /can’t be reached right now/],
  ['is one too many', () => refusal(429, { Message: 'Too often. Try again in an hour.' }), 'Too often. Try again in an hour.'],
])('where the request for a link %s, the address stays', async (_what, reply, words) => {
  openServer({ [forgottenPassword.path]: reply })
  const { address } = renderAt('/forgottenpassword', <Forgotten />)
  await user.type(field('E-mail'), 'owl@example.com')
  await press('E-mail me a link')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect([field('E-mail').value, address()]).toEqual(['owl@example.com', '/forgottenpassword'])
  expect(screen.getByRole('button', { name: 'E-mail me a link' }).getAttribute('aria-disabled')).toBeNull()
})

test('after the request one reads how long the link works, and not whether there is an account', () => {
  openServer()
  renderAt('/forgottenpasswordconfirmation', <Confirmation />)
  expect(screen.getByText(/^If the address has an account, a link is on its way\. It works once, for an hour\./)).toBeTruthy()
  expect([linkTo('Back to the login'), linkTo('Try another e-mail')]).toEqual(['/login', '/forgottenpassword'])
})

test.each([
  ['signed-in players to the puzzles', undefined, 'Play today’s puzzles', '/today'],
  [
    'those whose log-in is refused to the login',
    () => refusal(400, { error: 'invalid_grant', error_description: 'Please wait.' }),
    'Login',
    '/login',
  ],
])('the page after a reset leads %s', async (_whom, token, name, to) => {
  openServer({ [resetPassword.path]: () => ({ UserName: 'owl@example.com' }), ...(token && { [requestToken.path]: token }) })
  renderAt(RESET, [
    { path: '/resetpassword', element: <ResetPassword /> },
    { path: '/forgottenpasswordcomplete', element: <Complete /> },
  ])
  await typeNew()
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy()
  expect([linkTo(name), screen.getAllByRole('link').length]).toEqual([to, 1])
})

test('the page after a reset says nothing of the kind to those who open its address', () => {
  openServer()
  renderAt('/forgottenpasswordcomplete', <Complete />)
  expect(screen.getByRole('heading', { name: 'No new password yet' })).toBeTruthy()
  expect([linkTo('Get a new link'), screen.queryByText(/is changed|works now/), document.title]).toEqual([
    '/forgottenpassword',
    null,
    expect.not.stringContaining('changed'),
  ])
})

test('a link without its code shows a message and no form', () => {
  openServer()
  renderAt('/resetpassword', <ResetPassword />)
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy()
  expect([linkTo('Get a new link'), screen.queryByRole('textbox')]).toEqual(['/forgottenpassword', null])
})

test('the code alone resets the password, and one is logged in under the name that the server says', async () => {
  const calls = openServer({ [resetPassword.path]: () => ({ UserName: 'owl@example.com' }) })
  renderAt(RESET, <ResetPassword />)
  expect(screen.queryByLabelText('E-mail')).toBeNull()
  await typeNew()
  await waitFor(() => expect(bodiesOf(calls, requestToken.path)[0]).toMatchObject({ username: 'owl@example.com', password: PASSWORD }))
  expect(bodiesOf(calls, resetPassword.path)).toEqual([
    { Password: PASSWORD, ConfirmPassword: PASSWORD, Code: 'mailed-code-0123456789', LinkKey: expect.any(String) },
  ])
})

test('a reset that nothing answered is sent again under the same key', async () => {
  const replies = [undefined, { UserName: 'owl@example.com' }]
  const calls = openServer({ [resetPassword.path]: () => replies.shift() })
  const { address } = renderAt(RESET, <ResetPassword />)
  await typeNew()
  await screen.findByText(/can’t be reached right now/)
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/forgottenpasswordcomplete'))
  const [first, again] = bodiesOf(calls, resetPassword.path)
  expect([again, typeof first?.['LinkKey']]).toEqual([first, 'string'])
})

test('a reload after a lost reply reuses the key; after a reply the next try has a new one', async () => {
  const replies = [undefined, { UserName: 'owl@example.com' }]
  const calls = openServer({ [resetPassword.path]: () => replies.shift() })
  const tryAt = async (link: string) => {
    cleanup()
    renderAt(link, <ResetPassword />)
    await typeNew()
  }
  await tryAt(RESET)
  await screen.findByText(/can’t be reached right now/)
  await tryAt(RESET)
  await waitFor(() => expect(storedAuth()).toBeDefined())
  clearSession()
  await tryAt(RESET)
  await tryAt(`${RESET}-of-another-link`)
  await waitFor(() => expect(bodiesOf(calls, resetPassword.path)).toHaveLength(4))
  const [first, again, ...others] = bodiesOf(calls, resetPassword.path).map(({ LinkKey }) => LinkKey)
  expect(again).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})

test('a refused reset says the last complaint, and what was typed stays', async () => {
  const ModelState = { error: ['First.', 'This password is too easy to guess.'], Password: ['This password is too easy to guess.'] }
  openServer({ [resetPassword.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState }) })
  const { address } = renderAt(RESET, <ResetPassword />)
  await typeNew()
  expect(await screen.findByText('This password is too easy to guess.')).toBeTruthy()
  expect(screen.queryByText('First.')).toBeNull()
  expect([field('New password').value, field('Confirm new password').value, address()]).toEqual([PASSWORD, PASSWORD, RESET])
})

test('a link that was used already or is too old leads to a new one', async () => {
  const words = 'This link has been used or has expired. Please ask for a new one.'
  openServer({
    [resetPassword.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState: { error: [words], Code: [words] } }),
  })
  renderAt(RESET, <ResetPassword />)
  await typeNew()
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' })
  expect([document.activeElement, linkTo('Get a new link')]).toEqual([heading, '/forgottenpassword'])
  expect([screen.queryByRole('alert'), screen.queryByLabelText('New password')]).toEqual([null, null])
})

test.each([
  ['is refused', () => refusal(400, { error: 'invalid_grant', error_description: 'Please wait.' })],
  ['does not arrive', () => undefined],
])('a reset password is reset although the log-in after it %s', async (_what, token) => {
  const calls = openServer({ [resetPassword.path]: () => ({ UserName: 'owl@example.com' }), [requestToken.path]: token })
  const { address } = renderAt(RESET, <ResetPassword />)
  await typeNew()
  await waitFor(() => expect(address()).toBe('/forgottenpasswordcomplete'))
  expect([bodiesOf(calls, resetPassword.path).length, storedAuth()]).toEqual([1, undefined])
})

test('a change that does not arrive loses none of the three passwords, and changes nothing', async () => {
  signInAs()
  const calls = openServer({ [changePassword.path]: () => undefined })
  const { address } = renderAt('/changepassword', <ChangePassword />)
  expect(linkTo('Back to my account')).toBe('/myAccount')
  await user.type(field('Old password'), OLD)
  await typeNew()
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  expect(['Old password', 'New password', 'Confirm new password'].map((label) => field(label).value)).toEqual([OLD, PASSWORD, PASSWORD])
  expect([address(), bodiesOf(calls, requestToken.path)]).toEqual(['/changepassword', []])
})

test.each([
  ['was made although nothing answered leads home', () => tokensNamed('new'), '/'],
  ['was not made is refused', () => refusal(400, { error: 'invalid_grant', error_description: 'No.' }), '/changepassword'],
])('a change that is sent again and %s', async (_what, token, leadsTo) => {
  signInAs()
  const wrong = 'The old password is incorrect.'
  const replies = [undefined, refusal(400, { Message: 'The request is invalid.', ModelState: { error: [wrong], OldPassword: [wrong] } })]
  const calls = openServer({ [changePassword.path]: () => replies.shift(), [requestToken.path]: token })
  const { address } = renderAt('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), OLD)
  await typeNew()
  await screen.findByText(/can’t be reached right now/)
  await press('Change password')
  await waitFor(() => expect(bodiesOf(calls, requestToken.path)).toMatchObject([{ password: PASSWORD }]))
  await waitFor(() => expect(address()).toBe(leadsTo))
  await waitFor(() => expect(screen.queryAllByText(wrong).length > 0).toBe(leadsTo !== '/'))
})

test('while it is not known whether a change was made, the old password is not called wrong', async () => {
  signInAs()
  const wrong = 'The old password is incorrect.'
  const refused = () => refusal(400, { Message: 'The request is invalid.', ModelState: { error: [wrong], OldPassword: [wrong] } })
  const [changes, tokens] = [
    [undefined, refused(), refused()],
    [undefined, tokensNamed('new')],
  ]
  const calls = openServer({ [changePassword.path]: () => changes.shift(), [requestToken.path]: () => tokens.shift() })
  const { address } = renderAt('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), OLD)
  await typeNew()
  await screen.findByText(/can’t be reached right now/)
  await press('Change password')
  await waitFor(() => expect(bodiesOf(calls, requestToken.path)).toHaveLength(1))
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  expect(screen.queryByText(wrong)).toBeNull()
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/'))
})

test('a new password that is not repeated is not sent, and the complaint goes once it is', async () => {
  signInAs()
  const calls = openServer({ [changePassword.path]: () => ({}) })
  renderAt('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), OLD)
  await typeNew(PASSWORD, 'Kind-otter-')
  expect(screen.getByText(NOT_THE_SAME)).toBeTruthy()
  expect(document.activeElement).toBe(field('Confirm new password'))
  expect(bodiesOf(calls, changePassword.path)).toEqual([])
  await user.type(field('Confirm new password'), '7')
  expect(screen.queryByText(NOT_THE_SAME)).toBeNull()
})

test('password managers can tell the old password, the new one and the account', () => {
  signInAs({ userName: 'otter-7' })
  openServer()
  renderAt('/changepassword', <ChangePassword />)
  expect(['Old password', 'New password', 'Confirm new password'].map((label) => field(label).autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('otter-7')
})

test('each password can be shown by itself', async () => {
  signInAs()
  openServer()
  renderAt('/changepassword', <ChangePassword />)
  await press('Show new password')
  expect(['Old password', 'New password', 'Confirm new password'].map((label) => field(label).type)).toEqual([
    'password',
    'text',
    'password',
  ])
  await press('Show new password')
  expect(field('New password').type).toBe('password')
})

function Resuming() {
  const dispatch = useDispatch()
  return <button onClick={() => dispatch(sessionLoading(true))}>Resume</button>
}

test('a guest sees the log-in button, but not while the session is loading', async () => {
  openServer()
  renderAt(
    '/changepassword',
    <>
      <Resuming />
      <ChangePassword />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Log in to continue' })).toBeTruthy()
  expect(linkTo('Login')).toBe('/login?redirectUrl=%2Fchangepassword')
  await press('Resume')
  expect(screen.getByRole('heading', { name: 'Change password' })).toBeTruthy()
  expect([screen.getByRole('status').textContent, screen.queryByRole('link')]).toEqual(['Loading...', null])
  act(() => signInAs())
  expect(field('Old password')).toBeTruthy()
})

test.each([
  ['does not arrive', () => undefined, /can’t be reached right now/],
  ['is one too many', () => refusal(429, { Message: 'Too often.' }), 'Too often.'],
])('a link to log in whose request %s can be asked for again, or done without', async (_what, failing, words) => {
  const replies = [failing(), {}]
  const calls = openServer({ [requestMagicLink.path]: () => replies.shift() })
  renderAt('/login', <Login />)
  await press('E-mail me a link instead')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.type(field('E-mail'), ' owl@example.com ')
  await press('E-mail me a link')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  await press('E-mail me a link')
  const told = await screen.findByText(/If owl@example\.com has an account, a link is on its way\. It works once, for 15 minutes\./)
  // The form with what was pressed is gone.
  await waitFor(() => expect(document.activeElement).toBe(told.closest('[role=status]')))
  expect(bodiesOf(calls, requestMagicLink.path).map(({ Email, RedirectUrl }) => [Email, RedirectUrl])).toEqual([
    ['owl@example.com', '/today'],
    ['owl@example.com', '/today'],
  ])
  await press('Back to the password')
  expect(field('Password')).toBeTruthy()
})

test('going back from the link form shows the password form', async () => {
  openServer()
  renderAt('/login', <Login />)
  await press('E-mail me a link instead')
  await press('Use my password')
  expect(field('Password')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'E-mail me a link instead' })).toBeTruthy()
})

test('an e-mail that cannot be looked up sends no password, and stays', async () => {
  const calls = openServer({ [getUsernameFromEmail.path]: () => refusal(429, { Message: 'Too often.' }) })
  const { address } = renderAt('/login', <Login />)
  await user.type(field('User name or e-mail'), 'owl@example.com')
  await user.type(field('Password'), PASSWORD)
  await press('Login')
  expect(await screen.findByText('Too often.')).toBeTruthy()
  expect([field('User name or e-mail').value, field('Password').value, address()]).toEqual(['owl@example.com', PASSWORD, '/login'])
  expect(bodiesOf(calls, requestToken.path)).toEqual([])
})

test('a user name is sent without the spaces around it, a password as it was typed', async () => {
  const calls = openServer()
  const { address } = renderAt('/login', <Login />)
  await user.type(field('User name or e-mail'), ' otter-7 ')
  await user.type(field('Password'), ' two words ')
  await press('Login')
  await waitFor(() => expect(address()).toBe('/today'))
  expect(bodiesOf(calls, requestToken.path)).toEqual([{ grant_type: 'password', username: 'otter-7', password: ' two words ' }])
})

test('the login page redirects signed-in players and lets guests register', async () => {
  openServer()
  renderAt('/login?redirectUrl=%2Fpuzzle%2F7', <Login />)
  expect(linkTo('Register')).toBe('/register?redirectUrl=%2Fpuzzle%2F7')
  cleanup()
  signInAs()
  const { address } = renderAt('/login?redirectUrl=%2Fpuzzle%2F7', [
    { path: '/login', element: <Login /> },
    { path: '*', element: <p>elsewhere</p> },
  ])
  expect(address()).toBe('/puzzle/7')
})
