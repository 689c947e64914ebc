// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { getTop10Leaderboards } from '@emojigma/contract/boards/leaderboards.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { makeStore } from '../../platform/store.ts'
import { TODAY } from '../../platform/testing/noon.ts'
import { NO_CONTENT, everythingIsNear, playedIds, renderAt, serverWith, setOf } from '../../platform/testing/test-site.tsx'
import { Component, preload } from './PuzzlePage.tsx'

const PUZZLES = setOf(TODAY)
const at = (slot: number): PuzzleView => {
  const puzzle = PUZZLES[slot]
  if (!puzzle) throw new RangeError(`no slot ${slot}`)
  return puzzle
}
const MEDIUM = at(6)
const wire = (puzzle: PuzzleView) => puzzleToWire(puzzle, 'short')

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const renderPuzzle = (address: string) =>
  renderAt(address, [
    { path: '/puzzle/:puzzleId', Component },
    { path: '/', element: <p>the home page</p> },
  ])

test('a puzzle has its type for a heading, its level, its points and its number', async () => {
  serverWith({ [getPuzzleMini.path]: () => wire(MEDIUM) })
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
  const tile = screen.getByRole('article', { name: 'Classic' })
  expect(tile.textContent).toContain('Medium')
  expect(tile.textContent).toContain('200 points')
  expect(tile.textContent).toContain(`No. ${MEDIUM.id}`)
  expect(tile.textContent).toContain('Solved 5/10 (50%)')
  expect(document.title).toBe(`Classic puzzle ${MEDIUM.id}, Medium · Emojigma`)
})

test('type and level of the address fill the tile until the puzzle comes', async () => {
  serverWith({ [getTodaysPuzzlesMini.path]: () => [] })
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const fetchNow = fetch
  vi.stubGlobal('fetch', async (request: Request) => (request.url.endsWith(getPuzzleMini.path) ? promise : fetchNow(request)))
  renderPuzzle(`/puzzle/${at(27).id}?t=4&l=3`)
  const placeholder = screen.getByRole('article', { name: 'Loading...' })
  expect(within(placeholder).getByRole('heading', { level: 1 }).textContent).toBe('Emojidoku')
  expect(placeholder.textContent).toContain('Hard')
  answer(
    Response.json(wire({ ...at(27), sudokuQuestion: '.'.repeat(81), emoji: 'abcdefghi'.split(''), emojiNames: 'abcdefghi'.split('') })),
  )
  expect(await screen.findByRole('grid', { name: 'Emojidoku board, 9 by 9' })).toBeDefined()
  expect(screen.queryByRole('article', { name: 'Loading...' })).toBeNull()
})

test('a puzzle of today’s list is shown before it has been fetched itself', async () => {
  serverWith({ [getPuzzleMini.path]: () => undefined })
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
})

test('a failure names the puzzle and can be tried again', async () => {
  let isThere = false
  serverWith({
    [getPuzzleMini.path]: () => (isThere ? wire(MEDIUM) : new Response('{}', { status: 500 })),
    [getTodaysPuzzlesMini.path]: () => [],
  })
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Oops...')
  expect(alert.textContent).toContain('Something went wrong...')
  expect(alert.textContent).toContain(`Puzzle ID: '${MEDIUM.id}'`)
  isThere = true
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
})

test('a puzzle that is shown from before and can’t be fetched again says so, and can be tried again', async () => {
  let isThere = false
  serverWith({ [getPuzzleMini.path]: () => (isThere ? wire(MEDIUM) : new Response('{}', { status: 500 })) })
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  const alert = await screen.findByRole('alert')
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
  expect(alert.textContent).toContain('Oops...')
  expect(alert.textContent).toContain(`Puzzle ID: '${MEDIUM.id}'`)
  isThere = true
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Oops...')).toBeNull())
})

