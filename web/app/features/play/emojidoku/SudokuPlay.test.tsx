// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { judged, playedIds, puzzleAt, renderAt, serverWith, type Call } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { saveWork } from '../offline/stored-work.ts'

const UPLOAD = uploadPuzzleGuessMini.path
const FOUR = { emoji: ['fox', 'frog', 'owl', 'bat'], emojiNames: ['fox', 'frog', 'owl', 'bat'] }
const ANSWER = '1234341221434321'
const sparse = (more: Partial<PuzzleView> = {}) => puzzleAt(21, ANSWER, { sudokuQuestion: '12..34..........', ...FOUR, ...more })
const nearlyFull = () => puzzleAt(21, ANSWER, { sudokuQuestion: '12343412214343..', ...FOUR })

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

const play = (puzzle: PuzzleView, setting: 'page' | 'home' = 'page') =>
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting={setting} headingLevel={1} />)
const grid = () => screen.getByRole('grid')
const cell = (name: RegExp) => within(grid()).getByRole('button', { name })
const emojiKey = (name: RegExp) => within(screen.getByRole('group', { name: 'Emoji' })).getByRole('button', { name })
const press = (name: string) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const focused = () => document.activeElement?.getAttribute('aria-label')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const uploads = (calls: readonly Call[]) => calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])
const pressed = () =>
  within(screen.getByRole('group', { name: 'Emoji' }))
    .getAllByRole('button')
    .map((key) => key.getAttribute('aria-pressed'))

test('a board is a grid of cells by name, one of them in the tab order: the first open one', async () => {
  serverWith()
  play(await sparse())
  expect(grid().getAttribute('aria-label')).toBe('Emojidoku board, 4 by 4')
  expect(within(grid()).getAllByRole('row')).toHaveLength(4)
  const names = within(grid())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names.slice(0, 6)).toEqual([
    'row 1 column 1, fox, given',
    'row 1 column 2, frog, given',
    'row 1 column 3, empty',
    'row 1 column 4, empty',
    'row 2 column 1, owl, given',
    'row 2 column 2, bat, given',
  ])
  expect(names).toHaveLength(16)
  expect([...grid().querySelectorAll('[tabindex="0"]')]).toEqual([cell(/^row 1 column 3/)])
})

test('arrows, Home and End walk the board, stop at its edges, and take the focus along', async () => {
  serverWith()
  play(await sparse())
  act(() => cell(/^row 2 column 3/).focus())
  const walk: [string, string][] = [
    ['{ArrowUp}', 'row 1 column 3'],
    ['{ArrowUp}', 'row 1 column 3'],
    ['{ArrowRight}', 'row 1 column 4'],
    ['{ArrowRight}', 'row 1 column 4'],
    ['{ArrowDown}', 'row 2 column 4'],
    ['{Home}', 'row 2 column 1'],
    ['{ArrowLeft}', 'row 2 column 1'],
    ['{Control>}{End}{/Control}', 'row 4 column 4'],
    ['{ArrowDown}', 'row 4 column 4'],
    ['{Control>}{Home}{/Control}', 'row 1 column 1'],
    ['{End}', 'row 1 column 4'],
  ]
  for (const [keys, name] of walk) {
    await user.keyboard(keys)
    expect(focused()).toMatch(new RegExp(`^${name}, .*selected$`))
  }
  expect(grid().querySelectorAll('td[aria-selected="true"]')).toHaveLength(1)
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
})

test('a given is neither filled, noted in nor cleared, by tap or key', async () => {
  serverWith()
  play(await sparse())
  await user.click(cell(/^row 1 column 1/))
  await user.keyboard('3n4')
  await press('Clear the cell')
  await user.click(cell(/^row 1 column 1/))
  expect(cell(/^row 1 column 1/).getAttribute('aria-label')).toBe('row 1 column 1, fox, given, selected')
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined()
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) expect(undo.getAttribute('aria-disabled')).toBe('true')
})

test('keys and taps fill, and Undo, Redo and Clear are offered only where they would do something', async () => {
  serverWith()
  play(await sparse())
  const offered = (name: string) =>
    screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-disabled') === 'false')
  expect([offered('Undo'), offered('Redo')]).toEqual([
    [false, false],
    [false, false],
  ])
  await user.click(cell(/^row 1 column 3/))
  await user.click(emojiKey(/^owl/))
  expect(cell(/^row 1 column 3, owl, selected$/)).toBeDefined()
  expect([offered('Undo'), offered('Redo')]).toEqual([
    [true, true],
    [false, false],
  ])
  await press('Undo')
  expect(cell(/^row 1 column 3, empty, selected$/)).toBeDefined()
  expect([offered('Undo'), offered('Redo')]).toEqual([
    [false, false],
    [true, true],
  ])
  await press('Redo')
  expect(cell(/^row 1 column 3, owl, selected$/)).toBeDefined()
  await press('Clear the cell')
  expect(cell(/^row 1 column 3, empty, selected$/)).toBeDefined()
  act(() => cell(/^row 1 column 3/).focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(/^row 1 column 3, owl, selected$/)).toBeDefined()
  await user.keyboard('{Backspace}')
  expect(cell(/^row 1 column 3, empty, selected$/)).toBeDefined()
})

