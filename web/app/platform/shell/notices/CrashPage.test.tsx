// @vitest-environment jsdom
import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense, type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, useLocation } from 'react-router'
import { renderAt, serverWith } from '../../testing/test-site.tsx'
import { CrashBoundary } from '../../../ui/loading/CrashBoundary.tsx'
import { CrashPage } from './CrashPage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Broken = (): never => {
  throw new Error('broken')
}
const Unreachable = lazy(() => Promise.reject<{ default: ComponentType }>(new Error('Loading chunk failed')))

function Site({ Page }: { readonly Page: ComponentType }) {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <CrashBoundary at={pathname} fallback={<CrashPage />}>
        <Suspense>{pathname === '/' ? <Page /> : <p>all is well</p>}</Suspense>
      </CrashBoundary>
    </>
  )
}

test.each([
  ['breaks while it is drawn', Broken, '…'],
  ['cannot be loaded', Unreachable, 'Loading chunk failed'],
])('a page that %s is replaced and reported; its frame stays, and leads to the others', async (_name, Page, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = serverWith({ [reportClientError.path]: () => ({}) })
  renderAt('/', <Site Page={Page} />)
  expect(await screen.findByRole('heading', { level: 1, name: "We're sorry, but something unexpected happened." })).toBeDefined()
  expect(screen.getByRole('link', { name: 'help@emojigma.example' }).getAttribute('href')).toBe('mailto:help@emojigma.example')
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeDefined()
  await waitFor(() =>
    expect(calls.map(({ path, body }) => [path, body['Message']])).toEqual([[reportClientError.path, `Error: ${message}`]]),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText('all is well')).toBeDefined()
})
