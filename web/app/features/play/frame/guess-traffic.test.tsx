// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPageAt, routes } from '../../../platform/shell/routes.tsx'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith, setOf, wire } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'

beforeEach(async () => {
  localStorage.clear()
  await loadPageAt('/puzzle/1')
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a guess is one call: its reply says what it changed, and nothing is read again', async () => {
  const puzzle = await puzzleAt(0, '17', { question: FOX_AND_FROG })
  const todays = setOf(dayOfPuzzle(puzzle.id)).with(0, puzzle)
  const calls = serverWith({
    [getTodaysPuzzlesMini.path]: () => wire(todays),
    [getPuzzleMini.path]: () => puzzleToWire(puzzle, 'short'),
    [getSolvedDevicePuzzleIds.path]: () => playedIds(),
    [uploadPuzzleGuessMini.path]: () => judged({ ...puzzle, answer: 17 }, true),
  })
  renderAt(`/puzzle/${puzzle.id}`, routes)
  const field = await screen.findByLabelText('Your answer')
  // Every part of the page asks of the same puzzles, so there is one call for all of them.
  await waitFor(() => expect(calls.some(({ body }) => idsIn(body).length === todays.length)).toBe(true))
  expect(idsIn(calls.findLast(({ path }) => path === getSolvedDevicePuzzleIds.path)?.body ?? {})).toContain(puzzle.id)
  const before = calls.length
  await userEvent.type(field, '17{Enter}')
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
  await screen.findByRole('dialog')
  // Nor is it counted that the connection is looked at now and then, and that parts which load in spare time ask for what they show.
  const others = /Leaderboard|PotentialScore|get-month|^\/api$/
  expect(
    calls
      .slice(before)
      .filter(({ path }) => !others.test(path))
      .map(({ path }) => path),
  ).toEqual([uploadPuzzleGuessMini.path])
})

function idsIn(body: Readonly<Record<string, unknown>>): readonly number[] {
  return (body['PuzzleIds'] as readonly number[] | undefined) ?? []
}