test('notes are pencilled in and taken back, their keys tell which, and a filled emoji leaves the notes that see it', async () => {
  serverWith()
  play(await sparse())
  expect(pressed()).toEqual([null, null, null, null, null])
  await user.click(screen.getByRole('tab', { name: 'Notes' }))
  await user.click(cell(/^row 1 column 3/))
  await user.click(emojiKey(/^bat/))
  await user.click(emojiKey(/^owl/))
  expect(cell(/^row 1 column 3, notes owl, bat, selected$/)).toBeDefined()
  expect(pressed()).toEqual(['false', 'false', 'true', 'true', null])
  await user.click(emojiKey(/^bat/))
  expect(pressed()).toEqual(['false', 'false', 'true', 'false', null])
  await user.click(cell(/^row 4 column 1/))
  expect(pressed()).toEqual(['false', 'false', 'false', 'false', null])
  await user.keyboard('3')
  await user.keyboard('n')
  expect(screen.getByRole('tab', { name: 'Fill' }).getAttribute('aria-selected')).toBe('true')
  await user.click(cell(/^row 1 column 4/))
  await user.keyboard('3')
  expect(cell(/^row 1 column 3, empty$/)).toBeDefined()
  expect(cell(/^row 4 column 1, notes owl$/)).toBeDefined()
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(/^row 1 column 3, notes owl$/)).toBeDefined()
})

test('tapping a filled cell empties it, but walking onto it does not', async () => {
  serverWith()
  play(await sparse())
  await user.click(cell(/^row 1 column 3/))
  await user.keyboard('3{ArrowRight}{ArrowLeft}')
  expect(cell(/^row 1 column 3, owl, selected$/)).toBeDefined()
  await user.keyboard('{ArrowDown}')
  await user.click(cell(/^row 1 column 3/))
  expect(cell(/^row 1 column 3, empty, selected$/)).toBeDefined()
})

test('an emoji that is placed as often as the board needs it says so, unless it repeats', async () => {
  serverWith()
  play(await sparse())
  const fill = async (row: number, column: number, symbol: string) => {
    await user.click(cell(new RegExp(`^row ${row} column ${column},`)))
    await user.keyboard(symbol)
  }
  expect(emojiKey(/^fox/).getAttribute('aria-label')).toBe('fox, key 1')
  await fill(2, 3, '1')
  await fill(3, 2, '1')
  await fill(4, 3, '1')
  // Four foxes, two of them in one column.
  expect(emojiKey(/^fox/).getAttribute('aria-label')).toBe('fox, key 1')
  await press('Undo')
  await fill(4, 4, '1')
  expect(emojiKey(/^fox/).getAttribute('aria-label')).toBe('fox, key 1, all placed')
  expect(emojiKey(/^frog/).getAttribute('aria-label')).toBe('frog, key 2')
})

test('both cells of a repeat say so, a status names them, and both are silent again once one is emptied', async () => {
  serverWith()
  play(await sparse())
  await user.click(cell(/^row 4 column 1/))
  await user.keyboard('1')
  expect(cell(/^row 1 column 1, fox, given, repeated$/)).toBeDefined()
  expect(cell(/^row 4 column 1, fox, repeated, selected$/)).toBeDefined()
  expect(said()).toContain('Column 1 has fox twice. Both cells are marked.')
  expect(grid().querySelectorAll('[data-clash]')).toHaveLength(2)
  await user.keyboard('{Delete}')
  expect(grid().querySelectorAll('[data-clash]')).toHaveLength(0)
  expect(said().join()).not.toContain('twice')
})

test('the aid says which cell is chosen, and in notes how they are read', async () => {
  serverWith()
  play(await sparse())
  screen.getByText('Choose a cell, then pick an emoji.')
  await user.click(cell(/^row 3 column 2/))
  screen.getByText('Row 3, column 2 is chosen.')
  await user.click(screen.getByRole('tab', { name: 'Notes' }))
  screen.getByText(/^Row 3, column 2 is chosen\. Notes sit in the same place in every cell/)
  expect(screen.getAllByText('4', { selector: 'kbd' })).toHaveLength(1)
})

