// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChild } from '../../../platform/session/likely-child.ts'
import { NOON_MS } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { everythingIsNear, renderAt, serverWith, SITE } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { AdSlot } from './AdSlot.tsx'

const WITH_NETWORK = { ...SITE, ads: ['list'] } as const

beforeEach(async () => {
  await loadLazyComponents()
  vi.useFakeTimers({ now: NOON_MS })
  everythingIsNear()
  serverWith()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0)
  Object.assign(navigator, { globalPrivacyControl: undefined })
  vi.unstubAllGlobals()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const scrollTo = (top: number) => Object.assign(window, { scrollY: top })
const ours = () => screen.queryByRole('note', { name: 'From Emojigma' })
const frame = () => screen.queryByTitle('Advertisement')

async function showAt(address: string, site = WITH_NETWORK as typeof SITE): Promise<void> {
  renderAt(address, <AdSlot place="list" index={0} />, site)
  await after(0)
}

/** Long enough for everything that a slot waits for. */
const LONG_MS = 20_000

test('without a network one of our own invitations comes after half a second, and its slot was there before', async () => {
  await showAt('/puzzle', SITE)
  expect(document.querySelector('[class*=slot]')).not.toBeNull()
  await after(499)
  expect(ours()).toBeNull()
  await after(1)
  expect(ours()).not.toBeNull()
  await after(LONG_MS)
  expect(frame()).toBeNull()
})

test('the network’s frame comes at the first scroll, in a sandbox with an origin of its own', async () => {
  await showAt('/puzzle')
  await after(600)
  expect(frame()).toBeNull()
  act(() => void dispatchEvent(new Event('scroll')))
  expect(frame()?.getAttribute('src')).toBe('/ads/list')
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(ours()).toBeNull()
})

test('without a scroll the network’s frame comes five seconds after the page', async () => {
  await showAt('/puzzle')
  await after(500)
  await after(4400)
  expect(frame()).toBeNull()
  await after(200)
  expect(frame()).not.toBeNull()
})

test('where the network does not answer, one of our own takes its place', async () => {
  scrollTo(100)
  await showAt('/puzzle')
  await after(LONG_MS)
  const { contentWindow: source } = frame() as HTMLIFrameElement
  act(() => void dispatchEvent(new MessageEvent('message', { data: 'emojigma: no advertisement', source: window })))
  expect(frame()).not.toBeNull()
  act(() => void dispatchEvent(new MessageEvent('message', { data: 'emojigma: no advertisement', source })))
  expect(frame()).toBeNull()
  expect(ours()).not.toBeNull()
})

test('a place that the network does not fill shows our own', async () => {
  scrollTo(100)
  await showAt('/leaderboard', { ...SITE, ads: ['board'] })
  await after(LONG_MS)
  expect(frame()).toBeNull()
  expect(ours()).not.toBeNull()
})

const NOBODY = () => {}
test.each([
  ['a junior puzzle’s page', '/puzzle/100641', NOBODY],
  ['a list of a junior level', '/puzzle?l=7', NOBODY],
  ['a child’s account', '/puzzle', () => signInAs({ isChild: true })],
  ['an account of which an older release did not ask', '/puzzle', () => signInAs({ isChild: undefined as never })],
  ['a device that said that a child sits at it', '/puzzle', noteChild],
  ['a browser that wants no tracking', '/puzzle', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('%s never meets the network', async (_what, address, prepare) => {
  prepare()
  scrollTo(100)
  await showAt(address)
  act(() => void dispatchEvent(new Event('scroll')))
  await after(LONG_MS)
  expect(frame()).toBeNull()
  expect(ours()).not.toBeNull()
})

test('a student meets neither the network nor our own invitations', async () => {
  signInAs({ isStudent: true })
  scrollTo(100)
  await showAt('/puzzle')
  await after(LONG_MS)
  expect([frame(), ours()]).toEqual([null, null])
})

test('a grown-up’s account meets it, and after a child signed out on the device nobody does', async () => {
  scrollTo(100)
  signInAs()
  await showAt('/puzzle')
  await after(LONG_MS)
  expect(frame()).not.toBeNull()
  cleanup()
  signInAs({ isChild: true })
  await showAt('/puzzle')
  cleanup()
  localStorage.clear()
  await showAt('/puzzle')
  await after(LONG_MS)
  expect(frame()).toBeNull()
})
