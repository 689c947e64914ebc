// @vitest-environment jsdom
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { getUserInfo, getUsernameFromEmail, giveConsent, register as registerCall } from '@emojigma/contract/accounts/accounts.ts'
import { moveDeviceGuesses } from '@emojigma/contract/play/guesses.ts'
import { keepProgress } from '@emojigma/contract/play/progress.ts'
import { getSettings } from '@emojigma/contract/accounts/settings.ts'
import { changePassword, getExternalLogins, requestMagicLink, requestToken, resetPassword } from '@emojigma/contract/sign-in/sign-in.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveWork, readWork } from '../play/index.ts'
import { changeProgress, progressKey } from '../../platform/session/progress/progress-storage.ts'
import { useSession } from '../../platform/session/session.ts'
import { storedAccount, storedAuth } from '../../platform/session/session-storage.ts'
import { fillStorage } from '../../platform/testing/full-storage.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../../platform/testing/test-session.ts'
import { endBrowserSession } from '../../platform/testing/test-browser-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { keepExternalState } from './external-state.ts'
import { Component as ChangePassword } from './ChangePasswordPage.tsx'
import { Component as Consent } from './ConsentPage.tsx'
import { Component as ExternalLogin } from './ExternalLoginPage.tsx'
import { Component as Login } from './LoginPage.tsx'
import { Component as Magic } from './MagicPage.tsx'
import { Component as Register } from './RegisterPage.tsx'
import { Component as ResetPassword } from './ResetPasswordPage.tsx'

const PASSWORD = 'Kind-otter-7'
const SETTINGS = { HideSolved: true, Theme: 'dark', Sound: true, ReducedMotion: true, ReadableFont: false, HideFromBoards: false }

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

/** A server that lets everyone in. */
function openServer(replies: Replies = {}): readonly Call[] {
  return serverWith({
    [requestToken.path]: () => tokensNamed('new'),
    [getUserInfo.path]: () => userInfoOf(),
    [getUsernameFromEmail.path]: ({ body }) => ({ username: `name of ${String(body['email'])}` }),
    [getSettings.path]: () => SETTINGS,
    [moveDeviceGuesses.path]: () => ({ Score: 0 }),
    [getExternalLogins.path]: () => [],
    [registerCall.path]: () => ({ Id: 'a1' }),
    ...replies,
  })
}

const user = userEvent.setup()
const field = (label: string) => screen.getByLabelText(label, { exact: true })
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const bodiesOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

function WithSession({ children }: { readonly children: ReactElement }) {
  useSession()
  return children
}

const at = (address: string, page: ReactElement) => renderAt(address, <WithSession>{page}</WithSession>)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  endBrowserSession()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function logIn(name = 'otter'): Promise<void> {
  await user.type(field('User name or e-mail'), name)
  await user.type(field('Password'), PASSWORD)
  await press('Login')
}

test('logging in stores the session, adopts the device’s solves, applies the settings and opens today’s puzzles', async () => {
  const calls = openServer()
  const { address } = at('/login', <Login />)
  await logIn()
  await waitFor(() => expect(address()).toBe('/today'))
  expect([storedAuth()?.accessToken, storedAccount()?.nickname]).toEqual(['new', 'BraveOtter'])
  expect(bodiesOf(calls, requestToken.path)).toEqual([{ grant_type: 'password', username: 'otter', password: PASSWORD }])
  const claim = calls.find(({ path }) => path === moveDeviceGuesses.path)
  expect([claim?.token, claim?.body['DeviceId']]).toEqual(['new', localStorage.getItem('emojigma.device')])
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', motion: 'reduced', session: 'email' })
})

