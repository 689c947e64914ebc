// @vitest-environment jsdom
import {
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  uploadPuzzleGuessMini,
  uploadPuzzleGuesses,
} from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayEndMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPuzzle } from '../../../platform/browser/current-puzzle.ts'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { puzzleAt, renderAt, serverWith, setOf, type Call, playedIds, judged } from '../../../platform/testing/test-site.tsx'
import { unsentGuesses } from '../offline/unsent-guesses.ts'
import { useGuessUpload } from '../offline/use-guess-upload.ts'
import { PuzzlePlay } from './PuzzlePlay.tsx'

const UPLOAD = uploadPuzzleGuessMini.path

const ONE = { kind: 'symbol', symbol: 0, copies: 1 } as const
const QUESTION: PuzzleView['question'] = {
  typeId: 1,
  emoji: ['fox'],
  equations: [{ left: { operands: [ONE, ONE], operators: ['+'] }, right: 34 }],
  ask: { operands: [ONE], operators: [] },
}
const WORD: PuzzleView['question'] = { typeId: 3, emoji: ['fox', 'frog'], equations: [], spelling: [0, 1, 1], letters: 'BE' }

const classic = () => puzzleAt(6, '17', { question: QUESTION })
const played = (solved: readonly number[], attempted: readonly number[]) => ({
  [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: solved, AttemptedPuzzleIds: attempted }),
})
const uploads = (calls: readonly Call[]) => calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])
const field = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const check = () => screen.getByRole('button', { name: 'Check' })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

let user: ReturnType<typeof userEvent.setup>
beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('the device remembers which puzzle is open', async () => {
  const { id } = await classic()
  rememberPuzzle(0)
  expect(localStorage.getItem('emojigma.puzzle')).toBe('0')
  play(await classic())
  expect(localStorage.getItem('emojigma.puzzle')).toBe(`${id}`)
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function play(puzzle: PuzzleView, onPlayNext?: (next: PuzzleView | undefined) => void, candidates?: readonly PuzzleView[]) {
  function Component() {
    useGuessUpload()
    return <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} onPlayNext={onPlayNext} candidates={candidates} />
  }
  return renderAt('/', [
    { path: '/', Component },
    { path: '*', element: <p>elsewhere</p> },
  ])
}

test('a wrong answer that one slip explains says which, until the next guess', async () => {
  const puzzle = await classic()
  serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  await user.type(field(), '34{Enter}')
  await waitFor(() => expect(said()).toContain('Not 34. Have another go.'))
  const words = 'That is all of the same emoji together. What is just one worth? Look at the first line again.'
  await after(2000)
  await waitFor(() => expect(said()).toContain(words))
  expect(field().value).toBe('')
  await user.type(field(), '19{Enter}')
  await waitFor(() => expect(said()).toContain('Not 19. Have another go.'))
  await after(2000)
  expect(said()).not.toContain(words)
})

test('a wrong answer is shown for its moment, then the field is empty and ready', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  await user.type(field(), '19{Enter}')
  await waitFor(() => expect(said()).toContain('Not 19. Have another go.'))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('19')
  await user.keyboard('{Enter}')
  await after(1300)
  expect(field().value).toBe('19')
  await after(350)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(uploads(calls)).toEqual(['19'])
})

test('what is typed while a wrong answer shows is the next answer, and stays', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  await user.type(field(), '19{Enter}')
  await waitFor(() => expect(said()).toContain('Not 19. Have another go.'))
  await user.keyboard('20')
  expect(field().value).toBe('20')
  await after(1650)
  expect(field().value).toBe('20')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(uploads(calls)).toEqual(['19', '20']))
})

test('a right answer fills the socket, is reported once, and after a moment praised', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged({ ...puzzle, answer: 17 }, true) })
  play(puzzle)
  await user.type(field(), '17')
  await user.dblClick(check())
  await waitFor(() => expect(said()).toContain('Solved.'))
  expect(screen.getByText('fox equals 17')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await after(600)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('17 is the correct answer')
  expect(dialog.textContent).toContain('Would you like to play another puzzle?')
  expect(document.activeElement?.textContent).toBe('Yes Please')
  await user.click(within(dialog).getByRole('button', { name: 'No Thanks' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(uploads(calls)).toEqual(['17'])
  expect(field()).toMatchObject({ type: 'text', readOnly: true, value: '17' })
})

test.each([
  ['nobody has guessed before', [], 'Right first time!'],
  ['it was guessed at before it was opened here', [puzzleIdOf(TODAY, 6)], 'Code broken!'],
])('where %s, a right guess that is the first one here is praised as what it is', async (_, attempted, title) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
  const puzzle = await classic()
  serverWith({ ...played([], attempted), [UPLOAD]: () => judged({ ...puzzle, answer: 17 }, true) })
  play(puzzle)
  await waitFor(() => expect(field().disabled).toBe(false))
  await user.type(field(), '17{Enter}')
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
})

test('a guess says when it was made, so that one made just before midnight counts for its day', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  vi.setSystemTime(dayEndMs(TODAY))
  play(puzzle)
  await user.type(field(), '19{Enter}')
  await waitFor(() => expect(uploads(calls)).toEqual(['19']))
  expect(calls.find(({ path }) => path === UPLOAD)?.body['MadeAtMs']).toBe(dayEndMs(TODAY))
})

