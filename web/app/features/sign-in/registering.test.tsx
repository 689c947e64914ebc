// @vitest-environment jsdom
import { getUserInfo, register } from '@emojigma/contract/accounts/accounts.ts'
import { getExternalLogins, requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { clearSession, storedAccount } from '../../platform/session/session-storage.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { endBrowserSession } from '../../platform/testing/test-browser-session.ts'
import { keepExternalState } from './external-state.ts'
import { Component as ExternalLogin } from './ExternalLoginPage.tsx'
import { Component as Login } from './LoginPage.tsx'
import { Component as Magic } from './MagicPage.tsx'
import { Component as Register } from './RegisterPage.tsx'

const PASSWORD = 'Kind-otter-7'
const YEAR = 'What year were you born?'
const EXTERNAL = '/externalLogin?code=abc&redirectUrl=%2Fleaderboard&state=begun-here'

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
    [register.path]: () => ({ Id: 'a1' }),
    [getExternalLogins.path]: () => [],
    ...replies,
  })
}

async function giveYear(year: number | string): Promise<void> {
  await user.type(await screen.findByLabelText(YEAR), String(year))
  await press('Next')
}

async function fillIn(emailLabel = 'E-mail'): Promise<void> {
  await user.type(await screen.findByLabelText(emailLabel), 'owl@example.com')
  await user.type(field('Nickname'), ' WiseOwl ')
  await user.type(field('Password'), PASSWORD)
  await user.type(field('Confirm password'), PASSWORD)
  await press('Register')
}

function IsLikelyChild() {
  return <p>{useIsLikelyChild() ? 'a child' : 'no child'}</p>
}

/** That a step has come, and its heading has the focus. */
async function isReadOut(title: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: title })
  expect(document.activeElement).toBe(heading)
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

test('the register page redirects players who are signed in', async () => {
  openServer()
  signInAs()
  const { address } = renderAt('/register?redirectUrl=%2Fpuzzle%2F7', [
    { path: '/register', element: <Register /> },
    { path: '*', element: <p>elsewhere</p> },
  ])
  expect(address()).toBe('/puzzle/7')
})

test('the year is asked for in a neutral way: nothing says what an answer leads to', () => {
  openServer()
  renderAt('/register?redirectUrl=%2Fpuzzle%2F7', <Register />)
  expect(document.body.textContent).not.toMatch(/13|thirteen|child|grown|older|younger|parent/i)
  expect([field(YEAR).inputMode, field(YEAR).maxLength, field(YEAR).required]).toEqual(['numeric', 4, true])
  expect(linkTo('Login')).toBe('/login?redirectUrl=%2Fpuzzle%2F7')
})

test.each(['1899', '2027', '0', '19.5', 'otte'])('%s is no year of birth', async (year) => {
  openServer()
  renderAt('/register', <Register />)
  await giveYear(year)
  expect(screen.getByText('Enter a year from 1900 to 2026.')).toBeTruthy()
  expect([field(YEAR).value, field(YEAR).getAttribute('aria-invalid')]).toEqual([year, 'true'])
})

test('a year of birth may be typed in the digits of any script', async () => {
  openServer()
  renderAt('/register', <Register />)
  await user.type(field(YEAR), '２０１３')
  await press('Next')
  expect(await screen.findByText('Your account')).toBeDefined()
})

test.each([
  [2012, false],
  [2013, true],
])('born in %i, the player counts as a child in this tab: %s', async (year, expected) => {
  openServer()
  renderAt('/register', <Register />)
  await giveYear(year)
  await isReadOut('Your account')
  cleanup()
  renderAt('/today', <IsLikelyChild />)
  expect(screen.getByText(expected ? 'a child' : 'no child')).toBeDefined()
})

test.each([
  [1900, 'E-mail'],
  [2012, 'E-mail'],
  [2013, 'A grown-up’s e-mail'],
  [2026, 'A grown-up’s e-mail'],
])('born in %i one is asked for: %s', async (year, label) => {
  openServer()
  renderAt('/register', <Register />)
  await giveYear(year)
  await isReadOut('Your account')
  expect(field(label).autocomplete).toBe(label === 'E-mail' ? 'email' : 'off')
  expect(screen.queryByText(/We’ll e-mail your grown-up a link/) !== null).toBe(label !== 'E-mail')
})

test('an account’s e-mail and nickname are sent without the spaces around them', async () => {
  const calls = openServer({ [register.path]: () => ({ Id: 'a1', ConsentNeeded: true }) })
  renderAt('/register', <Register />)
  await giveYear(2015)
  await fillIn('A grown-up’s e-mail')
  expect(await screen.findByText('owl@example.com')).toBeTruthy()
  expect(bodiesOf(calls, register.path)).toEqual([
    { Email: 'owl@example.com', Nickname: 'WiseOwl', Password: PASSWORD, ConfirmPassword: PASSWORD, BirthYear: 2015 },
  ])
  expect([linkTo('Play today’s puzzles'), bodiesOf(calls, requestToken.path)]).toEqual(['/today', []])
})

