// @vitest-environment jsdom
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOON_MS } from '../testing/noon.ts'
import { refusal, signInAs, tokensNamed } from '../testing/test-session.ts'
import { notOurs, serverWith, type Call } from '../testing/test-site.tsx'
import { refreshSession } from './refresh.ts'
import { clearSession, storedAccount, storedAuth, type Auth } from './session-storage.ts'
import { authOf } from './token-exchange.ts'

const INVALID = { error: 'invalid_grant', error_description: 'Please log in again.' }

const bodiesOf = (calls: readonly Call[]) => calls.map(({ body }) => body)

/** Whose tokens are stored. */
function current(): Auth {
  const auth = storedAuth()
  if (!auth) throw new Error('nobody is signed in')
  return auth
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
})

test('tokens are dated by this browser’s clock and end after the seconds that the server names', () => {
  expect(authOf({ ...tokensNamed('new'), expires_in: 90 }, NOON_MS)).toEqual({
    accessToken: 'new',
    refreshToken: 'refresh-new',
    userName: 'otter@example.com',
    receivedMs: NOON_MS,
    expiresMs: NOON_MS + 90_000,
  })
})

test('fresh tokens take the place of the old ones, and the account stays', async () => {
  signInAs({}, { token: 'old', ageMs: 901_000 })
  const calls = serverWith({ [requestToken.path]: () => tokensNamed('new') })
  expect(await refreshSession(current())).toBe(true)
  expect(bodiesOf(calls)).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-old' }])
  expect([current().accessToken, current().receivedMs, current().expiresMs]).toEqual(['new', NOON_MS, NOON_MS + 900_000])
  expect(storedAccount()?.nickname).toBe('BraveOtter')
})

test.each([
  ['400', () => refusal(400, INVALID)],
  ['401', () => notOurs(refusal(401))],
])('a refusal with %s ends the session', async (_status, reply) => {
  signInAs()
  serverWith({ [requestToken.path]: reply })
  expect(await refreshSession(current())).toBe(false)
  expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
})

test.each([
  ['too many calls', () => refusal(429, { error: 'temporarily_unavailable', error_description: 'Wait.' })],
  ['a server that is busy', () => refusal(503)],
  ['a server that is broken', () => refusal(500)],
  ['a gate that forbids', () => notOurs(refusal(403))],
  ['a gate that shows a page of its own', () => notOurs(new Response('<html>Sign in to the Wi-Fi</html>'))],
  ['a gate that answers in JSON', () => notOurs(Response.json(null))],
  ['a network that does not answer', () => undefined],
])('%s: no call is tried again, and the session stays', async (_what, reply) => {
  signInAs({}, { token: 'old' })
  serverWith({ [requestToken.path]: reply })
  expect(await refreshSession(current())).toBe(false)
  expect([storedAuth()?.accessToken, storedAccount()?.id]).toEqual(['old', 'a1'])
})

test('tokens that were replaced meanwhile are used without another call', async () => {
  signInAs({}, { token: 'old' })
  const used = current()
  signInAs({}, { token: 'newer' })
  const calls = serverWith()
  expect(await refreshSession(used)).toBe(true)
  expect([calls, current().accessToken]).toEqual([[], 'newer'])
})

test('who has logged out before it begins asks for nothing', async () => {
  signInAs()
  const used = current()
  clearSession()
  const calls = serverWith()
  expect([await refreshSession(used), calls]).toEqual([false, []])
})

test.each([
  ['logs out', () => clearSession(), undefined],
  ['logs in as somebody else', () => signInAs({ id: 'b2' }, { token: 'other' }), 'other'],
])('tokens that arrive after somebody %s are not kept', async (_what, meanwhile, expected) => {
  signInAs({}, { token: 'old' })
  serverWith({
    [requestToken.path]: () => {
      meanwhile()
      return tokensNamed('new')
    },
  })
  expect(await refreshSession(current())).toBe(false)
  expect(storedAuth()?.accessToken).toBe(expected)
})

test('a refusal of the old tokens does not end the session that was begun meanwhile', async () => {
  signInAs({}, { token: 'old' })
  serverWith({
    [requestToken.path]: () => {
      signInAs({ id: 'b2' }, { token: 'other' })
      return refusal(400, INVALID)
    },
  })
  expect(await refreshSession(current())).toBe(false)
  expect([storedAuth()?.accessToken, storedAccount()?.id]).toEqual(['other', 'b2'])
})

test('without locks, those who ask at once share one call, and whoever asks later makes another', async () => {
  signInAs({}, { token: 'old' })
  const names = ['second', 'third']
  const calls = serverWith({ [requestToken.path]: () => tokensNamed(names.shift() ?? 'none is left') })
  const used = current()
  expect(await Promise.all([refreshSession(used), refreshSession(used), refreshSession(used)])).toEqual([true, true, true])
  expect([calls.length, current().accessToken]).toEqual([1, 'second'])
  await refreshSession(current())
  expect([calls.length, current().accessToken]).toEqual([2, 'third'])
})

test('without locks, a call that fails does not keep the next one from being made', async () => {
  signInAs({}, { token: 'old' })
  const replies = [undefined, tokensNamed('new')]
  serverWith({ [requestToken.path]: () => replies.shift() })
  expect(await refreshSession(current())).toBe(false)
  expect(await refreshSession(current())).toBe(true)
})

test('tabs take turns by one lock, and the second uses what the first got', async () => {
  const names: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (name: string, act: () => Promise<boolean>) => {
      names.push(name)
      const turn = last.then(act)
      last = turn
      return turn
    },
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  signInAs({}, { token: 'old' })
  const calls = serverWith({ [requestToken.path]: () => tokensNamed('new') })
  const used = current()
  expect(await Promise.all([refreshSession(used), refreshSession(used)])).toEqual([true, true])
  expect(names).toEqual(['emojigma.session', 'emojigma.session'])
  expect(bodiesOf(calls)).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-old' }])
})
