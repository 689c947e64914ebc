// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { keepProgress } from '@emojigma/contract/play/progress.ts'
import { logOut, requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeProgress, storedProgress, progressKey } from '../../platform/session/progress/progress-storage.ts'
import { clearSession, guestKey, ownKey, storedAccount, storedAuth } from '../../platform/session/session-storage.ts'
import { makeStore } from '../../platform/store.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../../platform/testing/test-session.ts'
import { notOurs, serverWith } from '../../platform/testing/test-site.tsx'
import { signIn, type Grant } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const GRANT: Grant = { grant_type: 'password', username: 'otter', password: 'Kind-otter-7' }
const OOPS = 'Something went wrong... Try again in a moment.'
const OWL = { ...OTTER, id: 'b2', nickname: 'WiseOwl' }

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('the callback runs once the tokens are there and before the account is', async () => {
  const seen: string[] = []
  const calls = serverWith({
    [requestToken.path]: () => tokensNamed('new'),
    [getUserInfo.path]: () => {
      seen.push(`asked with ${storedAuth()?.accessToken}`)
      return userInfoOf()
    },
  })
  const outcome = await signIn(makeStore().dispatch, GRANT, () => seen.push(`accepted, kept: ${storedAuth()?.accessToken}`))
  expect(outcome).toEqual({ kind: 'signed in', account: OTTER })
  expect(seen).toEqual(['accepted, kept: undefined', 'asked with new'])
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    [requestToken.path, undefined],
    [getUserInfo.path, 'new'],
  ])
  expect(storedAccount()).toEqual(OTTER)
})

test.each([
  [400, 'invalid_grant', 'Not this one.'],
  [429, 'temporarily_unavailable', 'Too often.'],
  [503, 'temporarily_unavailable', 'Too busy.'],
])('a refusal with %i is passed on in its own words', async (status, error, message) => {
  signInAs({}, { token: 'old' })
  serverWith({ [requestToken.path]: () => refusal(status, { error, error_description: message }) })
  const onAccepted = vi.fn<() => void>()
  expect(await signIn(makeStore().dispatch, GRANT, onAccepted)).toEqual({ kind: 'refused', error, message })
  expect(onAccepted).not.toHaveBeenCalled()
  // The earlier session is still there.
  expect(storedAuth()?.accessToken).toBe('old')
})

test.each([
  ['no JSON', () => notOurs(new Response('<html>Sign in to the Wi-Fi</html>', { status: 511 }))],
  ['JSON without words', () => refusal(500, {})],
])('a refusal that is %s has words of the page', async (_what, reply) => {
  serverWith({ [requestToken.path]: reply })
  expect(await signIn(makeStore().dispatch, GRANT, () => {})).toEqual({ kind: 'refused', error: 'server_error', message: OOPS })
})

test.each([
  ['does not answer', () => undefined],
  ['answers in place of the site', () => notOurs(new Response('<html>Sign in to the Wi-Fi</html>'))],
])('a network that %s neither signs in nor ends a session', async (_what, reply) => {
  signInAs({}, { token: 'old' })
  serverWith({ [requestToken.path]: reply })
  expect(await signIn(makeStore().dispatch, GRANT, () => {})).toEqual({ kind: 'unreachable' })
  expect(storedAuth()?.accessToken).toBe('old')
})

test.each([
  ['is refused', () => refusal(429)],
  ['does not arrive', () => undefined],
])('tokens without an account, because it %s, sign no one in', async (_what, reply) => {
  serverWith({ [requestToken.path]: () => tokensNamed('new'), [getUserInfo.path]: reply })
  expect(await signIn(makeStore().dispatch, GRANT, () => {})).toEqual({ kind: 'unreachable' })
  expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
})

test('signing in replaces another account’s session', async () => {
  signInAs()
  const store = makeStore()
  serverWith({ [requestToken.path]: () => tokensNamed('owls'), [getUserInfo.path]: () => userInfoOf(OWL) })
  await signIn(store.dispatch, { grant_type: 'magic_link', token: 'one-time-token' }, () => {})
  expect([store.getState().session.account?.nickname, storedAuth()?.accessToken]).toEqual(['WiseOwl', 'owls'])
})

test.each([
  ['with the server’s knowledge', () => ({})],
  ['although the server is too busy', () => refusal(503)],
  ['although the server cannot be reached', () => undefined],
])('signing out ends the session here %s', async (_what, reply) => {
  signInAs({}, { token: 'old' })
  localStorage.setItem(ownKey('work.7'), '{}')
  localStorage.setItem(guestKey('work.7'), '{}')
  const calls = serverWith({ [logOut.path]: reply })
  const store = makeStore()
  await signOut(store.dispatch)
  expect(calls.map(({ path, token }) => [path, token])).toEqual([[logOut.path, 'old']])
  expect([storedAuth(), store.getState().session.account]).toEqual([undefined, undefined])
  expect(Object.keys(localStorage)).toEqual(['emojigma.work.7'])
})

test('another account does not find what was typed in this tab, but a guest who signs in does', async () => {
  serverWith({ [requestToken.path]: () => tokensNamed('new'), [getUserInfo.path]: () => userInfoOf(OWL) })
  sessionStorage.setItem('emojigma.draft.typed.17', '9')
  await signIn(makeStore().dispatch, GRANT, () => {})
  expect(sessionStorage.getItem('emojigma.draft.typed.17')).toBe('9')
  signInAs()
  await signIn(makeStore().dispatch, GRANT, () => {})
  expect(sessionStorage.getItem('emojigma.draft.typed.17')).toBeNull()
})

test('what is on this device alone is sent before it is forgotten at a log-out', async () => {
  signInAs()
  changeProgress(progressKey('favourites'), '17', 1)
  const calls = serverWith({
    [keepProgress.path]: ({ body }) => ({ Items: (body as { Items: unknown }).Items }),
    [logOut.path]: () => ({}),
  })
  await signOut(makeStore().dispatch)
  expect(calls.map(({ path, body }) => [path, body['Topic']])).toEqual([
    [keepProgress.path, 'favourites'],
    [logOut.path, undefined],
  ])
  expect(storedProgress(`emojigma.${OTTER.id}.progress.favourites`).size).toBe(0)
})
