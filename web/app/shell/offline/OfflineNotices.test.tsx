// @vitest-environment jsdom
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { guessesSent, guessesWaiting, waitingGuessesJudged } from '../../play/slice.ts'
import { useTodaysPuzzles } from '../../puzzles/todays.ts'
import { TODAY } from '../../testing/noon.ts'
import { renderAt, serverWith, setOf, SITE, wire } from '../../testing/test-site.tsx'
import { makeStore } from '../../store.ts'
import { OfflineNotices } from './OfflineNotices.tsx'
import { mayFetchAhead } from './site-worker.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  useTodaysPuzzles()
  return <OfflineNotices />
}

test('answers that wait are said to be kept, and then to have been sent, until that is put away', async () => {
  serverWith()
  const store = makeStore()
  renderAt('/', <Page />, SITE, store)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void store.dispatch(guessesWaiting()))
  expect(screen.getByRole('status').textContent).toContain('Kept on this device, sent when you are back online.')
  act(() => {
    store.dispatch(waitingGuessesJudged(2))
    store.dispatch(guessesSent())
  })
  expect(screen.getByRole('status').textContent).toContain('The 2 answers that waited on this device were sent.')
  await userEvent.click(screen.getByRole('button', { name: 'All right' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('puzzles of yesterday are said to be that while there is no network, and not otherwise', async () => {
  serverWith({ [getTodaysPuzzlesMini.path]: () => wire(setOf(TODAY - 1)) })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderAt('/', <Page />)
  expect((await screen.findByRole('status')).textContent).toBe('These are yesterday’s puzzles; new ones come when you are online.')
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  [{}, true],
  [{ type: 'wifi', saveData: false }, true],
  [{ type: 'cellular' }, false],
  [{ saveData: true }, false],
] as const)('over a connection that tells %o, fetching ahead is allowed: %s', (connection, isAllowed) => {
  expect(mayFetchAhead(connection)).toBe(isAllowed)
})