test('Yes Please leads to the next puzzle, or to today’s puzzles', async () => {
  const puzzle = await classic()
  serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  const onPlayNext = vi.fn<(next: PuzzleView | undefined) => void>()
  const { unmount } = play(puzzle, onPlayNext, setOf(TODAY))
  await user.type(field(), '17{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Yes Please' }))
  expect(onPlayNext).toHaveBeenCalledWith(expect.objectContaining({ typeId: 1, levelId: 1 }))
  unmount()
  const other = await puzzleAt(7, '17', { question: QUESTION })
  serverWith({ [UPLOAD]: () => judged(other, true) })
  const { router } = play(other)
  await user.type(field(), '17{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Yes Please' }))
  expect(router.state.location.pathname).toBe('/today')
})

test('an answer found offline counts on the page, waits, and is sent as soon as the server answers', async () => {
  const puzzle = await classic()
  let isOnline = false
  const calls = serverWith({
    [UPLOAD]: () => (isOnline ? judged(puzzle, true) : undefined),
    [uploadPuzzleGuesses.path]: () => (isOnline ? [{ PuzzleId: puzzle.id, Status: 200, ok: true }] : undefined),
  })
  play(puzzle)
  await user.type(field(), '17{Enter}')
  await waitFor(() => expect(unsentGuesses()).toEqual([{ puzzleId: puzzle.id, guess: '17', isRight: true, madeAtMs: expect.any(Number) }]))
  expect(said()).toContain('Solved.')
  await after(600)
  expect(screen.getByRole('dialog')).toBeDefined()
  isOnline = true
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(unsentGuesses()).toEqual([]))
  expect(calls.at(-1)?.path ?? '').not.toBe(UPLOAD)
  expect(said()).toContain('Solved.')
})

test('an answer that still waits from an earlier visit is shown as solved', async () => {
  const puzzle = await classic()
  localStorage.setItem('emojigma.unsentGuesses', JSON.stringify([{ puzzleId: puzzle.id, guess: '17' }]))
  serverWith()
  play(puzzle)
  await waitFor(() => expect(said()).toContain('Solved.'))
  expect(field().value).toBe('17')
})

test('a busy server is asked again later', async () => {
  const puzzle = await classic()
  let isBusy = true
  serverWith({
    [UPLOAD]: () => new Response('{"Message":"Slow down."}', { status: 429 }),
    [uploadPuzzleGuesses.path]: () => (isBusy ? new Response('{}', { status: 503 }) : [{ PuzzleId: puzzle.id, Status: 200, ok: true }]),
  })
  play(puzzle)
  await user.type(field(), '17{Enter}')
  await waitFor(() => expect(unsentGuesses()).toHaveLength(1))
  await after(30_000)
  expect(unsentGuesses()).toHaveLength(1)
  isBusy = false
  await after(30_000)
  await waitFor(() => expect(unsentGuesses()).toEqual([]))
})

test('a guess that the server does not allow any more locks the puzzle instead of celebrating, says why and keeps what was typed', async () => {
  const puzzle = await classic()
  let attempted: number[] = []
  serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ AttemptedPuzzleIds: attempted }),
    [UPLOAD]: () => {
      attempted = [0, 1, 2].map((slot) => puzzleIdOf(TODAY, slot))
      return refusal(403, { Message: 'Three were played.', Action: 'PLAY PUZZLE' })
    },
  })
  play(puzzle)
  await user.type(field(), '17{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe to unlock' })
  expect(dialog.textContent).toContain('PLAY PUZZLE comes with every paid plan.')
  expect(dialog.textContent).toContain('This answer was not counted. Three were played.')
  await waitFor(() => expect(field().placeholder).toBe('Free Limit Reached...'))
  expect(field()).toMatchObject({ disabled: true, value: '17' })
  await after(3000)
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(said()).toContain('This answer was not counted. Three were played.')
  expect(unsentGuesses()).toEqual([])
})

