// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Link, useLocation } from 'react-router'
import { renderAt, serverWith } from '../../testing/test-site.tsx'
import { loadPageAt, routes } from '../routes.tsx'
import { LateCode } from '../../browser/on-demand.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { CrashedSite } from './CrashPage.tsx'
import { PageLoading } from '../root.tsx'
import { RouteAnnouncer } from '../root.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Its heading and its title come with what it shows. */
function Late() {
  const [isThere, setIsThere] = useState(false)
  if (!isThere) return <button onClick={() => setIsThere(true)}>Loading...</button>
  return (
    <>
      <title>A late page</title>
      <h1>Late</h1>
    </>
  )
}

describe('after going to another page', () => {
  const CONTENT: Readonly<Record<string, ReactNode>> = {
    '/': <h1>Home</h1>,
    '/second': <h1>Second</h1>,
    '/bare': <p>no heading</p>,
    '/late': <Late />,
  }
  function Site() {
    const { pathname } = useLocation()
    return (
      <>
        {pathname !== '/late' && <title>{`Page at ${pathname}`}</title>}
        <h1>The frame’s own</h1>
        {['/', '/?t=1', '/#part', '/second', '/bare', '/late'].map((to) => (
          <Link key={to} to={to}>
            {`to ${to}`}
          </Link>
        ))}
        <main id="main">{CONTENT[pathname]}</main>
        <RouteAnnouncer />
      </>
    )
  }
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent
  const follow = async (to: string) => {
    const link = screen.getByRole('link', { name: `to ${to}` })
    await userEvent.click(link)
    return link
  }

  test('its title is said and the focus is on its heading, but nothing is for the first page', async () => {
    renderAt('/', <Site />)
    expect([announced(), document.activeElement]).toEqual(['', document.body])
    await follow('/second')
    expect([announced(), document.activeElement]).toEqual(['Page at /second', screen.getByRole('heading', { name: 'Second' })])
    await follow('/')
    expect([announced(), document.activeElement]).toEqual(['Page at /', screen.getByRole('heading', { name: 'Home' })])
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  test('that has no heading the focus is on its content', async () => {
    renderAt('/', <Site />)
    await follow('/bare')
    expect([announced(), document.activeElement]).toEqual(['Page at /bare', screen.getByRole('main')])
  })

  test('whose heading comes later both are done then', async () => {
    renderAt('/', <Site />)
    await follow('/late')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    // Not by hand: no one has gone on.
    fireEvent.click(screen.getByRole('button', { name: 'Loading...' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' })))
    expect(announced()).toBe('A late page')
  })

  test('whose heading comes later whoever has gone on meanwhile stays where they are', async () => {
    renderAt('/', <Site />)
    await follow('/late')
    const elsewhere = screen.getByRole('link', { name: 'to /bare' })
    elsewhere.focus()
    fireEvent.click(screen.getByRole('button', { name: 'Loading...' }))
    await screen.findByRole('heading', { name: 'Late' })
    await Promise.resolve()
    expect(document.activeElement).toBe(elsewhere)
  })

  test.each(['/?t=1', '/#part'])('nothing of that happens for %s of the same page', async (to) => {
    renderAt('/', <Site />)
    const link = await follow(to)
    expect([announced(), document.activeElement]).toEqual(['', link])
  })
})

test('a page that is on its way is said to load, and not once it is there', () => {
  const { rerender } = render(<PageLoading isLoading />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  rerender(<PageLoading isLoading={false} />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a site whose frame broke is still a page with content, a heading and a way on', () => {
  renderAt('/', <CrashedSite />)
  const main = screen.getByRole('main')
  expect(main.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeDefined()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

describe('the frame of every page', () => {
  test('has a link to the content, the landmarks, and one first heading; the page says when it listens', async () => {
    serverWith()
    delete document.documentElement.dataset['ready']
    await loadPageAt('/leaderboardRanks')
    renderAt('/leaderboardRanks', routes)
    await screen.findByRole('heading', { level: 1, name: 'All 80 ranks' })
    const skip = screen.getByRole('link', { name: 'Skip to main content' })
    expect([skip.getAttribute('href'), screen.getByRole('main').id]).toEqual(['#main', 'main'])
    expect(document.querySelector('a')).toBe(skip)
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.documentElement.dataset['ready']).toBe('true'))
  })

  test('stays where nothing is found, and leads on from there', async () => {
    serverWith()
    await loadPageAt('/nowhere')
    const { address } = renderAt('/nowhere', routes)
    await screen.findByRole('heading', { level: 1, name: 'There is no page here' })
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'What is each emoji worth?' })).toBeDefined()
    expect(address()).toBe('/')
  })
})

test('a page whose code is late for two minutes offers to try again, in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = [() => Promise.reject(new LateCode()), async () => ({ Component: () => <p>here at last</p> })]
  const lazy = async () => (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))()
  renderAt('/late', [{ ErrorBoundary: BrokenPage, children: [{ path: '/late', lazy }] }])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here at last')).toBeDefined()
})