test.each([
  ['a student at what the teacher gave', { isStudent: true, plan: 'student' }, '/login', '/assignments'],
  ['a teacher at the classes', { plan: 'teacher' }, '/login', '/manageStudents'],
  ['everyone at the page that they asked for', { plan: 'teacher' }, '/login?redirectUrl=%2Fpuzzle%2F7', '/puzzle/7'],
] as const)('logging in lands %s', async (_who, changes, from, to) => {
  openServer({ [getUserInfo.path]: () => userInfoOf({ ...OTTER, ...changes }) })
  const { address } = at(from, <Login />)
  await logIn()
  await waitFor(() => expect(address()).toBe(to))
})

test('where the browser keeps nothing, logging in and registering say beforehand how long it lasts', async () => {
  openServer()
  const untilReload = /isn’t keeping anything from our site.* until this page closes or reloads/
  at('/login', <Login />)
  expect(screen.queryByText(untilReload)).toBeNull()
  cleanup()
  fillStorage()
  at('/login', <Login />)
  expect(screen.getByText(untilReload)).toBeDefined()
  cleanup()
  at('/login?magic=abc', <Magic />)
  expect(screen.getByText(untilReload)).toBeDefined()
  cleanup()
  at('/register', <Register />)
  await user.type(field('What year were you born?'), '1990{Enter}')
  expect(await screen.findByText(/Your account will be safe with us, but you’ll be logged out/)).toBeDefined()
})

test('what a guest worked out is there for the account that the guest signs in to', async () => {
  openServer()
  saveWork(7, { cells: '12' })
  const { address } = at('/login', <Login />)
  await logIn()
  await waitFor(() => expect(address()).toBe('/today'))
  expect(readWork(7)).toEqual({ cells: '12' })
})

test('a guest’s progress on the device is in the account right after logging in, whatever page is open', async () => {
  changeProgress(progressKey('favourites'), '17', 1)
  const calls = openServer({ [keepProgress.path]: ({ body }) => ({ Items: body['Items'] }) })
  const { address } = at('/login', <Login />)
  await logIn()
  await waitFor(() => expect(address()).toBe('/today'))
  expect(bodiesOf(calls, keepProgress.path)).toMatchObject([{ Topic: 'favourites', Items: [{ Item: '17', Value: 1 }] }])
})

test('an e-mail is resolved to the name it logs in with; a name that begins with @ is one', async () => {
  const calls = openServer({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'Not this one.' }) })
  at('/login', <Login />)
  await logIn('otter@example.com')
  expect((await screen.findByText('Not this one.')).closest('[role=alert]')).toBeTruthy()
  expect((field('User name or e-mail') as HTMLInputElement).value).toBe('otter@example.com')
  await user.clear(field('User name or e-mail'))
  await logIn('@otter')
  await waitFor(() => expect(bodiesOf(calls, requestToken.path)).toHaveLength(2))
  expect(bodiesOf(calls, requestToken.path).map(({ username }) => username)).toEqual(['name of otter@example.com', '@otter'])
})

test.each([
  ['/login?redirectUrl=%2Fpuzzle%2F7%3Ft%3D1', '/puzzle/7?t=1'],
  ['/login?redirectUrl=%2F%2Fevil.example', '/today'],
  ['/login?redirectUrl=javascript%3Aalert(1)', '/today'],
])('from %s a login leads to %s', async (opened, target) => {
  openServer()
  const { address } = at(opened, <Login />)
  await logIn()
  await waitFor(() => expect(address()).toBe(target))
})

test('what the network swallows is not lost: the form stays and says so', async () => {
  openServer({ [requestToken.path]: () => undefined })
  const { address } = at('/login', <Login />)
  await logIn()
  await screen.findByText(/can’t be reached right now/)
  expect([address(), (field('Password') as HTMLInputElement).value]).toEqual(['/login', PASSWORD])
})

test('a failing user info call signs no one in', async () => {
  openServer({ [getUserInfo.path]: () => refusal(401) })
  at('/login', <Login />)
  await logIn()
  await screen.findByText(/Nothing you typed is lost/)
  expect(storedAuth()).toBeUndefined()
})