test('where page and server disagree, a refused answer can be given again, right or wrong', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => refusal(403, { Message: 'Three were played.', Action: 'PLAY PUZZLE' }) })
  play(puzzle)
  for (const text of ['17', '19']) {
    await user.clear(field())
    await user.type(field(), `${text}{Enter}`)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }))
    await after(2000)
    expect(field()).toMatchObject({ readOnly: false, value: text })
  }
  expect(uploads(calls)).toEqual(['17', '19'])
})

test('an answer to a puzzle that was revealed elsewhere is no success', async () => {
  const puzzle = await classic()
  serverWith({ [UPLOAD]: () => refusal(409, { Message: 'The answer of this puzzle was revealed.' }) })
  play(puzzle)
  await user.type(field(), '17{Enter}')
  await waitFor(() => expect(said()).toContain('This answer was not counted. The answer of this puzzle was revealed.'))
  await after(3000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer that the server cannot make anything of is said to be lost, and stays to be given again', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => (uploads(calls).length > 1 ? judged(puzzle, true) : refusal(400)) })
  play(puzzle)
  await user.type(field(), '17{Enter}')
  await waitFor(() => expect(said().join()).toContain('This answer was not counted, because something went wrong.'))
  expect(field().value).toBe('17')
  await user.click(check())
  await waitFor(() => expect(said()).toContain('Solved.'))
})

test('an answer that waited and then is refused comes back to its field', async () => {
  const puzzle = await classic()
  localStorage.setItem('emojigma.unsentGuesses', JSON.stringify([{ puzzleId: puzzle.id, guess: '17' }]))
  serverWith({ [uploadPuzzleGuesses.path]: () => [{ PuzzleId: puzzle.id, Status: 403, Message: 'Three were played.' }] })
  play(puzzle)
  await waitFor(() => expect(said()).toContain('This answer was not counted. Three were played.'))
  expect(field().value).toBe('17')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('at the free limit the puzzle says when it opens, and names what a plan would open', async () => {
  const puzzle = await classic()
  serverWith(
    played(
      [],
      [0, 1, 2].map((slot) => puzzleIdOf(TODAY, slot)),
    ),
  )
  play(puzzle)
  await waitFor(() => expect(field().placeholder).toBe('Free Limit Reached...'))
  expect(screen.getByRole('timer').textContent).toMatch(/New free puzzles in (\d+ h )?\d+ min\./)
  await user.click(screen.getByRole('button', { name: 'Play this puzzle with a plan' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('PLAY PUZZLE comes with every paid plan.')
})

test('a puzzle of another day is closed', async () => {
  serverWith()
  play(await puzzleAt(6, '17', { question: QUESTION, isToday: false }, TODAY - 1))
  expect(field().placeholder).toBe('Subscribe To Play...')
  expect(said().join()).toContain('This one is closed.')
})

test('a revealed puzzle is locked with its answer', async () => {
  serverWith()
  play(await puzzleAt(6, '17', { question: QUESTION, isRevealed: true, answer: 17 }))
  expect(field()).toMatchObject({ readOnly: true, value: '17' })
  expect(said().join()).toContain('You looked at this answer')
})

test.each([
  ['Full screen', 'FULL SCREEN PUZZLE'],
  ['Download', 'DOWNLOAD'],
  ['Worksheet', 'WORKSHEET'],
])('%s tells a guest that a plan opens it', async (tool, action) => {
  serverWith()
  play(await classic())
  await user.click(screen.getByRole('button', { name: tool }))
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe to unlock' })
  expect(dialog.textContent).toContain(`${action} comes with every paid plan.`)
})

test('Reveal offers a visitor Login, Register and Cancel', async () => {
  serverWith()
  const { router } = play(await classic())
  await user.click(screen.getByRole('button', { name: 'Reveal' }))
  const dialog = await screen.findByRole('dialog', { name: 'See the answer?' })
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDefined()
  expect(within(dialog).getByRole('link', { name: 'Register' }).getAttribute('href')).toMatch(/^\/register\?redirectUrl=%2Fpuzzle%2F\d+/)
  await user.click(within(dialog).getByRole('link', { name: 'Login' }))
  expect(router.state.location.pathname).toBe('/login')
})

test.each([
  ['not begun counts as one of the three', [], true],
  ['begun counts no more than it does', [puzzleIdOf(TODAY, 6)], false],
])('a puzzle %s when its answer is looked at, which is said before', async (_what, attempted, isCounted) => {
  signInAs()
  serverWith({
    [getSolvedPuzzleIds.path]: () => playedIds({ AttemptedPuzzleIds: attempted }),
  })
  play(await classic())
  await user.click(screen.getByRole('button', { name: 'Reveal' }))
  const dialog = await screen.findByRole('dialog', { name: 'See the answer?' })
  await waitFor(() => expect(dialog.textContent?.includes('one of today’s three free puzzles')).toBe(isCounted))
  expect(within(dialog).getByRole('button', { name: 'Show the answer' })).toBeDefined()
})

test('the keypad, the keyboard and the field write the same answer', async () => {
  serverWith()
  play(await classic())
  const keypad = screen.getByRole('group', { name: 'Keypad' })
  await user.click(within(keypad).getByRole('button', { name: '1' }))
  await user.keyboard('23')
  await user.type(field(), 'x4')
  expect(field().value).toBe('1234')
  await user.click(within(keypad).getByRole('button', { name: 'Delete' }))
  expect(field().value).toBe('123')
})

test('an empty answer is not sent', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  await user.click(screen.getByRole('button', { name: 'Check answer' }))
  expect(document.activeElement).toBe(field())
  expect(uploads(calls)).toEqual([])
})

test('at Master the sign can be changed at any time', async () => {
  serverWith()
  play(await puzzleAt(9, '-4', { question: QUESTION }))
  expect(field().type).toBe('number')
  await user.click(screen.getByRole('button', { name: 'Change plus or minus' }))
  await user.type(field(), '12')
  expect(field().value).toBe('-12')
  await user.click(screen.getByRole('button', { name: 'Change plus or minus' }))
  expect(field().value).toBe('12')
  await user.type(field(), '-')
  expect(field().value).toBe('-12')
})

test('letters fill the sockets of a word while they are typed', async () => {
  const puzzle = await puzzleAt(16, 'BEE', { question: WORD, emoji: ['fox', 'frog'], emojiNames: ['fox', 'frog'], availableLetters: 'BE' })
  serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  const word = screen.getByRole('list', { name: 'The word, 3 letters' })
  await user.click(screen.getByRole('button', { name: 'B' }))
  await user.type(field(), 'e')
  expect(
    within(word)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['foxB', 'frogE', 'frogempty'])
  await user.type(field(), 'e{Enter}')
  expect(await screen.findByText('BEE')).toBeDefined()
})

test('the value of an emoji is noted, and still there after a reload', async () => {
  const puzzle = await classic()
  serverWith()
  const { unmount } = play(puzzle)
  await user.click(screen.getByRole('button', { name: 'fox, give it a number' }))
  await user.keyboard('17')
  unmount()
  play(puzzle)
  expect(screen.getByRole('button', { name: 'fox, worth 17' })).toBeDefined()
})

const GIVENS = '12343412214343..'
const sudoku = () =>
  puzzleAt(21, '1234341221434321', {
    sudokuQuestion: GIVENS,
    emoji: ['fox', 'frog', 'owl', 'bat'],
    emojiNames: ['fox', 'frog', 'owl', 'bat'],
  })
const cell = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })

test('an Emojidoku is solved by keys alone', async () => {
  const puzzle = await sudoku()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  act(() => cell(/^row 4 column 3, empty/).focus())
  await user.keyboard('2{ArrowRight}')
  expect(document.activeElement).toBe(cell(/^row 4 column 4/))
  await user.keyboard('1')
  await waitFor(() => expect(uploads(calls)).toEqual(['1234341221434321']))
  await after(600)
  expect(screen.getByRole('dialog').textContent).toContain('Solved')
})

test('a repeat on the board is marked and told, and the cell is cleared by tapping it', async () => {
  serverWith()
  play(await sudoku())
  await user.click(cell(/^row 4 column 3/))
  await user.click(screen.getByRole('button', { name: /^bat/ }))
  expect(said()).toContain('Row 4 has bat twice. Both cells are marked.')
  expect(cell(/^row 4 column 1, bat, given, repeated/)).toBeDefined()
  await user.click(cell(/^row 4 column 3/))
  expect(cell(/^row 4 column 3, empty, selected/)).toBeDefined()
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(/^row 4 column 3, bat, repeated, selected/)).toBeDefined()
})

test('a board says how to begin until something is filled in, also where a cell is chosen from the first moment on', async () => {
  serverWith()
  play(await sudoku())
  await user.click(cell(/^row 4 column 3/))
  screen.getByText('Click To Play...')
  await user.click(screen.getByRole('button', { name: /^bat/ }))
  expect(screen.queryByText('Click To Play...')).toBeNull()
})

test('a half-filled Emojidoku survives a reload with its notes and its way back', async () => {
  const puzzle = await sudoku()
  serverWith()
  const { unmount } = play(puzzle)
  await user.click(cell(/^row 4 column 3/))
  await user.keyboard('n12n')
  await user.click(cell(/^row 4 column 4/))
  await user.keyboard('1')
  unmount()
  play(puzzle)
  expect(cell(/^row 4 column 4, fox/)).toBeDefined()
  expect(cell(/^row 4 column 3, notes frog/)).toBeDefined()
  act(() => cell(/^row 4 column 4/).focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(/^row 4 column 3, notes fox, frog/)).toBeDefined()
})

test('on small cells a tap chooses and the aid confirms; a wrong cell is told', async () => {
  const puzzle = await puzzleAt(31, '2-3')
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  await user.click(cell(/^F5$/))
  expect(uploads(calls)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'That’s the one' })[0] ?? document.body)
  await waitFor(() => expect(said()).toContain('Not F5. Have another go.'))
  await waitFor(() => expect(uploads(calls)).toEqual(['5-6']))
})

