// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api.ts'
import { makeStore } from '../store.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../testing/test-session.ts'
import { renderAt, serverWith } from '../testing/test-site.tsx'
import { useSelector } from '../use-store.ts'
import { useIsSignedIn, useSession } from './session.ts'
import { clearSession, storeAccount, storedAccount, storedAuth } from './session-storage.ts'

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probeAgain: build.query<unknown, number>({ query: (n) => `${getLeaderboardsRanks.path}?again=${n}` }) }),
})

function Who() {
  useSession()
  const { account, isLoading } = useSelector(({ session }) => session)
  return <p>{`${useIsSignedIn() ? account?.nickname : 'guest'}${isLoading ? ', loading' : ''}`}</p>
}

const who = () => screen.getByText(/^(guest|\w+(Otter|Owl))/).textContent

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a guest’s page asks nobody who is there', async () => {
  const calls = serverWith()
  renderAt('/today', <Who />)
  await act(async () => {})
  expect([who(), calls]).toEqual(['guest', []])
})

test.each([
  [0, [getUserInfo.path]],
  [60_000, [getUserInfo.path]],
  [60_001, [requestToken.path, getUserInfo.path]],
])('at start a token of %i ms makes the calls %j', async (ageMs, expected) => {
  signInAs({}, { ageMs })
  const calls = serverWith({ [requestToken.path]: () => tokensNamed('new'), [getUserInfo.path]: () => userInfoOf() })
  renderAt('/today', <Who />)
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(expected))
  await screen.findByText('BraveOtter')
})

test.each([
  ['answers', () => userInfoOf({ ...OTTER, nickname: 'CalmOtter' }), 'CalmOtter'],
  ['is too busy', () => refusal(503), 'BraveOtter'],
  ['does not answer', () => undefined, 'BraveOtter'],
])('the page says that it is still finding out who is there, until the server %s', async (_what, reply, nickname) => {
  signInAs()
  const { promise, resolve } = Promise.withResolvers<void>()
  serverWith({ [getUserInfo.path]: () => promise.then((): unknown => reply()) })
  const { address } = renderAt('/today', <Who />)
  expect(who()).toBe('BraveOtter, loading')
  await act(async () => resolve())
  await waitFor(() => expect(who()).toBe(nickname))
  expect([address(), storedAccount()?.nickname]).toEqual(['/today', nickname])
})

test('a sign-in, and another account in its place, lead nowhere by themselves', async () => {
  serverWith({ [getUserInfo.path]: () => userInfoOf() })
  const { address } = renderAt('/leaderboard?x=1', <Who />)
  act(() => signInAs())
  expect([who(), address()]).toEqual(['BraveOtter', '/leaderboard?x=1'])
  act(() => storeAccount({ ...OTTER, id: 'b2', nickname: 'WiseOwl' }))
  expect([who(), address()]).toEqual(['WiseOwl', '/leaderboard?x=1'])
})

test('a guest who is refused asks for no tokens', async () => {
  const calls = serverWith({ [getLeaderboardsRanks.path]: () => refusal(401) })
  const { error } = await makeStore().dispatch(probe.endpoints.probeAgain.initiate(1))
  expect([(error as { status?: unknown }).status, calls.map(({ path }) => path)]).toEqual([401, [getLeaderboardsRanks.path]])
})

test.each([
  ['a millisecond before its end', 899_999, [getLeaderboardsRanks.path]],
  ['at its end', 900_000, [requestToken.path, getLeaderboardsRanks.path]],
])('a token is used as it is until its end: %s', async (_when, ageMs, expected) => {
  signInAs({}, { ageMs })
  const calls = serverWith({ [requestToken.path]: () => tokensNamed('new'), [getLeaderboardsRanks.path]: () => ({ userRanks: [] }) })
  await makeStore().dispatch(probe.endpoints.probeAgain.initiate(2))
  expect(calls.map(({ path }) => path)).toEqual(expected)
})

test('a call that is refused with fresh tokens, too, is not tried a third time', async () => {
  signInAs()
  const calls = serverWith({ [requestToken.path]: () => tokensNamed('new'), [getLeaderboardsRanks.path]: () => refusal(401) })
  const { error } = await makeStore().dispatch(probe.endpoints.probeAgain.initiate(3))
  expect((error as { status?: unknown }).status).toBe(401)
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    [getLeaderboardsRanks.path, 'token'],
    [requestToken.path, undefined],
    [getLeaderboardsRanks.path, 'new'],
  ])
})

test.each([400, 429, 503])('a call that is refused with %i is not tried again, and the tokens stay', async (status) => {
  signInAs()
  const calls = serverWith({ [getLeaderboardsRanks.path]: () => refusal(status) })
  await makeStore().dispatch(probe.endpoints.probeAgain.initiate(status))
  expect([calls.map(({ path }) => path), storedAuth()?.accessToken]).toEqual([[getLeaderboardsRanks.path], 'token'])
})
