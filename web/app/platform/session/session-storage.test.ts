// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { NOON_MS } from '../testing/noon.ts'
import { OTTER, signInAs } from '../testing/test-session.ts'
import {
  clearSession,
  DRAFTS,
  guestKey,
  onSessionChange,
  ownKey,
  storeAccount,
  storeAuth,
  storedAccount,
  storedAuth,
  storedHidesSolved,
  storeHidesSolved,
} from './session-storage.ts'

const AUTH = { accessToken: 'x', refreshToken: 'y', userName: 'otter', receivedMs: NOON_MS, expiresMs: NOON_MS + 900_000 }

const inOtherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  clearSession()
  localStorage.clear()
})

test('tokens and account are found as they were kept', () => {
  storeAuth(AUTH)
  storeAccount(OTTER)
  expect([storedAuth(), storedAccount()]).toEqual([AUTH, OTTER])
})

test.each(['', 'not json', 'null', '7', '"text"', '[]', '{}', '{"accessToken":"x"}', '{"refreshToken":7}'])(
  'of %j in place of the tokens nobody is signed in, even if an account is kept',
  (damaged) => {
    signInAs()
    localStorage.setItem('emojigma.auth', damaged)
    expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
  },
)

test.each(['', 'not json', 'null', '[]', '{}', '{"id":7}', '{"nickname":"BraveOtter"}'])(
  'of %j in place of the account there is none, and the tokens stay',
  (damaged) => {
    signInAs()
    localStorage.setItem('emojigma.session', damaged)
    expect([storedAccount(), storedAuth()?.refreshToken]).toEqual([undefined, 'refresh-token'])
  },
)

test('solved puzzles are hidden only where exactly that was kept', () => {
  expect(storedHidesSolved()).toBe(false)
  storeHidesSolved(true)
  expect(storedHidesSolved()).toBe(true)
  storeHidesSolved(false)
  expect(storedHidesSolved()).toBe(false)
  for (const other of ['1', '"true"', 'yes', '{}']) {
    localStorage.setItem('emojigma.hideSolved', other)
    expect(storedHidesSolved()).toBe(false)
  }
})

test('what an account keeps outlives a session that ended by itself, until somebody else signs in; not a student’s', () => {
  const begin = (account: Partial<typeof OTTER>) => {
    signInAs(account)
    storeAccount({ ...OTTER, ...account })
    localStorage.setItem(ownKey('work.7'), account.id ?? OTTER.id)
  }
  const kept = (id: string) => localStorage.getItem(`emojigma.${id}.work.7`)
  begin({})
  clearSession(false)
  expect([kept(OTTER.id), ownKey('work.7')]).toEqual([OTTER.id, 'emojigma.work.7'])
  signInAs()
  storeAccount(OTTER)
  expect(kept(OTTER.id)).toBe(OTTER.id)
  clearSession(false)
  begin({ id: 'b2' })
  expect([kept(OTTER.id), kept('b2')]).toEqual([null, 'b2'])
  clearSession()
  expect(kept('b2')).toBeNull()
  begin({ id: 'c3', isStudent: true })
  clearSession(false)
  expect(kept('c3')).toBeNull()
})

test('what is written in this tab is still there after a session that ended by itself, and not for the next person', () => {
  const write = () => sessionStorage.setItem(`${DRAFTS}letter`, '{}')
  const isThere = () => sessionStorage.getItem(`${DRAFTS}letter`) !== null
  write()
  signInAs()
  storeAccount(OTTER)
  expect(isThere()).toBe(true)
  clearSession(false)
  expect(isThere()).toBe(true)
  signInAs()
  storeAccount(OTTER)
  expect(isThere()).toBe(true)
  clearSession(false)
  signInAs({ id: 'b2' })
  storeAccount({ ...OTTER, id: 'b2' })
  expect(isThere()).toBe(false)
  write()
  clearSession()
  expect(isThere()).toBe(false)
  write()
  signInAs({ id: 'c3', isStudent: true })
  clearSession(false)
  expect(isThere()).toBe(false)
})

test('what belongs to a guest and to each account is kept apart', () => {
  expect([ownKey('work'), guestKey('work')]).toEqual(['emojigma.work', 'emojigma.work'])
  signInAs()
  expect([ownKey('work'), guestKey('work')]).toEqual(['emojigma.a1.work', 'emojigma.work'])
  signInAs({ id: 'b2' })
  expect(ownKey('work')).toBe('emojigma.b2.work')
})

test('the end of a session takes along all that is the account’s, and nothing of the guest’s, of another account’s or of others’', () => {
  signInAs()
  const gone = ['emojigma.hideSolved', 'emojigma.product', 'emojigma.look', ownKey('work.7'), ownKey('outbox')]
  const kept = [guestKey('work.7'), 'emojigma.device', 'emojigma.b2.work.7', 'emojigma.a10.work.7', 'another-site']
  for (const key of [...gone, ...kept]) localStorage.setItem(key, 'true')
  clearSession()
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
  expect([storedAuth(), storedAccount(), storedHidesSolved()]).toEqual([undefined, undefined, false])
})

test('the end of a session without an account leaves what a guest keeps', () => {
  storeAuth(AUTH)
  localStorage.setItem(guestKey('work.7'), 'true')
  clearSession()
  expect(Object.keys(localStorage)).toEqual(['emojigma.work.7'])
})

test('who listens hears of a sign-in and of its end, but not of new tokens or of hidden puzzles', () => {
  const heard: (string | undefined)[] = []
  onSessionChange(() => heard.push(storedAccount()?.nickname))
  storeAuth(AUTH)
  storeHidesSolved(true)
  expect(heard).toEqual([])
  storeAccount(OTTER)
  storeAccount({ ...OTTER, nickname: 'CalmOtter' })
  clearSession()
  expect(heard).toEqual(['BraveOtter', 'CalmOtter', undefined])
})

test.each([
  ['the account', 'emojigma.session', 1],
  ['everything at once', null, 1],
  ['the tokens', 'emojigma.auth', 0],
  ['the look', 'emojigma.look', 0],
  ['a guest’s work', 'emojigma.work.7', 0],
])('of what another tab changes, %s (%s) is told %i times', (_what, key, times) => {
  const listener = vi.fn<() => void>()
  onSessionChange(listener)
  inOtherTab(key)
  expect(listener).toHaveBeenCalledTimes(times)
})

test('several who listen each hear once of one change in another tab', () => {
  const listeners = [vi.fn<() => void>(), vi.fn<() => void>()]
  for (const listener of listeners) onSessionChange(listener)
  inOtherTab('emojigma.session')
  expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