test('a log-in link is sent on request and leads where the player was going', async () => {
  const calls = openServer({ [requestMagicLink.path]: () => ({}) })
  at('/login?redirectUrl=%2Fpuzzle%2F7', <Login />)
  await press('E-mail me a link instead')
  await user.type(field('E-mail'), 'owl@example.com')
  await press('E-mail me a link')
  await screen.findByText('Check your inbox.')
  expect(bodiesOf(calls, requestMagicLink.path)).toEqual([{ Email: 'owl@example.com', RedirectUrl: '/puzzle/7' }])
})

test('external logins are offered and get the return address', async () => {
  openServer({ [getExternalLogins.path]: () => [{ Name: 'School', Url: '/api/account/external/school', State: 's' }] })
  at('/login', <Login />)
  expect((await screen.findByRole('link', { name: 'Log in with School' })).getAttribute('href')).toBe('/api/account/external/school')
})

test('an e-mailed link is not used before the button is pressed', async () => {
  const calls = openServer()
  const { address } = at('/magic?magic=one-time-token', <Magic />)
  expect(calls).toEqual([])
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/today'))
  expect(bodiesOf(calls, requestToken.path)).toMatchObject([{ grant_type: 'magic_link', token: 'one-time-token' }])
})

test('an e-mailed link brings the notes of earlier sign-ins, which keep the password', async () => {
  localStorage.setItem('emojigma.knownDevice', JSON.stringify(['a-note', 'another']))
  const calls = openServer()
  at('/magic?magic=one-time-token', <Magic />)
  await press('Continue')
  await waitFor(() =>
    expect(bodiesOf(calls, requestToken.path)).toMatchObject([{ token: 'one-time-token', known_device: 'a-note another' }]),
  )
})

test('an e-mailed link that ends the password says so before it is used', () => {
  openServer()
  at('/magic?magic=one-time-token&endsPassword=true', <Magic />)
  expect(screen.getByText(/Anywhere else it ends now/)).toBeTruthy()
  cleanup()
  at('/magic?magic=one-time-token', <Magic />)
  expect(screen.queryByText(/Anywhere else it ends now/)).toBeNull()
})

test('an e-mailed link opens the page of this site that it names', async () => {
  openServer()
  const { address } = at('/magic?magic=one-time-token&redirectUrl=%2Fpuzzle%2F7', <Magic />)
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/puzzle/7'))
})

test('an expired e-mailed link offers a new one', async () => {
  openServer({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'Used.' }) })
  at('/magic?magic=one-time-token&redirectUrl=%2Fpuzzle%2F7', <Magic />)
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/login?redirectUrl=%2Fpuzzle%2F7')
})

test('a code from another site is used at once; a new account is asked for the year of birth', async () => {
  const calls = openServer({
    [requestToken.path]: ({ body }) =>
      body['birth_year'] ? tokensNamed('new') : refusal(400, { error: 'interaction_required', error_description: 'Year?' }),
  })
  keepExternalState('begun-here')
  const { address } = at('/externalLogin?code=abc&redirectUrl=%2Fleaderboard&state=begun-here', <ExternalLogin />)
  await user.type(await screen.findByLabelText('What year were you born?'), '1990')
  await press('Next')
  await waitFor(() => expect(address()).toBe('/leaderboard'))
  expect(bodiesOf(calls, requestToken.path)).toEqual([
    { grant_type: 'external_login', code: 'abc' },
    { grant_type: 'external_login', code: 'abc', birth_year: '1990' },
  ])
})

interface Answers {
  readonly password?: string
  readonly confirm?: string
  readonly email?: string
}

test('a code that comes with another login’s state is not used', async () => {
  const calls = openServer()
  keepExternalState('begun-here')
  at('/externalLogin?code=abc&state=begun-elsewhere', <ExternalLogin />)
  expect(await screen.findByRole('heading', { name: 'That did not work' })).toBeTruthy()
  expect(bodiesOf(calls, requestToken.path)).toEqual([])
})

