// @vitest-environment jsdom
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { getSolvedPuzzleIds } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, playedIds, renderAt, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { Component } from './SolutionPage.tsx'
import { Solution } from './Solution.tsx'
import { answerSentence } from './SolvedQuestion.tsx'

const puzzleIn = (slot: number, more: Partial<PuzzleView>): PuzzleView => ({ ...(setOf(TODAY)[slot] as PuzzleView), ...more })
const FOUR = { emoji: ['fox', 'frog', 'owl', 'bat'], emojiNames: ['fox', 'frog', 'owl', 'bat'] }
const CLASSIC = puzzleIn(6, { question: FOX_AND_FROG })
const BOARD = puzzleIn(20, { sudokuQuestion: '12343412214343..', ...FOUR })
const ODD = puzzleIn(31, { emoji: ['ghost', 'swan'], emojiNames: ['ghost', 'swan'], text: 'a crowd of ghosts' })
const FOX = { kind: 'symbol', symbol: 0, copies: 1 } as const
const FROG = { kind: 'symbol', symbol: 1, copies: 1 } as const
const WORD = puzzleIn(16, {
  emoji: ['fox', 'frog'],
  emojiNames: ['fox', 'frog'],
  question: {
    typeId: 3,
    emoji: ['fox', 'frog'],
    equations: [
      { left: { operands: [FOX, FOX], operators: ['+'] }, right: 4 },
      { left: { operands: [FROG, FOX], operators: ['+'] }, right: 7 },
    ],
    spelling: [0, 1, 1],
    letters: 'BE',
  },
})

const user = userEvent.setup()
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {}
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = (puzzle: PuzzleView, answer: string) => {
  serverWith()
  return renderAt('/', <Solution puzzle={puzzle} answer={answer} />)
}
const begin = () => user.click(screen.getByRole('button', { name: 'Step by step' }))
const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
const marked = () => [...document.querySelectorAll('[data-mark]')]

test.each<[PuzzleTypeId, string, string]>([
  [1, '40', 'The answer is 40.'],
  [1, '-4', 'The answer is −4.'],
  [2, '7', 'The answer is 7.'],
  [3, 'bee', 'The word is BEE.'],
  [4, '1234341221434321', 'Every cell can be worked out from the ones before it.'],
  [5, '12-3', 'The odd one is at C12, the only swan.'],
])('the answer of type %i, %s, is told in a sentence: %s', (typeId, answer, sentence) => {
  expect(answerSentence({ ...ODD, typeId }, answer)).toBe(sentence)
})

describe('a sum', () => {
  test('marks the line that a step is about, and shows the answer at the last step alone', async () => {
    open(CLASSIC, '40')
    const tile = within(screen.getByRole('article', { name: 'The puzzle and its answer' }))
    tile.getByText('The answer is 40.')
    expect(marked()).toEqual([])
    await begin()
    expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('fox plus fox equals 10')])
    expect(tile.queryByText(/equals 40/)).toBeNull()
    await next()
    expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('frog minus fox equals 3')])
    for (let step = 2; step < 5; step += 1) await next()
    tile.getByText(/fox times frog equals 40/)
  })

  test('is written in letters on request, in question and steps, and in emoji again', async () => {
    open(CLASSIC, '40')
    const letters = screen.getByRole('switch', { name: 'Write it in letters' })
    const tile = screen.getByRole('article', { name: 'The puzzle and its answer' })
    expect(tile.textContent).toContain('fox plus fox equals 10')
    expect(letters.getAttribute('aria-checked')).toBe('false')
    await user.click(letters)
    await waitFor(() => expect(letters.getAttribute('aria-checked')).toBe('true'))
    expect(tile.textContent).not.toContain('fox plus fox equals 10')
    within(tile).getByText('a = fox, b = frog')
    await user.click(letters)
    expect(letters.getAttribute('aria-checked')).toBe('false')
    expect(tile.textContent).toContain('fox plus fox equals 10')
  })
})

test('a word is spelled at its last step, and has no letters to be written in', async () => {
  open(WORD, 'BEE')
  expect(screen.queryByRole('switch')).toBeNull()
  screen.getByText('The word is BEE.')
  const sockets = () =>
    within(screen.getByRole('list', { name: /^The word/ }))
      .getAllByRole('listitem')
      .map(({ lastElementChild }) => lastElementChild?.textContent)
  expect(sockets()).toEqual(['B', 'E', 'E'])
  await begin()
  expect(sockets()).toEqual(['empty', 'empty', 'empty'])
  await user.click(screen.getByRole('button', { name: 'Show all steps' }))
  expect(sockets()).toEqual(['B', 'E', 'E'])
})

test('a board is read, not played: its cells take nothing, and the step’s own cell is marked', async () => {
  open(BOARD, '1234341221434321')
  await begin()
  const grid = screen.getByRole('grid')
  const filled = () =>
    within(grid)
      .getAllByRole('button')
      .filter((cell) => !cell.getAttribute('aria-label')?.includes('empty'))
  expect(filled()).toHaveLength(15)
  expect(marked().length).toBeGreaterThan(0)
  expect(within(grid).getAllByRole('button', { name: /in the hint$/ }).length).toBe(marked().length)
  for (const cell of within(grid).getAllByRole('button')) expect(cell.getAttribute('aria-disabled')).toBe('true')
  await user.click(within(grid).getByRole('button', { name: /empty/ }))
  await user.keyboard('1')
  expect(filled()).toHaveLength(15)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('an odd emoji has no steps but two ways to look, and its picture is described without the answer', () => {
  open(ODD, '2-3')
  expect(screen.queryByRole('region', { name: 'Step by step' })).toBeNull()
  const looking = screen.getByRole('region', { name: 'Two ways to look' })
  expect(looking.querySelectorAll('p')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'a crowd of ghosts' })).toBeDefined()
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['The crowd: ghost', 'The odd one: swan'])
  const ring = document.querySelector<HTMLElement>('[style*="--row"]')
  expect([ring?.style.getPropertyValue('--row'), ring?.style.getPropertyValue('--column')]).toEqual(['1', '2'])
})

test('who is signed in and has not solved it is led back to the puzzle, and is not asked to sign in', async () => {
  signInAs()
  serverWith({
    [getSolvedPuzzleIds.path]: () => playedIds(),
    [getPuzzleMini.path]: () => puzzleToWire(CLASSIC, 'short'),
  })
  renderAt(`/puzzleSolution/${CLASSIC.id}`, [{ path: '/puzzleSolution/:puzzleId', Component }])
  await screen.findByRole('heading', { name: 'Still to be solved' })
  expect(screen.getByRole('link', { name: 'Back to the puzzle' }).getAttribute('href')).toBe(`/puzzle/${CLASSIC.id}?t=1&l=2`)
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  expect(screen.queryByText(/The answer is/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How it works')
})