test.each([
  ['does not arrive', () => undefined, /can’t be reached right now/],
  ['finds the site too busy', () => refusal(503, { Message: 'Too many at once. Try again in a minute.' }), /^Too many at once/],
])('a registration that %s loses nothing that was typed, and can be sent again', async (_what, failing, words) => {
  const replies = [failing, () => ({ Id: 'a1' })]
  const calls = openServer({ [register.path]: () => replies.shift()?.() })
  const { address } = renderAt('/register', <Register />)
  await giveYear(1990)
  await fillIn()
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect(['E-mail', 'Nickname', 'Password', 'Confirm password'].map((label) => field(label).value)).toEqual([
    'owl@example.com',
    ' WiseOwl ',
    PASSWORD,
    PASSWORD,
  ])
  await press('Register')
  await waitFor(() => expect(address()).toBe('/today'))
  const [first, second] = bodiesOf(calls, register.path)
  expect(second).toEqual(first)
})

/** A server that makes the account and is not heard, and is then asked for its nickname once more. */
function openUnheard(token: () => unknown): readonly Call[] {
  const taken = 'This nickname is taken.'
  const replies = [undefined, refusal(400, { Message: 'The request is invalid.', ModelState: { error: [taken], Nickname: [taken] } })]
  return openServer({ [register.path]: () => (replies.length > 1 ? replies.shift() : replies[0]), [requestToken.path]: token })
}

test('registering again after a lost reply signs in to the account created the first time', async () => {
  openUnheard(() => tokensNamed('new'))
  const { address } = renderAt('/register', <Register />)
  await giveYear(1990)
  await fillIn()
  await screen.findByText(/can’t be reached right now/)
  await press('Register')
  await waitFor(() => expect(address()).toBe('/today'))
  expect(screen.queryByText('This nickname is taken.')).toBeNull()
})

test('a child registering again after a lost reply is sent to the grown-up', async () => {
  const words = 'Ask your grown-up.'
  openUnheard(() => refusal(400, { error: 'invalid_grant', error_description: words, consent_awaited: true }))
  renderAt('/register', <Register />)
  await giveYear(2018)
  await fillIn('A grown-up’s e-mail')
  await screen.findByText(/can’t be reached right now/)
  await press('Register')
  expect(await screen.findByText('owl@example.com')).toBeTruthy()
  expect([screen.queryByText('This nickname is taken.'), linkTo('Play today’s puzzles')]).toEqual([null, '/today'])
})

test('registering again after a lost reply reports a taken nickname and soon stops trying the password', async () => {
  const calls = openUnheard(() => refusal(400, { error: 'invalid_grant', error_description: 'No.' }))
  renderAt('/register', <Register />)
  await giveYear(1990)
  await fillIn()
  await screen.findByText(/can’t be reached right now/)
  await press('Register')
  expect((await screen.findAllByText('This nickname is taken.')).length).toBeGreaterThan(0)
  await press('Register')
  await waitFor(() => expect(bodiesOf(calls, register.path)).toHaveLength(3))
  expect(bodiesOf(calls, requestToken.path)).toHaveLength(1)
})

test('a fault of the year of birth, asked for on the step before, has a message of its own', async () => {
  const words = 'Here accounts for children come from their school.'
  openServer({
    [register.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState: { error: [words], BirthYear: [words] } }),
  })
  renderAt('/register', <Register />)
  await giveYear(2018)
  await fillIn('A grown-up’s e-mail')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
})

test('after registering, a lost network shows that the account exists', async () => {
  openServer({ [requestToken.path]: () => undefined })
  renderAt('/register?redirectUrl=%2Fpuzzle%2F7', <Register />)
  await giveYear(1990)
  await fillIn()
  await isReadOut('Your account is ready')
  expect(linkTo('Login')).toBe('/login?redirectUrl=%2Fpuzzle%2F7')
})

test('after registering without being signed in, the page names the mailbox and the next steps', async () => {
  openServer({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'No.' }) })
  renderAt('/register', <Register />)
  await giveYear(1990)
  await fillIn()
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(screen.getByText('owl@example.com')).toBeTruthy()
  expect([linkTo('Login'), linkTo('Forgotten your password?')]).toEqual(['/login', '/forgottenpassword'])
})