async function register(birthYear: number, { password = PASSWORD, confirm = PASSWORD, email = 'E-mail' }: Answers = {}): Promise<void> {
  await user.type(field('What year were you born?'), String(birthYear))
  await press('Next')
  await user.type(await screen.findByLabelText(email), 'owl@example.com')
  await press('Suggest one')
  await user.type(field('Password'), password)
  await user.type(field('Confirm password'), confirm)
  await press('Register')
}

test('registering asks for the year first, then signs in', async () => {
  const calls = openServer()
  const { address } = at('/register?redirectUrl=%2Fpuzzle%2F7', <Register />)
  await register(1990)
  await waitFor(() => expect(address()).toBe('/puzzle/7'))
  const [body] = bodiesOf(calls, registerCall.path)
  expect(body).toMatchObject({ Email: 'owl@example.com', Password: PASSWORD, ConfirmPassword: PASSWORD, BirthYear: 1990 })
  expect(body?.['Nickname']).toMatch(/^[A-Za-z]+\d*$/)
  expect(bodiesOf(calls, requestToken.path)).toEqual([{ grant_type: 'password', username: 'owl@example.com', password: PASSWORD }])
})

test('a child enters a grown-up’s e-mail and reads to ask them', async () => {
  openServer({ [registerCall.path]: () => ({ Id: 'a1', ConsentNeeded: true }) })
  at('/register', <Register />)
  await register(2018, { email: 'A grown-up’s e-mail' })
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Ask your grown-up to open the link' }))
  expect(storedAuth()).toBeUndefined()
})

test('the server’s last complaint is shown, and every field keeps its text', async () => {
  const ModelState = { error: ['The first.', 'This nickname is taken.'], Nickname: ['This nickname is taken.'] }
  openServer({ [registerCall.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState }) })
  at('/register', <Register />)
  await register(1990)
  await screen.findByText('This nickname is taken.')
  expect(screen.queryByText('The first.')).toBeNull()
  expect((field('E-mail') as HTMLInputElement).value).toBe('owl@example.com')
  expect(field('Nickname').getAttribute('aria-invalid')).toBe('true')
})

test('a password that breaks the rule, or is not repeated, is not sent', async () => {
  const calls = openServer()
  at('/register', <Register />)
  await register(1990, { password: 'otter', confirm: 'otters' })
  expect(screen.getByText(passwordWords.weak)).toBeTruthy()
  expect(screen.queryByText(/Not your e-mail or nickname/)).toBeNull()
  expect(screen.getByText('The two passwords are not the same.')).toBeTruthy()
  expect(bodiesOf(calls, registerCall.path)).toEqual([])
})

test('the password rules are shown beforehand; a password that is too long shows a message', async () => {
  openServer()
  at('/register', <Register />)
  await user.type(field('What year were you born?'), '1990')
  await press('Next')
  const password = await screen.findByLabelText('Password')
  const hint = document.querySelector(`#${CSS.escape(password.getAttribute('aria-describedby') ?? '')}`)?.textContent
  expect(hint).toBe(`${passwordWords.weak}. Not your e-mail or nickname, and not easy to guess.`)
  await user.click(password)
  await user.paste(PASSWORD.repeat(11))
  await press('Register')
  expect(screen.getByText('At most 128 characters long')).toBeTruthy()
})

test('whose e-mail has an account already is sent to the mailbox', async () => {
  openServer({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'No.' }) })
  at('/register', <Register />)
  await register(1990)
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
})

