// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { loadPageAt, routes } from '../routes.tsx'
import { renderAt, serverWith } from '../../testing/test-site.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without random numbers the page says so, and stays readable', async () => {
  const calls = serverWith()
  vi.stubGlobal('crypto', undefined)
  await loadPageAt('/')
  await loadLazyComponents()
  renderAt('/', routes)
  expect(await screen.findByRole('heading', { name: 'Puzzles can’t be played on this page' })).toBeDefined()
  await screen.findByRole('link', { name: /^Classic puzzle, Level 2/ })
  const answer = await screen.findByPlaceholderText('Answer...')
  expect(answer.closest('[inert]')).not.toBeNull()
  expect(calls.every(({ body }) => !('DeviceId' in body))).toBe(true)
})

test('nothing is said where everything is there', () => {
  serverWith()
  renderAt('/nowhere', routes)
  expect(screen.queryByText('Puzzles can’t be played on this page')).toBeNull()
})