test('while the account is fetched the page is covered, and cannot be uncovered', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  openServer({ [getUserInfo.path]: () => promise })
  const { address } = renderAt('/register', <Register />)
  await giveYear(1990)
  await fillIn()
  const overlay = await screen.findByRole('dialog', { name: 'Getting your account ready...' })
  expect(overlay.textContent).toContain('Please wait a moment')
  overlay.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(screen.getByRole('dialog')).toBe(overlay)
  await act(async () => resolve(userInfoOf()))
  await waitFor(() => expect(address()).toBe('/today'))
})

test('a known account of the other site continues at once, using the code once', async () => {
  const calls = openServer()
  keepExternalState('begun-here')
  const { address } = renderAt(EXTERNAL, <ExternalLogin />)
  expect(screen.getByRole('heading', { name: 'Logging you in' })).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/leaderboard'))
  expect(bodiesOf(calls, requestToken.path)).toEqual([{ grant_type: 'external_login', code: 'abc' }])
})

test.each([
  ['is refused', () => refusal(400, { error: 'invalid_grant', error_description: 'This code was used.' }), 'This code was used.'],
  ['does not arrive', () => undefined, /can’t be reached right now/],
])('a code that %s shows a message and the way back', async (_what, reply, words) => {
  openServer({ [requestToken.path]: reply })
  keepExternalState('begun-here')
  renderAt(EXTERNAL, <ExternalLogin />)
  await isReadOut('That did not work')
  expect(screen.getByText(words)).toBeTruthy()
  expect(linkTo('Back to the login')).toBe('/login?redirectUrl=%2Fleaderboard')
})

/** A server to which someone new comes from another site. */
const newHere = (withYear: () => unknown) =>
  openServer({
    [requestToken.path]: ({ body }) =>
      body['birth_year'] ? withYear() : refusal(400, { error: 'interaction_required', error_description: 'Year?' }),
  })

test('a year that does not arrive stays in its field, and can be sent again', async () => {
  const replies = [undefined, tokensNamed('new')]
  newHere(() => replies.shift())
  keepExternalState('begun-here')
  const { address } = renderAt(EXTERNAL, <ExternalLogin />)
  await isReadOut('Nice to meet you')
  await giveYear(1990)
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  expect(field(YEAR).value).toBe('1990')
  await press('Next')
  await waitFor(() => expect(address()).toBe('/leaderboard'))
})

test('a year that is refused ends there, in the server’s words', async () => {
  newHere(() => refusal(400, { error: 'access_denied', error_description: 'Ask your school for an account.' }))
  keepExternalState('begun-here')
  renderAt(EXTERNAL, <ExternalLogin />)
  await giveYear(2018)
  await screen.findByRole('heading', { name: 'That did not work' })
  expect(screen.getByText('Ask your school for an account.')).toBeTruthy()
  expect(screen.queryByLabelText(YEAR)).toBeNull()
})

test('each external login has a button, and its return is accepted as this tab’s own', async () => {
  const logins = [
    { Name: 'School', Url: '#school', State: 'school-state' },
    { Name: 'Library', Url: '#library', State: 'library-state' },
  ]
  openServer({ [getExternalLogins.path]: () => logins })
  renderAt('/login', <Login />)
  expect(screen.queryByRole('list', { name: 'Log in with another site' })).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Log in with Library' }))
  expect(sessionStorage.getItem('emojigma.externalState')).toBe('library-state')
  expect([linkTo('Log in with School'), linkTo('Log in with Library')]).toEqual(['#school', '#library'])
})

test.each([
  ['/login?error=external', true],
  ['/login?error=other', false],
  ['/login', false],
])('%s says whether the external login failed: %s', (address, isSaid) => {
  openServer()
  renderAt(address, <Login />)
  expect(screen.queryByText(/^Logging in with the other site did not work/) !== null).toBe(isSaid)
})

test('an e-mailed link logs in its owner in place of another account', async () => {
  signInAs()
  openServer({ [getUserInfo.path]: () => userInfoOf({ ...OTTER, id: 'b2', nickname: 'WiseOwl' }) })
  const { address } = renderAt('/magic?magic=one-time-token', <Magic />)
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/today'))
  expect(storedAccount()?.nickname).toBe('WiseOwl')
})

test('an e-mailed link without its secret offers a new one; one that cannot be checked stays usable', async () => {
  const replies = [undefined, tokensNamed('new')]
  const calls = openServer({ [requestToken.path]: () => replies.shift() })
  renderAt('/magic', <Magic />)
  expect(linkTo('Get a new link')).toBe('/login')
  cleanup()
  const { address } = renderAt('/magic?magic=one-time-token', <Magic />)
  expect(linkTo('Play as a guest')).toBe('/today')
  await press('Continue')
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/today'))
  // The answer may have been lost: the server knows the page again by its key.
  const [first, again] = bodiesOf(calls, requestToken.path)
  expect([again, typeof first?.['link_key']]).toEqual([first, 'string'])
})
