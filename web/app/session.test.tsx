// @vitest-environment jsdom
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { makeStore } from './store.ts'
import { useAccount, useSession } from './session.ts'
import { storeAccount, storeAuth, storedAuth, type Account } from './session-storage.ts'
import { renderAt, serverWith, type Call } from './test-site.tsx'

const OTTER: Account = { id: 'a1', email: 'otter@example.com', userName: 'otter@example.com', nickname: 'BraveOtter', isStudent: false }
const WIRE_OTTER = { Id: 'a1', Email: 'otter@example.com', UserName: 'otter@example.com', Nickname: 'BraveOtter', IsStudent: false }

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    getSomething: build.query<unknown, number>({ query: (number) => `/api/something?n=${number}` }),
    getGeoLocation: build.query<unknown, void>({ query: () => '/api/geo' }),
  }),
})

function signIn({ token = 'old', ageMs = 0 } = {}): void {
  const receivedMs = Date.now() - ageMs
  storeAuth({ accessToken: token, refreshToken: `refresh-${token}`, userName: OTTER.userName, receivedMs, expiresMs: receivedMs + 900_000 })
  storeAccount(OTTER)
}

const tokens = (token: string) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 900,
  userName: OTTER.userName,
})
const refused = (status: number) => Response.json({ Message: 'no' }, { status })
const onlyWith = (token: string) => (call: Call) => (call.token === token ? { ok: true } : refused(401))
const tokenCalls = (calls: readonly Call[]) => calls.filter(({ path }) => path === CALL_PATHS.token)

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
  signIn()
  const calls = serverWith({ '/api/something': () => ({}), '/api/geo': () => ({}) })
  const { dispatch } = makeStore()
  await dispatch(probe.endpoints.getSomething.initiate(1))
  await dispatch(probe.endpoints.getGeoLocation.initiate())
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    ['/api/something', 'old'],
    ['/api/geo', undefined],
  ])
})

test('calls that are answered 401 share one refresh, and each is tried once more', async () => {
  signIn()
  const calls = serverWith({ '/api/something': onlyWith('new'), [CALL_PATHS.token]: () => tokens('new') })
  const { dispatch } = makeStore()
  const answers = await Promise.all([1, 2, 3].map((number) => dispatch(probe.endpoints.getSomething.initiate(number))))
  expect(answers.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  expect(tokenCalls(calls).map(({ body }) => body)).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-old' }])
  expect(storedAuth()?.accessToken).toBe('new')
})

test('a token that is too old is refreshed before it is used', async () => {
  signIn({ ageMs: 901_000 })
  const calls = serverWith({ '/api/something': onlyWith('new'), [CALL_PATHS.token]: () => tokens('new') })
  await makeStore().dispatch(probe.endpoints.getSomething.initiate(1))
  expect(calls.map(({ path }) => path)).toEqual([CALL_PATHS.token, '/api/something'])
})

test('what another tab was given meanwhile is used as it is', async () => {
  signIn()
  const calls = serverWith({
    '/api/something': (call) => {
      if (call.token === 'new') return { ok: true }
      signIn({ token: 'new' })
      return refused(401)
    },
  })
  const { data } = await makeStore().dispatch(probe.endpoints.getSomething.initiate(1))
  expect([data, tokenCalls(calls)]).toEqual([{ ok: true }, []])
})

test('a refused refresh ends the session and leads home', async () => {
  signIn({ ageMs: 120_000 })
  serverWith({ [CALL_PATHS.token]: () => refused(400), [CALL_PATHS.userInfo]: () => refused(401) })
  const { place } = renderAt('/myAccount', <Who />)
  await screen.findByText('guest')
  await waitFor(() => expect(place()).toBe('/'))
  expect(storedAuth()).toBeUndefined()
})

test.each([
  ['a network that does not answer', () => undefined],
  ['a busy server', () => refused(503)],
])('%s keeps the session', async (_what, reply) => {
  signIn({ ageMs: 901_000 })
  const calls = serverWith({ [CALL_PATHS.token]: reply, [CALL_PATHS.userInfo]: reply })
  const { place } = renderAt('/myAccount', <Who />)
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(CALL_PATHS.userInfo))
  expect(screen.getByText('BraveOtter')).toBeTruthy()
  expect([place(), storedAuth()?.accessToken]).toEqual(['/myAccount', 'old'])
})

test('at start the stored session is refreshed and asked for its account', async () => {
  signIn({ ageMs: 120_000 })
  const calls = serverWith({
    [CALL_PATHS.token]: () => tokens('new'),
    [CALL_PATHS.userInfo]: () => ({ ...WIRE_OTTER, Nickname: 'CalmOtter' }),
  })
  renderAt('/', <Who />)
  await screen.findByText('CalmOtter')
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    [CALL_PATHS.token, undefined],
    [CALL_PATHS.userInfo, 'new'],
  ])
})

test('another tab’s login and logout are followed', async () => {
  serverWith()
  const { place } = renderAt('/today', <Who />)
  expect(screen.getByText('guest')).toBeTruthy()
  const auth = { accessToken: 'x', refreshToken: 'y', userName: 'z', receivedMs: Date.now(), expiresMs: Date.now() + 900_000 }
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
  expect(place()).toBe('/')
})
