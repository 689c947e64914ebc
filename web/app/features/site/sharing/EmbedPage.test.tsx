// @vitest-environment jsdom
import { getPotentialScore, getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getNewPuzzlesMini, getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeStore } from '../../../platform/store.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, NO_CONTENT, playedIds, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component, preload } from './EmbedPage.tsx'

let puzzle: PuzzleView
beforeAll(async () => {
  puzzle = await puzzleAt(5, '40', { question: FOX_AND_FROG, emoji: ['fox', 'frog'], emojiNames: ['fox', 'frog'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function showFrame(id: number | string = puzzle.id) {
  const calls = serverWith({
    [getPuzzleMini.path]: ({ body }) => (body['PuzzleId'] === puzzle.id ? puzzleToWire(puzzle, 'short') : null),
    [uploadPuzzleGuessMini.path]: () => judged(puzzle, true),
    [getPotentialScore.path]: () => ({ Score: 350 }),
    [getSolvedPuzzleIds.path]: () => playedIds(),
  })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const view = renderAt(`/embed/${id}`, [{ path: '/embed/:puzzleId', Component }])
  return { ...view, calls, opened }
}

test('it is the puzzle alone, with a link to its page, and takes no focus', async () => {
  showFrame()
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
  expect(await screen.findByLabelText('Your answer')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Hint' })).toBeDefined()
  const link = screen.getByRole('link', { name: 'More puzzles at Emojigma' })
  expect(['href', 'target'].map((name) => link.getAttribute(name))).toEqual([`/puzzle/${puzzle.id}`, '_blank'])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.documentElement.dataset['ready']).toBe('true')
})

test('it is solved in place; what comes next opens apart, and nothing is said of points', async () => {
  const user = userEvent.setup()
  const { address, calls, opened } = showFrame()
  await user.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Yes Please' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('/today', '_blank', 'noopener')
  expect(address()).toBe(`/embed/${puzzle.id}`)
  expect(calls.filter(({ path }) => path === uploadPuzzleGuessMini.path)).toHaveLength(1)
  expect(calls.map(({ path }) => path)).not.toContain(getPotentialScore.path)
  await user.click(await screen.findByRole('link', { name: 'See how it works' }))
  expect(opened).toHaveBeenLastCalledWith(`${location.origin}/puzzleSolution/${puzzle.id}`, '_blank', 'noopener')
  expect(address()).toBe(`/embed/${puzzle.id}`)
})

test('who has a plan, and could go on with any puzzle, is led out of the frame, too', async () => {
  signInAs({ plan: 'individual' })
  const { address, calls, opened } = showFrame()
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes Please' }))
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/today', '_blank', 'noopener'))
  expect(calls.map(({ path }) => path)).toContain(getNewPuzzlesMini.path)
  expect(address()).toBe(`/embed/${puzzle.id}`)
})

test.each(['abc', '99'])('the number %s, which no puzzle has, is answered in words', async (id) => {
  const { address } = showFrame(id)
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no puzzle here' })).toBeDefined()
  await waitFor(() => expect(document.title).toBe('No puzzle here · Emojigma'))
  expect(address()).toBe(`/embed/${id}`)
})

test('the server leads nowhere else, whatever the number, and says where no puzzle has it', async () => {
  const source = { puzzle: async (id: number) => (id === puzzle.id ? puzzle : undefined) } as PageSource
  const { dispatch, getState } = makeStore()
  const more = { source, content: NO_CONTENT, dispatch, pathname: '', search: new URLSearchParams(), nowMs: 0 }
  const found = []
  for (const puzzleId of [String(puzzle.id), '99', 'abc']) found.push(await preload({ ...more, params: { puzzleId } }))
  expect(found).toEqual([undefined, 404, 404])
  expect(Object.values(getState().api.queries).map((query) => query?.data)).toEqual([puzzle, null])
})
