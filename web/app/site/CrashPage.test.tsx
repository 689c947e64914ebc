// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../test-site.tsx'
import { CrashPage } from './CrashPage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Frame() {
  return (
    <>
      <nav>menu</nav>
      <Outlet />
    </>
  )
}

test.each([
  [
    'breaks while it is drawn',
    {
      Component: () => {
        throw new Error('broken')
      },
    },
  ],
  ['cannot be loaded', { lazy: () => Promise.reject(new Error('Loading chunk failed')) }],
])('a page that %s is replaced, and its frame stays', async (_name, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderAt('/', [{ Component: Frame, children: [{ ErrorBoundary: CrashPage, children: [{ path: '/', ...page }] }] }])
  expect(await screen.findByRole('heading', { level: 1, name: "We're sorry, but something unexpected happened." })).toBeDefined()
  expect(screen.getByRole('link', { name: 'help@emojigma.example' }).getAttribute('href')).toBe('mailto:help@emojigma.example')
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeDefined()
  expect(screen.getByRole('navigation')).toBeDefined()
})
