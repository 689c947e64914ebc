// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPage } from '../pages.tsx'
import { loadLazyComponents } from '../../ui/lazy-component.tsx'
import { Pages, routeAt } from '../routes.tsx'
import { renderAt, serverWith } from '../../testing/test-site.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['no crypto facility', undefined],
  ['one that can’t hash', { getRandomValues: () => {}, randomUUID: () => '3f0e8a52-7c1b-4f7e-9d0a-5b6c7d8e9f00' }],
  ['one that makes no ids', { getRandomValues: () => {}, subtle: {} }],
])('with %s the page says so, and stays readable', async (_name, facility) => {
  const calls = serverWith()
  vi.stubGlobal('crypto', facility)
  await loadPage(routeAt('/').page)
  await loadLazyComponents()
  renderAt('/', <Pages />)
  expect(await screen.findByRole('heading', { name: 'Puzzles can’t be played on this page' })).toBeDefined()
  await screen.findByRole('link', { name: /^Classic puzzle, Level 2/ })
  const answer = await screen.findByPlaceholderText('Answer...')
  expect(answer.closest('[inert]')).not.toBeNull()
  expect(calls.every(({ body }) => !('DeviceId' in body))).toBe(true)
})

test('nothing is said where everything is there', () => {
  serverWith()
  renderAt('/nowhere', <Pages />)
  expect(screen.queryByText('Puzzles can’t be played on this page')).toBeNull()
})
