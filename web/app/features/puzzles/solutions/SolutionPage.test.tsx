// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, getSolvedPuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { makeStore } from '../../../platform/store.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { NO_CONTENT, FOX_AND_FROG, playedIds, renderAt, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import { Component, preload } from './SolutionPage.tsx'

const at = (slot: number, more: Partial<PuzzleView>): PuzzleView => {
  const puzzle = setOf(TODAY)[slot]
  if (!puzzle) throw new RangeError(`no slot ${slot}`)
  return { ...puzzle, ...more }
}
const CLASSIC = at(6, { question: FOX_AND_FROG })

const user = userEvent.setup()
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {}
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function open(puzzle: PuzzleView | null | undefined, id: number | string = CLASSIC.id) {
  const calls = serverWith({
    [getPuzzleMini.path]: () => (puzzle === undefined ? new Response('{}', { status: 503 }) : puzzle && puzzleToWire(puzzle, 'short')),
  })
  const view = renderAt(`/puzzleSolution/${id}`, [
    { path: '/puzzleSolution/:puzzleId', Component },
    { path: '/', element: <p>the home page</p> },
  ])
  return { ...view, calls }
}

const begin = async () => user.click(await screen.findByRole('button', { name: 'Step by step' }))
const step = () => screen.getByText(/^Step \d of \d$/).textContent
const drawn = () => [...document.querySelectorAll('[data-value]')].map(({ textContent }) => textContent)