test('chosen, alike and seen cells are told apart on the board', async () => {
  serverWith()
  play(await sparse())
  await user.click(cell(/^row 1 column 1/))
  const drawn = within(grid())
    .getAllByRole('button')
    .map((button) => button.dataset['relation'] ?? '-')
  expect(drawn).toEqual(['selected', 'peer', 'peer', 'peer', 'peer', 'peer', '-', '-', 'peer', '-', '-', '-', 'peer', '-', '-', '-'])
  await user.click(cell(/^row 3 column 3/))
  await user.keyboard('1')
  expect(cell(/^row 1 column 1/).dataset['relation']).toBe('same')
  expect(cell(/^row 2 column 4/).dataset['relation']).toBeUndefined()
})

test('a full board with a repeat is no guess; without one it is made at once', async () => {
  const puzzle = await nearlyFull()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  await user.click(cell(/^row 4 column 3/))
  await user.keyboard('1{ArrowRight}2')
  expect(cell(/^row 4 column 4, frog, repeated/)).toBeDefined()
  expect(uploads(calls)).toEqual([])
  await user.keyboard('1{ArrowLeft}2')
  await waitFor(() => expect(uploads(calls)).toEqual([ANSWER]))
  await waitFor(() => expect(said()).toContain('Solved.'))
})

test('a full board that is not the answer is told to be wrong, and can be worked on', async () => {
  // Another filling without repeats than the one that was asked for.
  const puzzle = await puzzleAt(21, '2143341212344321', { sudokuQuestion: '................', ...FOUR })
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  play(puzzle)
  act(() => cell(/^row 1 column 1/).focus())
  for (const [index, symbol] of [...ANSWER].entries()) {
    await user.keyboard(symbol)
    if (index < 15) await user.keyboard(index % 4 === 3 ? '{Home}{ArrowDown}' : '{ArrowRight}')
  }
  await waitFor(() => expect(uploads(calls)).toEqual([ANSWER]))
  await waitFor(() => expect(said().join()).toContain('Have another go.'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Delete}')
  expect(cell(/^row 4 column 4, empty, selected$/)).toBeDefined()
})

test('a solved board shows its answer, and nothing changes it any more', async () => {
  const puzzle = await sparse({ sudokuAnswer: ANSWER })
  const calls = serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [puzzle.id], AttemptedPuzzleIds: [puzzle.id] }),
  })
  play(puzzle)
  await waitFor(() => expect(cell(/^row 4 column 4, fox$/)).toBeDefined())
  expect(within(grid()).queryByRole('button', { name: /empty/ })).toBeNull()
  expect(cell(/^row 1 column 1, fox, given$/).getAttribute('aria-disabled')).toBe('true')
  await user.click(cell(/^row 4 column 4/))
  await user.keyboard('{Delete}2')
  expect(cell(/^row 4 column 4, fox$/)).toBeDefined()
  expect(emojiKey(/^fox/)).toMatchObject({ disabled: true })
  expect(uploads(calls)).toEqual([])
})

test('at the free limit the board takes nothing', async () => {
  const puzzle = await sparse()
  const begun = [0, 1, 2].map((slot) => puzzleIdOf(TODAY, slot))
  serverWith({ [getSolvedDevicePuzzleIds.path]: () => playedIds({ AttemptedPuzzleIds: begun }) })
  play(puzzle)
  await waitFor(() => expect(screen.getByPlaceholderText('Free Limit Reached...')).toBeDefined())
  expect(emojiKey(/^owl/)).toMatchObject({ disabled: true })
  expect(cell(/^row 1 column 3, empty$/).getAttribute('aria-disabled')).toBe('true')
})

test('on the home page there are no keys, and the keyboard still fills', async () => {
  serverWith()
  play(await sparse(), 'home')
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
  await user.click(cell(/^row 1 column 3/))
  await user.keyboard('4')
  expect(cell(/^row 1 column 3, bat, selected$/)).toBeDefined()
})