test('a puzzle that was solved in another tab meanwhile shows its answer, for which it asks once', async () => {
  let solved: number[] = []
  const calls = serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: solved, AttemptedPuzzleIds: solved }),
    [getPuzzleMini.path]: () => wire(solved.length > 0 ? { ...MEDIUM, answer: 17 } : MEDIUM),
  })
  const asked = () => calls.filter(({ path }) => path === getPuzzleMini.path)
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  const field = await screen.findByLabelText<HTMLInputElement>('Your answer')
  await waitFor(() => expect(asked()).toHaveLength(1))
  solved = [MEDIUM.id]
  await act(async () => dispatchEvent(new Event('focus')))
  await screen.findByText('Solved.')
  await waitFor(() => expect(field.value).toBe('17'))
  expect(asked()).toHaveLength(2)
})

test('a puzzle that does not exist leads home', async () => {
  serverWith({ [getPuzzleMini.path]: () => Response.json(null) })
  renderPuzzle('/puzzle/4242')
  expect(await screen.findByText('the home page')).toBeDefined()
})

test.each(['abc', '-3', '0', '00', 'x12', '12345678901', '9'.repeat(400)])('/puzzle/%s leads home', (text) => {
  serverWith()
  renderPuzzle(`/puzzle/${text}`)
  expect(screen.getByText('the home page')).toBeDefined()
})

test.each(['abc', '.5', '-and-more'])('%s behind the number changes nothing, and the page names its own address', async (more) => {
  serverWith({ [getPuzzleMini.path]: () => wire(MEDIUM) })
  renderPuzzle(`/puzzle/${MEDIUM.id}${more}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic' })).toBeDefined()
  expect(screen.getByRole('article', { name: 'Classic' }).textContent).toContain(`No. ${MEDIUM.id}`)
  const links = [...document.querySelectorAll('link[rel=canonical]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${location.origin}/puzzle/${MEDIUM.id}`])
})

test('the server is told to redirect, or gets the puzzle', async () => {
  const source = { puzzle: async (id: number) => PUZZLES.find((puzzle) => puzzle.id === id) } as PageSource
  const { dispatch } = makeStore()
  const request = (puzzleId: string) => ({
    source,
    content: NO_CONTENT,
    dispatch,
    pathname: '',
    params: { puzzleId },
    search: new URLSearchParams(),
    nowMs: 0,
  })
  expect(await preload(request('abc'))).toBe('/#no-puzzle')
  expect(await preload(request('0'))).toBe('/#no-puzzle')
  expect(await preload(request('9999999999'))).toBe('/#no-puzzle')
  expect(await preload(request(String(MEDIUM.id)))).toBeUndefined()
  expect(await preload(request(`${MEDIUM.id}abc`))).toBeUndefined()
})

test('three puzzles are suggested, the same kind first', async () => {
  serverWith({ [getPuzzleMini.path]: () => wire(MEDIUM) })
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  const suggested = await screen.findByRole('region', { name: 'Suggested puzzles' })
  await waitFor(() => expect(within(suggested).getAllByRole('link', { name: /^Classic puzzle, / })).toHaveLength(3))
})

test('the link can be copied', async () => {
  serverWith({ [getPuzzleMini.path]: () => wire(MEDIUM) })
  const user = userEvent.setup()
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/puzzle/${MEDIUM.id}`)
  expect(screen.getByText('Link copied')).toBeDefined()
})

test('ranks and boards are only asked for when they come near', async () => {
  const replies = {
    [getPuzzleMini.path]: () => wire(MEDIUM),
    [getTop10Leaderboards.path]: () => ({ top10s: [[], [], []], userRanks: [] }),
  }
  const calls = serverWith(replies)
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Classic' })
  expect(screen.queryByRole('tablist', { name: 'Leaderboard' })).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain(getTop10Leaderboards.path)
  cleanup()
  everythingIsNear()
  renderPuzzle(`/puzzle/${MEDIUM.id}`)
  expect(await screen.findByRole('tablist', { name: 'Leaderboard' })).toBeDefined()
})
