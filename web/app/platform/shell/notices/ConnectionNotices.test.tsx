// @vitest-environment jsdom
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useTodaysPuzzles } from '../../../features/puzzles/todays-puzzles.ts'
import { notOurs, renderAt, serverWith } from '../../testing/test-site.tsx'
import { ConnectionNotices } from '../root.tsx'

const BLOCKED = 'Connection to the API host appears blocked. Please contact your IT department to unblock access.'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useTodaysPuzzles().answer
  return (
    <>
      <ConnectionNotices />
      <p>{data ? 'puzzles are here' : 'no puzzles'}</p>
    </>
  )
}

const renderPage = () => renderAt('/', <Page />)

test('says nothing while everything works', async () => {
  const calls = serverWith()
  renderPage()
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api'))
  await screen.findByText('puzzles are here')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/offline|reached/)).toBeNull()
})

test('says that the calls are blocked when the root of them does not answer', async () => {
  serverWith({ '/api': () => undefined })
  renderPage()
  expect((await screen.findByRole('alert')).textContent).toBe(BLOCKED)
})

test('reads the answer to its end, so that its connection is free', async () => {
  const reply = notOurs(Response.json({ Name: 'Emojigma' }))
  serverWith({ '/api': () => reply })
  renderPage()
  await waitFor(() => expect(reply.bodyUsed).toBe(true))
})

test('takes a page of someone else’s for a block', async () => {
  const html = { status: 403, headers: { 'content-type': 'text/html' } }
  serverWith({ '/api': () => notOurs(new Response('<h1>Blocked by policy</h1>', html)) })
  renderPage()
  expect((await screen.findByRole('alert')).textContent).toBe(BLOCKED)
})

test('a failing site is not a block', async () => {
  const calls = serverWith({ '/api': () => new Response('Bad Gateway', { status: 502, headers: { 'content-type': 'text/html' } }) })
  renderPage()
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api'))
  await screen.findByText('puzzles are here')
  expect(screen.queryByText(BLOCKED)).toBeNull()
})

test('says that there is no network, for as long as there is none', async () => {
  serverWith()
  renderPage()
  await screen.findByText('puzzles are here')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('You are offline.')).toBeDefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText('You are offline.')).toBeNull()
})

test('a call without an answer is said, and asked again on demand', async () => {
  let isThere = false
  serverWith({ [getTodaysPuzzlesMini.path]: () => (isThere ? [] : undefined) })
  renderPage()
  await screen.findByText('Emojigma can’t be reached right now.')
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('puzzles are here')
  expect(screen.queryByText('Emojigma can’t be reached right now.')).toBeNull()
})
