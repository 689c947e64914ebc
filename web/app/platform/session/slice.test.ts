// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api.ts'
import { guessMade } from '../../features/play/slice.ts'
import { makeStore, type Store } from '../store.ts'
import { OTTER, refusal, signInAs, userInfoOf } from '../testing/test-session.ts'
import { serverWith } from '../testing/test-site.tsx'
import { clearSession, storeAccount, storeHidesSolved } from './session-storage.ts'
import {
  hideSolvedChanged,
  nicknameModalRequested,
  nicknameModalClosed,
  sessionApi,
  sessionEnded,
  sessionLoading,
  storedSession,
} from './slice.ts'

const ANOTHER = { ...OTTER, id: 'b2', email: 'owl@example.com', nickname: 'WiseOwl' }
const GUEST = { account: undefined, isLoading: false, hidesSolved: false, nicknameModal: 'automatic' }

const ranksApi = api.enhanceEndpoints({ addTagTypes: ['ranks'] }).injectEndpoints({
  endpoints: (build) => ({
    probeRanks: build.query<unknown, void>({ query: () => getLeaderboardsRanks.path, providesTags: ['ranks'] }),
  }),
})

const sessionOf = (store: Store) => store.getState().session
const marks = () => ({ ...document.documentElement.dataset })
const clearMarks = () => {
  for (const name of Object.keys(marks())) delete document.documentElement.dataset[name]
}

function endByAnotherTab(): void {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'emojigma.session' }))
}

/** A store in which the ranks are shown somewhere. */
async function storeWithRanks() {
  const calls = serverWith({ [getLeaderboardsRanks.path]: () => ({ userRanks: [] }), [getUserInfo.path]: () => userInfoOf() })
  const store = makeStore()
  await store.dispatch(ranksApi.endpoints.probeRanks.initiate())
  const ranks = () => store.getState().api.queries['probeRanks(undefined)']?.data
  return { store, calls, ranks }
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
  clearMarks()
  history.replaceState(null, '', '/')
})
afterEach(() => vi.unstubAllGlobals())

test('a store begins with what this browser remembers', () => {
  expect(storedSession()).toEqual(GUEST)
  signInAs()
  storeHidesSolved(true)
  expect(storedSession()).toEqual({ ...GUEST, account: OTTER, hidesSolved: true })
  expect(sessionOf(makeStore())).toEqual({ ...GUEST, account: OTTER, hidesSolved: true })
})

test('each change touches what it names and nothing else', () => {
  const store = makeStore()
  store.dispatch(sessionLoading(true))
  expect(sessionOf(store)).toEqual({ ...GUEST, isLoading: true })
  store.dispatch(hideSolvedChanged(true))
  expect(sessionOf(store)).toEqual({ ...GUEST, isLoading: true, hidesSolved: true })
  store.dispatch(nicknameModalRequested())
  expect(sessionOf(store)).toEqual({ ...GUEST, isLoading: true, hidesSolved: true, nicknameModal: 'requested' })
  store.dispatch(nicknameModalClosed())
  expect(sessionOf(store).nicknameModal).toBe('closed')
  store.dispatch(sessionEnded())
  expect(sessionOf(store)).toEqual(GUEST)
})

test.each([
  ['an account', false, { 7: '17' }],
  ['no student', true, {}],
])('what a guest has found on this page is there for %s that signs in', (_, isStudent, answers) => {
  serverWith()
  const store = makeStore()
  store.dispatch(guessMade({ puzzleId: 7, guess: '17', isRight: true }))
  signInAs({ isStudent })
  expect(store.getState().guesses.answers).toEqual(answers)
})

test('who is signed in is read from the server’s words', async () => {
  signInAs()
  serverWith({ [getUserInfo.path]: () => userInfoOf({ ...ANOTHER, isStudent: true, userName: 'owl-7' }) })
  const { data } = await makeStore().dispatch(sessionApi.endpoints.getUserInfo.initiate())
  expect(data).toEqual({
    id: 'b2',
    email: 'owl@example.com',
    userName: 'owl-7',
    nickname: 'WiseOwl',
    isStudent: true,
    isChild: false,
    plan: 'none',
  })
})

