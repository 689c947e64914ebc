// @vitest-environment jsdom
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { guessesSent, guessesWaiting, waitingGuessesJudged } from '../../../features/play/slice.ts'
import { useTodaysPuzzles } from '../../../features/puzzles/todays-puzzles.ts'
import { storeUnsent } from '../../../features/play/offline/unsent-guesses.ts'
import { signInAs } from '../../testing/test-session.ts'
import { fillStorage } from '../../testing/full-storage.ts'
import { NOON_MS, TODAY } from '../../testing/noon.ts'
import { renderAt, serverWith, setOf, SITE, wire } from '../../testing/test-site.tsx'
import { makeStore } from '../../store.ts'
import { OfflineNotices } from './OfflineNotices.tsx'
import { mayFetchAhead } from './site-worker.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  const { answer } = useTodaysPuzzles()
  return (
    <>
      {answer.data && <p>{answer.data.length} puzzles</p>}
      <OfflineNotices />
    </>
  )
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

test('answers that only this page holds are not said to be safe', () => {
  serverWith()
  fillStorage()
  storeUnsent({ puzzleId: 7, guess: '1', isRight: true, hintRung: 0, madeAtMs: NOON_MS }, undefined)
  const store = makeStore()
  renderAt('/', <Page />, SITE, store)
  act(() => void store.dispatch(guessesWaiting()))
  expect(screen.getByRole('status').textContent).toBe('Your answers wait on this page. Keep it open until you are back online.')
})

test('a session that the browser does not keep says how long it lasts', () => {
  serverWith()
  signInAs()
  renderAt('/', <Page />)
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  fillStorage()
  signInAs()
  renderAt('/', <Page />)
  expect(screen.getByRole('status').textContent).toContain('You stay logged in until this page closes or reloads.')
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

test('nothing is said of today’s puzzles while there is no network', async () => {
  serverWith({ [getTodaysPuzzlesMini.path]: () => wire(setOf(TODAY)) })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderAt('/', <Page />)
  await screen.findByText(/^\d+ puzzles$/)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a picture that could not be fetched is asked for again where somebody sees the page, until it is there, and others are not', () => {
  vi.useFakeTimers()
  serverWith()
  const asked: string[] = []
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => void asked.push(address))
  /** As a browser has it. */
  const pictureOf = (currentSrc: string, complete: boolean, naturalWidth: number) => {
    const picture = document.createElement('img')
    for (const [key, value] of Object.entries({ currentSrc, complete, naturalWidth }))
      Object.defineProperty(picture, key, { value, writable: true })
    document.body.append(picture)
    return picture
  }
  const fox = pictureOf('fox.svg', true, 0)
  pictureOf('owl.svg', true, 32)
  pictureOf('on-its-way.svg', false, 0)
  renderAt('/', <Page />)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(asked).toEqual(['fox.svg', 'fox.svg'])
  // A hidden page is out of sight.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(asked).toEqual(['fox.svg', 'fox.svg'])
  hidden.mockReturnValue(false)
  act(() => void vi.advanceTimersByTime(15_000))
  expect(asked).toHaveLength(3)
  Object.assign(fox, { naturalWidth: 32 })
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(asked).toHaveLength(3)
})

test.each([
  [{}, true],
  [{ type: 'wifi', saveData: false }, true],
  [{ type: 'cellular' }, false],
  [{ saveData: true }, false],
] as const)('over a connection that tells %o, fetching ahead is allowed: %s', (connection, isAllowed) => {
  expect(mayFetchAhead(connection)).toBe(isAllowed)
})