test('who may see the answer walks the steps, and the emoji become numbers', async () => {
  open({ ...CLASSIC, answer: 40 })
  expect(await screen.findByText('The answer is 40.')).toBeDefined()
  expect(screen.getByText('How to get there in 5 steps')).toBeDefined()
  expect(drawn()).toEqual(['5', '5', '8', '5', '5', '8'])
  expect(screen.getByText(/equals 40/)).toBeDefined()
  await begin()
  expect(step()).toBe('Step 1 of 5')
  expect(drawn()).toEqual(['5', '5', '5', '5'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(step()).toBe('Step 3 of 5')
  expect(drawn()).toEqual(['5', '5', '8', '5', '5', '8'])
  expect(screen.getByText(/equals what number\?/)).toBeDefined()
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{ArrowRight}')
  expect(step()).toBe('Step 5 of 5')
  expect(screen.getByText(/equals 40/)).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(step()).toBe('Step 5 of 5')
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(step()).toBe('Step 3 of 5')
})

test('all steps can be read at once, and walked again', async () => {
  open({ ...CLASSIC, answer: 40 })
  await user.click(await screen.findByRole('button', { name: 'Show all steps' }))
  expect(within(screen.getByRole('region', { name: 'Step by step' })).getAllByRole('listitem')).toHaveLength(5)
  expect(drawn()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show all steps' }))
  expect(step()).toBe('Step 1 of 5')
})

test('an Emojidoku is walked on its board', async () => {
  open(at(20, { sudokuQuestion: '12343412214343..', sudokuAnswer: '1234341221434321', emoji: ['fox', 'frog', 'owl', 'bat'] }))
  expect(await screen.findByText('How to get there in 2 steps')).toBeDefined()
  expect(screen.queryByRole('button', { name: /empty/ })).toBeNull()
  await begin()
  expect(step()).toBe('Step 1 of 2')
  const empty = () => screen.getAllByRole('button', { name: /empty/ }).length
  expect(empty()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('button', { name: /empty/ })).toBeNull()
})

test('the odd emoji is ringed and described', async () => {
  open(at(31, { answerWord: '2-3', emoji: ['ghost', 'swan'], emojiNames: ['ghost', 'swan'] }))
  expect(await screen.findByText('The odd one is at C2, the only swan.')).toBeDefined()
  expect(screen.getByText('The odd one: swan')).toBeDefined()
})

test('where it cannot be told what was solved it is said, and can be tried again', async () => {
  let isUp = false
  serverWith({
    [getPuzzleMini.path]: () => puzzleToWire(CLASSIC, 'short'),
    [getSolvedDevicePuzzleIds.path]: () => (isUp ? playedIds() : refusal(503)),
  })
  renderAt(`/puzzleSolution/${CLASSIC.id}`, [{ path: '/puzzleSolution/:puzzleId', Component }])
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Answers are part of a subscription' })).toBeDefined()
})

test('a guest who has not solved it is told kindly, and nothing of the answer', async () => {
  open(CLASSIC)
  expect(await screen.findByRole('heading', { name: 'Answers are part of a subscription' })).toBeDefined()
  const back = `?redirectUrl=${encodeURIComponent(`/puzzleSolution/${CLASSIC.id}`)}`
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(`/login${back}`)
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(`/register${back}`)
  expect(screen.getByRole('link', { name: 'Back to the puzzle' }).getAttribute('href')).toBe(`/puzzle/${CLASSIC.id}?t=1&l=2`)
  expect(screen.queryByText(/The answer is/)).toBeNull()
})

const [OLD] = setOf(TODAY - 1)
test.each([
  ['an account is offered the answer of a puzzle of today', {}, CLASSIC, /^Once you have solved this puzzle, or looked/, 'See the answer'],
  ['an account is told that a plan opens an older one', {}, OLD, /^This puzzle is closed\. A plan opens it/, 'See plans'],
  ['a child is told of no plan', { isChild: true }, OLD, /^Once you have solved this puzzle, you/, undefined],
  [
    'a student is not told to look at the answer',
    { isStudent: true, plan: 'student' },
    CLASSIC,
    /^Once you have solved this puzzle, you/,
    undefined,
  ],
] as const)('%s', async (_who, account, puzzle, words, offered) => {
  signInAs(account)
  const shown = puzzle ?? CLASSIC
  serverWith({ [getPuzzleMini.path]: () => puzzleToWire(shown, 'short'), [getSolvedPuzzleIds.path]: () => playedIds() })
  renderAt(`/puzzleSolution/${shown.id}`, [{ path: '/puzzleSolution/:puzzleId', Component }])
  const panel = (await screen.findByRole('heading', { name: 'Still to be solved' })).parentElement
  expect(within(panel as HTMLElement).getByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'See the answer' }) !== null).toBe(offered === 'See the answer')
  expect(screen.queryByRole('link', { name: 'See plans' })?.getAttribute('href')).toBe(offered === 'See plans' ? '/pricing' : undefined)
})

test('a failure names the puzzle and can be tried again', async () => {
  open(undefined)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Oops...')
  expect(alert.textContent).toContain(`Puzzle ID: '${CLASSIC.id}'`)
  serverWith({ [getPuzzleMini.path]: () => puzzleToWire({ ...CLASSIC, answer: 40 }, 'short') })
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The answer is 40.')).toBeDefined()
})

test('a number without a puzzle leads home, and so does what is no number', async () => {
  open(null)
  await screen.findByText('the home page')
  cleanup()
  open(CLASSIC, 'abc')
  expect(screen.getByText('the home page')).toBeDefined()
})

test('what stands behind the number changes nothing', async () => {
  open({ ...CLASSIC, answer: 40 }, `${CLASSIC.id}abc`)
  expect(await screen.findByText('The answer is 40.')).toBeDefined()
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`/puzzleSolution/${CLASSIC.id}$`))
})

test('the page asks search engines to pass it over', async () => {
  open(CLASSIC)
  await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'))
})

test('before the page is drawn on the server its puzzle is fetched, as anybody may see it', async () => {
  const asked: number[] = []
  const source = {
    puzzle: async (id: number) => {
      asked.push(id)
      return id === CLASSIC.id ? CLASSIC : undefined
    },
  } as unknown as PageSource
  const request = (id: string) => ({
    source,
    dispatch: makeStore().dispatch,
    content: NO_CONTENT,
    pathname: '',
    params: { puzzleId: id },
    search: new URLSearchParams(),
    nowMs: 0,
  })
  expect(await preload(request(String(CLASSIC.id)))).toBeUndefined()
  expect(await preload(request('7'))).toBe('/#no-puzzle')
  expect(await preload(request('abc'))).toBe('/#no-puzzle')
  expect(asked).toEqual([CLASSIC.id, 7])
})