test('the odd emoji is found by arrows and Enter', async () => {
  const puzzle = await puzzleAt(31, '2-3')
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  act(() => cell(/^A1$/).focus())
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(cell(/^C2$/))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(uploads(calls)).toEqual(['2-3']))
  await after(600)
  expect(screen.getByRole('dialog').textContent).toContain('C2 is the correct answer')
})

test('F asks for the full screen, but not where it is a letter of the answer', async () => {
  serverWith()
  const { unmount } = play(await classic())
  await user.type(field(), 'f')
  expect(await screen.findByRole('dialog', { name: 'Subscribe to unlock' })).toBeDefined()
  unmount()
  play(await puzzleAt(16, 'FEE', { question: WORD, availableLetters: 'EF' }))
  await user.type(field(), 'f')
  expect(field().value).toBe('F')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer that can’t be judged stays, is said to be unchecked, and can be checked again', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged({ ...puzzle, answer: 17 }, true) })
  play(puzzle)
  const broken = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('no', 'OperationError'))
  await user.type(field(), '17{Enter}')
  await waitFor(() => expect(said()).toContain('Your answer could not be checked. Please try again.'))
  expect([field().value, field().readOnly, uploads(calls)]).toEqual(['17', false, []])
  broken.mockRestore()
  await user.click(check())
  await waitFor(() => expect(said()).toContain('Solved.'))
  await waitFor(() => expect(uploads(calls)).toEqual(['17']))
})

