// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getApiRoot } from '@emojigma/contract/operator/health.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api.ts'
import { makeStore } from '../store.ts'
import { useAccount, useSession } from './session.ts'
import { storedAuth } from './session-storage.ts'
import { NOON_MS } from '../testing/noon.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../testing/test-site.tsx'

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    getSomething: build.query<unknown, number>({ query: (number) => `${getLeaderboardsRanks.path}?n=${number}` }),
    getGeoLocation: build.query<unknown, void>({ query: () => getApiRoot.path }),
  }),
})

const RANKS = { userRanks: [] }
const ROOT = { Name: 'Emojigma' }

const onlyWith = (token: string) => (call: Call) => (call.token === token ? RANKS : refusal(401))
const tokenCalls = (calls: readonly Call[]) => calls.filter(({ path }) => path === requestToken.path)

function Who() {
  useSession()
  return <p>{useAccount()?.nickname ?? 'guest'}</p>
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every call carries the token, but for the one that asks where the visitor is', async () => {
  signInAs({}, { token: 'old' })
  const calls = serverWith({ [getLeaderboardsRanks.path]: () => RANKS, [getApiRoot.path]: () => ROOT })
  const { dispatch } = makeStore()
  await dispatch(probe.endpoints.getSomething.initiate(1))
  await dispatch(probe.endpoints.getGeoLocation.initiate())
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    [getLeaderboardsRanks.path, 'old'],
    [getApiRoot.path, undefined],
  ])
})

test('calls that are answered 401 share one refresh, and each is tried once more', async () => {
  signInAs({}, { token: 'old' })
  const calls = serverWith({ [getLeaderboardsRanks.path]: onlyWith('new'), [requestToken.path]: () => tokensNamed('new') })
  const { dispatch } = makeStore()
  const answers = await Promise.all([1, 2, 3].map((number) => dispatch(probe.endpoints.getSomething.initiate(number))))
  expect(answers.map(({ data }) => data)).toEqual([RANKS, RANKS, RANKS])
  expect(tokenCalls(calls).map(({ body }) => body)).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-old' }])
  expect(storedAuth()?.accessToken).toBe('new')
})

test('a token that is too old is refreshed before it is used', async () => {
  signInAs({}, { token: 'old', ageMs: 901_000 })
  const calls = serverWith({ [getLeaderboardsRanks.path]: onlyWith('new'), [requestToken.path]: () => tokensNamed('new') })
  await makeStore().dispatch(probe.endpoints.getSomething.initiate(1))
  expect(calls.map(({ path }) => path)).toEqual([requestToken.path, getLeaderboardsRanks.path])
})

test('what another tab was given meanwhile is used as it is', async () => {
  signInAs({}, { token: 'old' })
  const calls = serverWith({
    [getLeaderboardsRanks.path]: (call) => {
      if (call.token === 'new') return RANKS
      signInAs({}, { token: 'new' })
      return refusal(401)
    },
  })
  const { data } = await makeStore().dispatch(probe.endpoints.getSomething.initiate(1))
  expect([data, tokenCalls(calls)]).toEqual([RANKS, []])
})

test('a refused refresh ends the session and leads home', async () => {
  signInAs({}, { token: 'old', ageMs: 120_000 })
  serverWith({
    [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'Please log in again.' }),
    [getUserInfo.path]: () => refusal(401),
  })
  const { address } = renderAt('/myAccount', <Who />)
  await screen.findByText('guest')
  await waitFor(() => expect(address()).toBe('/'))
  expect(storedAuth()).toBeUndefined()
})

test.each([
  '/class?class=K7M2',
  '/login',
  '/magic?token=x',
  '/register',
  '/resetpassword?code=x',
  '/forgottenPassword',
  '/externalLogin?code=x',
])('who is at %s when a former session turns out to have ended stays there, and no loss is told', async (path) => {
  history.replaceState(null, '', path)
  signInAs({ isStudent: true }, { token: 'old', ageMs: 120_000 })
  serverWith({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'Please log in again.' }) })
  const store = makeStore()
  const { address } = renderAt(path, <Who />, undefined, store)
  await screen.findByText('guest')
  await waitFor(() => expect(storedAuth()).toBeUndefined())
  expect([address(), store.getState().session.lost]).toEqual([path, undefined])
  history.replaceState(null, '', '/')
})

test.each([
  ['a network that does not answer', () => undefined],
  ['a busy server', () => refusal(503)],
])('%s keeps the session', async (_what, reply) => {
  signInAs({}, { token: 'old', ageMs: 901_000 })
  const calls = serverWith({ [requestToken.path]: reply, [getUserInfo.path]: reply })
  const { address } = renderAt('/myAccount', <Who />)
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getUserInfo.path))
  expect(screen.getByText('BraveOtter')).toBeTruthy()
  expect([address(), storedAuth()?.accessToken]).toEqual(['/myAccount', 'old'])
})

test('at start the stored session is refreshed and asked for its account', async () => {
  signInAs({}, { token: 'old', ageMs: 120_000 })
  const calls = serverWith({
    [requestToken.path]: () => tokensNamed('new'),
    [getUserInfo.path]: () => userInfoOf({ ...OTTER, nickname: 'CalmOtter' }),
  })
  renderAt('/', <Who />)
  await screen.findByText('CalmOtter')
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    [requestToken.path, undefined],
    [getUserInfo.path, 'new'],
  ])
})

test('another tab’s login and logout are followed', async () => {
  serverWith()
  const { address } = renderAt('/today', <Who />)
  expect(screen.getByText('guest')).toBeTruthy()
  const auth = { accessToken: 'x', refreshToken: 'y', userName: 'z', receivedMs: NOON_MS, expiresMs: NOON_MS + 900_000 }
  const inOtherTab = (change: () => void) => {
    change()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'emojigma.session' })))
  }
  inOtherTab(() => {
    localStorage.setItem('emojigma.auth', JSON.stringify(auth))
    localStorage.setItem('emojigma.session', JSON.stringify(OTTER))
  })
  expect(screen.getByText('BraveOtter')).toBeTruthy()
  inOtherTab(() => localStorage.clear())
  expect(screen.getByText('guest')).toBeTruthy()
  expect(address()).toBe('/')
})