test('a sign-in is followed, and what was answered to a guest is asked for again', async () => {
  const { store, calls } = await storeWithRanks()
  store.dispatch(hideSolvedChanged(true))
  signInAs({}, { token: 'otters' })
  expect(sessionOf(store)).toMatchObject({ account: OTTER, hidesSolved: true })
  await expect.poll(() => calls.map(({ token }) => token)).toEqual([undefined, 'otters'])
})

test('a new nickname of the same account asks for nothing again', async () => {
  signInAs()
  const { store, calls, ranks } = await storeWithRanks()
  store.dispatch(nicknameModalRequested())
  storeAccount({ ...OTTER, nickname: 'CalmOtter' })
  expect(sessionOf(store)).toMatchObject({ account: { nickname: 'CalmOtter' }, nicknameModal: 'requested' })
  expect([calls.length, ranks()]).toEqual([1, { userRanks: [] }])
})

test.each([
  ['a log-out', () => clearSession(), undefined],
  ['a sign-in as somebody else', () => storeAccount(ANOTHER), 'b2'],
])('after %s nothing is left of what was answered before', async (_what, change, id) => {
  signInAs()
  const { store, ranks } = await storeWithRanks()
  store.dispatch(hideSolvedChanged(true))
  store.dispatch(nicknameModalClosed())
  expect(ranks()).toEqual({ userRanks: [] })
  change()
  expect(ranks()).toBeUndefined()
  expect(sessionOf(store)).toMatchObject({ hidesSolved: false, nicknameModal: 'automatic' })
  expect(sessionOf(store).account?.id).toBe(id)
})

test.each([
  ['is no longer taken', () => clearSession(false), { path: '/popular?l=8', isStudent: false }],
  ['ends by another tab', endByAnotherTab, { path: '/popular?l=8', isStudent: false }],
  ['ends as somebody asked for', () => clearSession(), undefined],
  ['makes way for another', () => storeAccount(ANOTHER), undefined],
])('what is told of a session that %s', (_how, change, expected) => {
  history.replaceState(null, '', '/popular?l=8')
  signInAs()
  const store = makeStore()
  change()
  expect(sessionOf(store).lost).toEqual(expected)
})

test('a lost session is told until somebody has logged out again', () => {
  signInAs({ isStudent: true })
  const store = makeStore()
  clearSession(false)
  expect(sessionOf(store).lost).toEqual({ path: '/', isStudent: true })
  signInAs()
  clearSession()
  expect(sessionOf(store).lost).toBeUndefined()
})

test('the document says how somebody is signed in, so that the header can be drawn before the script runs', () => {
  makeStore()
  signInAs()
  expect(marks()).toEqual({ session: 'email' })
  signInAs({ email: '' })
  expect(marks()).toEqual({ session: 'name' })
})

test('after a log-out the document has nothing of the account’s look, and keeps what is not the account’s', () => {
  makeStore()
  signInAs()
  Object.assign(document.documentElement.dataset, { theme: 'dark', motion: 'reduced', font: 'readable', other: 'stays' })
  clearSession()
  expect(marks()).toEqual({ other: 'stays' })
})

test('a refused look-up of who is signed in has no account in it', async () => {
  signInAs()
  serverWith({ [getUserInfo.path]: () => refusal(429) })
  const { data, error } = await makeStore().dispatch(sessionApi.endpoints.getUserInfo.initiate())
  expect([data, error]).toEqual([undefined, { status: 429, data: { Message: 'no' } }])
})

test('a page that stands as it was left, after going back to it, forgets who has been logged out meanwhile', async () => {
  signInAs()
  const { store, ranks } = await storeWithRanks()
  localStorage.clear()
  expect(sessionOf(store).account).toEqual(OTTER)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(sessionOf(store).account).toEqual(OTTER)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([sessionOf(store).account, ranks()]).toEqual([undefined, undefined])
})