test.each([
  ['number', classic],
  ['word', () => puzzleAt(17, 'BEE', { question: WORD, availableLetters: 'BE' })],
])('Check without a %s says so under the field until something is typed', async (kind, make) => {
  serverWith()
  play(await make())
  await user.click(check())
  expect(said()).toContain(`Type a ${kind} first.`)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  await user.keyboard(kind === 'word' ? 'B' : '1')
  expect(said()).not.toContain(`Type a ${kind} first.`)
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

/** Answers as a desk with a mouse and a keyboard. */
const atADesk = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer: fine'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

test('at a desk a number can be typed as soon as the puzzle is there', async () => {
  const puzzle = await classic()
  atADesk()
  serverWith()
  play(puzzle)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.keyboard('17')
  expect(field().value).toBe('17')
})

test('at a desk a digit fills the first free cell of an Emojidoku at once', async () => {
  atADesk()
  serverWith()
  play(await sudoku())
  await waitFor(() => expect(document.activeElement).toBe(cell(/^row 4 column 3, empty/)))
  await user.keyboard('1')
  expect(cell(/^row 4 column 3, \w+, /)).toBeDefined()
})

test('at a desk arrows walk a board of emoji at once, and Enter alone guesses nothing', async () => {
  atADesk()
  const puzzle = await puzzleAt(30, '1-1')
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  await user.keyboard('{Enter}')
  expect(uploads(calls)).toEqual([])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'B1' }))
})

test('on a touched screen nothing brings up its keyboard, and on the home page nothing takes the focus', async () => {
  const puzzle = await classic()
  serverWith()
  play(puzzle)
  await after(1000)
  expect(document.activeElement).toBe(document.body)
  cleanup()
  atADesk()
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="home" headingLevel={2} />)
  await after(1000)
  expect(document.activeElement).toBe(document.body)
})

test('somebody who is elsewhere on the page already stays there', async () => {
  const puzzle = await classic()
  atADesk()
  serverWith()
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  play(puzzle)
  await after(1000)
  expect(document.activeElement).toBe(input)
  input.remove()
})