test('what another tab does at the same board is there, and a move here adds to it; what that tab forgets is not taken away', async () => {
  serverWith()
  const puzzle = await sparse()
  const key = `emojigma.work.${puzzle.id}`
  const here = () => cell(/^row 3 column 1/).getAttribute('aria-label')
  play(puzzle)
  await user.click(cell(/^row 3 column 1/))
  await user.keyboard('2')
  const elsewhere = localStorage.getItem(key) ?? ''
  cleanup()
  localStorage.clear()
  play(puzzle)
  expect(here()).toMatch(/empty/)
  const tell = (newValue: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  localStorage.setItem(key, elsewhere)
  tell(elsewhere)
  expect(here()).toMatch(/frog/)
  await user.click(cell(/^row 3 column 2/))
  await user.keyboard('1')
  cleanup()
  play(puzzle)
  expect([here(), cell(/^row 3 column 2/).getAttribute('aria-label')]).toEqual([
    expect.stringContaining('frog'),
    expect.stringContaining('fox'),
  ])
  localStorage.removeItem(key)
  tell(null)
  expect(here()).toMatch(/frog/)
})

test('work that was kept for another board is passed over', async () => {
  const puzzle = await sparse()
  serverWith()
  const { unmount } = play(puzzle)
  await user.click(cell(/^row 1 column 3/))
  await user.keyboard('3')
  unmount()
  play({ ...puzzle, sudokuQuestion: '12.43...........' })
  expect(cell(/^row 1 column 3, empty$/)).toBeDefined()
  expect(cell(/^row 1 column 4, bat, given$/)).toBeDefined()
  cleanup()
  play(puzzle)
  expect(cell(/^row 1 column 3, owl$/)).toBeDefined()
})

test('each change of the board is said: an emoji, a note, the notes’ mode, a cleared cell, undo and redo', async () => {
  serverWith()
  play(await sparse())
  act(() => cell(/^row 1 column 3/).focus())
  await user.keyboard('3')
  expect(said()).toContain('row 1 column 3, owl')
  await user.keyboard('{Delete}')
  expect(said()).toContain('row 1 column 3, empty')
  await user.keyboard('n')
  expect(said()).toContain('Notes on')
  await user.keyboard('4')
  expect(said()).toContain('row 1 column 3, notes bat')
  await user.keyboard('n')
  expect(said()).toContain('Notes off')
  await user.keyboard('{Control>}z{/Control}')
  expect(said()).toContain('Undone: row 1 column 3, empty')
  await press('Redo')
  expect(said()).toContain('Redone: row 1 column 3, notes bat')
})

test('an emoji that is pressed before any cell waits for the cells that are tapped, until it is pressed again', async () => {
  serverWith()
  play(await sparse())
  await user.click(emojiKey(/^owl/))
  expect(said()).toContain('Tap a square for the owl.')
  expect(emojiKey(/^owl/).getAttribute('aria-pressed')).toBe('true')
  await user.click(cell(/^row 1 column 3/))
  await user.click(cell(/^row 3 column 1/))
  expect([cell(/^row 1 column 3, owl/), cell(/^row 3 column 1, owl/)]).toHaveLength(2)
  await user.click(emojiKey(/^owl/))
  expect(said()).toContain('No emoji is chosen.')
  await user.click(cell(/^row 4 column 4/))
  expect(cell(/^row 4 column 4, empty/)).toBeDefined()
})

test('a revealed board says so, and not that it was solved', async () => {
  serverWith()
  play(await sparse({ sudokuAnswer: ANSWER, isRevealed: true }))
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('Revealed')
  expect(said()).not.toContain('Solved.')
})

const NINE_NAMES = ['apple', 'banana', 'grapes', 'melon', 'lemon', 'cherry', 'berry', 'peach', 'kiwi']
const NINE = { levelId: 5, emoji: NINE_NAMES, emojiNames: NINE_NAMES } as const
/** It takes more than singles. */
const HARD = '........8.9368......4....3.4.....6.587....92......1.7...28......5...7......14..5.'
const HARD_ANSWER = '617453298593682147284719536429378615871564923365921874742895361156237489938146752'
const FINISH = 'Finish it for me'
/** A 9×9 on which all but some cells are filled. */
const filledBut = async (givens: string, open: number) => {
  const puzzle = await puzzleAt(21, HARD_ANSWER, { sudokuQuestion: givens, ...NINE })
  const empty = new Set([...givens].flatMap((symbol, cell) => (symbol === '.' ? [cell] : [])).slice(0, open))
  const cells = [...HARD_ANSWER].map((symbol, cell) => (empty.has(cell) ? '.' : symbol)).join('')
  saveWork(puzzle.id, { cells, notes: Array<number>(81).fill(0), past: [], future: [] })
  return puzzle
}

test('once only singles are left, the rest of a hard board is filled at a press, and is the guess', async () => {
  const puzzle = await filledBut(HARD, 8)
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  await user.click(await screen.findByRole('button', { name: FINISH }))
  await waitFor(() => expect(uploads(calls)).toEqual([HARD_ANSWER]))
  expect(screen.queryByRole('button', { name: FINISH })).toBeNull()
})

test('the rest is not offered on an untouched board, on one that is nearly full, or on one of singles all along', async () => {
  serverWith()
  const easy = `${HARD_ANSWER.slice(0, 71)}${'.'.repeat(10)}`
  const untouched = await puzzleAt(21, HARD_ANSWER, { sudokuQuestion: HARD, ...NINE })
  for (const open of [async () => untouched, () => filledBut(HARD, 5), () => filledBut(easy, 8)]) {
    play(await open())
    await user.keyboard('{Tab}')
    expect(screen.queryByRole('button', { name: FINISH })).toBeNull()
    cleanup()
    localStorage.clear()
  }
})
