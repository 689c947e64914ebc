// @vitest-environment jsdom
import { uploadPuzzleGuesses } from '@emojigma/contract/play/guesses.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadPageAt, routes } from '../../../platform/shell/routes.tsx'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { storeUnsent, unsentGuesses } from './unsent-guesses.ts'

beforeAll(async () => void (await loadPageAt('/today')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('answers that waited are sent with their time, and those that did not count are told on any page until they are put away', async () => {
  storeUnsent({ puzzleId: 7, guess: '19', madeAtMs: 1000 }, undefined)
  storeUnsent({ puzzleId: 7, guess: '17', madeAtMs: 2000 }, undefined)
  storeUnsent({ puzzleId: 8, guess: '5', madeAtMs: 3000 }, undefined)
  const calls = serverWith({
    [uploadPuzzleGuesses.path]: () => [
      { PuzzleId: 7, Status: 403, Message: 'It arrived too late.', Action: 'PLAY PUZZLE' },
      { PuzzleId: 7, Status: 403, Message: 'It arrived too late.', Action: 'PLAY PUZZLE' },
      { PuzzleId: 8, Status: 200, ok: true },
    ],
  })
  renderAt('/today', routes)
  const told = await screen.findByText('Your answer to puzzle 7 was not counted. It arrived too late.')
  const notice = told.closest<HTMLElement>('[role=status]')
  if (!notice) throw new Error('it is not told as a status')
  expect(screen.queryByText(/puzzle 8/)).toBeNull()
  expect(calls.find(({ path }) => path === uploadPuzzleGuesses.path)?.body['PuzzleGuesses']).toMatchObject([
    { PuzzleId: 7, PuzzleGuess: '19', MadeAtMs: 1000 },
    { PuzzleId: 7, PuzzleGuess: '17', MadeAtMs: 2000 },
    { PuzzleId: 8, PuzzleGuess: '5', MadeAtMs: 3000 },
  ])
  expect(unsentGuesses()).toEqual([])
  await userEvent.click(within(notice).getByRole('button', { name: 'All right' }))
  await waitFor(() => expect(screen.queryByText(/was not counted/)).toBeNull())
})