test('a changed password logs in again and goes home', async () => {
  signInAs()
  const calls = openServer({ [changePassword.path]: () => ({}) })
  const { address } = at('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), 'Old-otter-7')
  await user.type(field('New password'), PASSWORD)
  await user.type(field('Confirm new password'), PASSWORD)
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/'))
  expect(bodiesOf(calls, changePassword.path)).toEqual([{ OldPassword: 'Old-otter-7', NewPassword: PASSWORD, ConfirmPassword: PASSWORD }])
  expect(bodiesOf(calls, requestToken.path)).toEqual([{ grant_type: 'password', username: 'otter@example.com', password: PASSWORD }])
})

test.each([
  ['is too busy', () => refusal(503, { error: 'temporarily_unavailable', error_description: 'Busy.' })],
  ['cannot be reached', () => undefined],
])('a changed password is changed although the site %s for the log-in after it: one goes home, still signed in', async (_why, token) => {
  signInAs()
  const calls = openServer({ [changePassword.path]: () => ({}), [requestToken.path]: token })
  const { address } = at('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), 'Old-otter-7')
  await user.type(field('New password'), PASSWORD)
  await user.type(field('Confirm new password'), PASSWORD)
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/'))
  expect([storedAuth()?.accessToken, storedAccount()?.nickname]).toEqual(['token', 'BraveOtter'])
  expect(bodiesOf(calls, changePassword.path)).toHaveLength(1)
})

test.each([
  [{ Message: 'The request is invalid.' }, 'The request is invalid.'],
  [{ Message: 'The request is invalid.', ModelState: { error: ['Not your old password.', 'More.'] } }, 'Not your old password.'],
])('a refused change of password says the first complaint', async (body, words) => {
  signInAs()
  openServer({ [changePassword.path]: () => refusal(400, body) })
  const { address } = at('/changepassword', <ChangePassword />)
  await user.type(field('Old password'), 'Old-otter-7')
  await user.type(field('New password'), PASSWORD)
  await user.type(field('Confirm new password'), PASSWORD)
  await press('Change password')
  await screen.findByText(words)
  expect(address()).toBe('/changepassword')
})

test('a link that was cut off is not explained in the words of a validator', async () => {
  openServer({
    [resetPassword.path]: () =>
      refusal(400, { Message: 'The request is invalid.', ModelState: { error: ['is too short'], Code: ['is too short'] } }),
  })
  at('/resetpassword?code=abc&email=owl%40example.com', <ResetPassword />)
  await user.type(field('New password'), PASSWORD)
  await user.type(field('Confirm new password'), PASSWORD)
  await press('Change password')
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.queryByText('is too short')).toBeNull()
})

test('a reset password logs in and goes to the page that says so', async () => {
  const calls = openServer({ [resetPassword.path]: () => ({ UserName: 'owl@example.com' }) })
  const { address } = at('/resetpassword?code=mailed-code', <ResetPassword />)
  await user.type(field('New password'), PASSWORD)
  await user.type(field('Confirm new password'), PASSWORD)
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/forgottenpasswordcomplete'))
  expect(bodiesOf(calls, resetPassword.path)).toEqual([
    { Password: PASSWORD, ConfirmPassword: PASSWORD, Code: 'mailed-code', LinkKey: expect.any(String) },
  ])
  expect(storedAccount()?.id).toBe('a1')
})

test('a grown-up agrees by pressing the button, not by opening the page', async () => {
  const calls = openServer({ [giveConsent.path]: () => ({}) })
  at('/consent?code=mailed-code', <Consent />)
  expect(calls).toEqual([])
  await user.click(screen.getByRole('radio', { name: /^Off the boards/ }))
  await press('Yes, I agree')
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(bodiesOf(calls, giveConsent.path)).toEqual([{ Code: 'mailed-code', HideFromBoards: true, LinkKey: expect.any(String) }])
})

test.each([
  ['who turned sounds off elsewhere has them off here too', false, 'off'],
  ['who never chose anything leaves them as they are on the device', true, undefined],
])('%s', async (_who, Sound, expected) => {
  openServer({ [getSettings.path]: () => ({ ...SETTINGS, Sound }) })
  at('/login', <Login />)
  await logIn()
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await waitFor(() => expect(localStorage.getItem('emojigma.sounds') ?? undefined).toBe(expected))
})
