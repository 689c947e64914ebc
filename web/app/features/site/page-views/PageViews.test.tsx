// @vitest-environment jsdom
import { countPageView } from '@emojigma/contract/site/page-views.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from 'react-router'
import { noteChild } from '../../../platform/session/likely-child.ts'
import { NOON_MS } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../../platform/testing/test-site.tsx'
import { PageViews } from './PageViews.tsx'

let calls: readonly Call[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: NOON_MS })
  calls = serverWith({ [countPageView.path]: () => ({}) })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(navigator, { globalPrivacyControl: undefined })
  vi.unstubAllGlobals()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const counted = () => calls.filter(({ path }) => path === countPageView.path).map(({ body }) => body['Path'])

const PAGE = (
  <>
    <PageViews />
    <Link to="/leaderboard">Boards</Link>
    <Link to="/puzzle/100641">Level 1</Link>
  </>
)

test('a page is counted 300 ms after it came, as its kind, and without saying who looks', async () => {
  signInAs()
  renderAt('/puzzle/100646?magic=a-code', PAGE)
  await after(299)
  expect(counted()).toEqual([])
  await after(1)
  expect(counted()).toEqual(['/puzzle/<id>'])
  expect(calls[0]?.token).toBeUndefined()
  expect(JSON.stringify(calls)).not.toMatch(/100646|a-code/)
})

test('each page that is stayed on is counted once, and none that is passed through', async () => {
  renderAt('/today', PAGE)
  await after(100)
  act(() => screen.getByText('Boards').click())
  await after(5000)
  expect(counted()).toEqual(['/leaderboard'])
})

test('a junior page is not counted, the pages around it are', async () => {
  renderAt('/today', PAGE)
  await after(300)
  act(() => screen.getByText('Level 1').click())
  await after(5000)
  act(() => screen.getByText('Boards').click())
  await after(5000)
  expect(counted()).toEqual(['/today', '/leaderboard'])
})

test.each([
  ['a student', () => signInAs({ isStudent: true })],
  ['a child’s account', () => signInAs({ isChild: true })],
  ['a device that said that a child sits at it', noteChild],
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
  ['Do Not Track', () => vi.stubGlobal('navigator', { doNotTrack: '1', onLine: true })],
])('%s is never counted', async (_what, prepare) => {
  prepare()
  renderAt('/today', PAGE)
  await after(5000)
  expect(counted()).toEqual([])
})
