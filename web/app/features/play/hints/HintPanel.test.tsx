// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'

const UPLOAD = uploadPuzzleGuessMini.path
const BOARD = '12343412214343..'

const classic = () => puzzleAt(6, '40', { question: FOX_AND_FROG })
const FOUR = ['fox', 'frog', 'owl', 'bat']
const sudoku = () => puzzleAt(20, '1234341221434321', { sudokuQuestion: BOARD, emoji: FOUR, emojiNames: FOUR })
const play = (puzzle: PuzzleView) => renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
const hint = async () => screen.findByRole('region', { name: 'Hint' })
const press = async (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const marked = () => [...document.querySelectorAll('[data-mark]')]

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

test('three presses go from where to look to the step itself, and the next one to the next step', async () => {
  serverWith()
  play(await classic())
  expect(marked()).toEqual([])
  await press('Hint')
  const panel = await hint()
  expect(panel.textContent).toContain('Look at the first line.')
  expect(panel.querySelector('img[src*="thinking"]')).not.toBeNull()
  expect(said()).toContain('Where to look. Look at the first line.')
  expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('fox plus fox equals 10')])
  await press('What helps?')
  await waitFor(() => expect(said().join()).toContain('What helps.'))
  await press('Show me')
  await waitFor(() => expect(panel.textContent).toMatch(/5/))
  await press('Next step')
  await waitFor(() => expect(panel.textContent).toContain('Look at the second line.'))
  expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('frog minus fox equals 3')])
})

test('a hint that is closed while it loads does not open again', async () => {
  serverWith()
  play(await classic())
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Hint' }), { key: 'Escape' })
  await vi.dynamicImportSettled()
  await expect(screen.findByRole('region', { name: 'Hint' }, { timeout: 500 })).rejects.toThrow('Unable to find')
})

test('the tool goes a rung further, too', async () => {
  serverWith()
  play(await classic())
  await press('Hint')
  await hint()
  await press('Hint')
  await waitFor(() => expect(screen.getByText('What helps')).toBeDefined())
})

test('Escape and the cross put the hint away and give the focus back', async () => {
  serverWith()
  play(await classic())
  const tool = screen.getByRole('button', { name: 'Hint' })
  for (const close of [() => user.keyboard('{Escape}'), () => press('Close the hint')]) {
    await user.click(tool)
    await hint()
    await close()
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull()
    expect(marked()).toEqual([])
    expect(document.activeElement).toBe(tool)
  }
})

test('the furthest rung goes along with the guess', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  await press('Hint')
  await hint()
  await press('What helps?')
  await screen.findByText('What helps')
  await user.type(screen.getByLabelText('Your answer'), '40{Enter}')
  await waitFor(() => expect(calls.find(({ path }) => path === UPLOAD)?.body).toMatchObject({ PuzzleGuess: '40', HintRung: 2 }))
  expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull()
})

test('without a hint the guess says nothing of hints', async () => {
  const puzzle = await classic()
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  await user.type(screen.getByLabelText('Your answer'), '40{Enter}')
  await waitFor(() => expect(calls.find(({ path }) => path === UPLOAD)?.body).not.toHaveProperty('HintRung'))
})

test('a hint fills its cell when asked to, the move can be undone, and the next hint is about the new board', async () => {
  serverWith()
  play(await sudoku())
  await press('Hint')
  const panel = await hint()
  await press('Show me')
  const put = await screen.findByRole('button', { name: /^Put .+ there$/ })
  const target = screen.getByRole('button', { name: /^row . column ., empty, in the hint$/ })
  const cell = /^row . column ./.exec(target.getAttribute('aria-label') ?? '')?.[0] ?? ''
  await user.click(put)
  expect(screen.getByRole('button', { name: new RegExp(`^${cell}, (fox|frog)`) })).toBeDefined()
  expect(panel.textContent).toContain('Done. Need another hint?')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next hint' }))
  await press('Next hint')
  await waitFor(() => expect(panel.textContent).toContain('Where to look'))
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('button', { name: new RegExp(`^${cell}, empty`) })).toBeDefined()
})

test('the last press on the way to a hint leaves the focus in it, so that keys go on', async () => {
  serverWith()
  play(await sudoku())
  await press('Hint')
  await hint()
  screen.getByRole('button', { name: 'Show me' }).focus()
  await user.keyboard('{Enter}')
  const put = await screen.findByRole('button', { name: /^Put .+ there$/ })
  expect(document.activeElement).toBe(put)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next hint' }))
})

test('a mistake on the board is named and taken out again', async () => {
  serverWith()
  play(await sudoku())
  await user.click(screen.getByRole('button', { name: /^row 4 column 3/ }))
  await user.keyboard('1')
  await press('Hint')
  const panel = await hint()
  expect(panel.textContent).toMatch(/Look at .+ again/)
  await press('Show me')
  await user.click(await screen.findByRole('button', { name: 'Take it out' }))
  expect(screen.getByRole('button', { name: /^row 4 column 3, empty/ })).toBeDefined()
  expect(within(panel).getByText(/Done\. Need another hint/)).toBeDefined()
})

const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) })
async function note(name: string, value: string) {
  await user.click(tile(name))
  await user.keyboard(`${value}{Enter}`)
}

test('a hint goes on behind what is noted under Working out, and is done once its number is noted', async () => {
  serverWith()
  play(await classic())
  await note('fox', '5')
  await press('Hint')
  const panel = await hint()
  expect(panel.textContent).toContain('Look at the second line.')
  expect(panel.textContent).toContain('Step 1 of 4')
  await note('frog', '8')
  expect(panel.textContent).toContain('Your notes have changed.')
  expect(marked()).toEqual([])
  await press('Next hint')
  await waitFor(() => expect(panel.textContent).toContain('Look at the question.'))
})

test('a wrong number under Working out is pointed out, marked where it stands, and taken out', async () => {
  serverWith()
  play(await classic())
  await note('fox', '6')
  await press('Hint')
  const panel = await hint()
  expect(panel.textContent).toContain('Look at your number for the fox emoji again.')
  expect(tile('fox').ariaLabel).toBe('fox, worth 6, in the hint')
  await press('What helps?')
  await screen.findByText('What helps')
  await press('Show me')
  await user.click(await screen.findByRole('button', { name: 'Take it out' }))
  expect(tile('fox').ariaLabel).toBe('fox, give it a number')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next hint' }))
  await press('Next hint')
  await waitFor(() => expect(panel.textContent).toContain('Look at the first line.'))
})

test('notes of a cell that lack what belongs there are pointed out and taken out', async () => {
  serverWith()
  const puzzle = await sudoku()
  play(puzzle)
  const cell = screen.getByRole('button', { name: /^row 4 column 3/ })
  await user.click(cell)
  await user.keyboard('n14')
  await press('Hint')
  const panel = await hint()
  expect(panel.textContent).toContain('Look at your notes in row 4, column 3 again.')
  await press('Show me')
  await user.click(await screen.findByRole('button', { name: 'Take them out' }))
  expect(screen.getByRole('button', { name: /^row 4 column 3, empty/ }).getAttribute('aria-label')).not.toContain('notes')
})

test('there is no hint at a puzzle that is solved, but a way to how it works', async () => {
  const puzzle = await classic()
  serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [puzzle.id], AttemptedPuzzleIds: [puzzle.id] }),
  })
  play(puzzle)
  const link = await screen.findByRole('link', { name: 'See how it works' })
  expect(link.getAttribute('href')).toBe(`/puzzleSolution/${puzzle.id}`)
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})

test('letters take the place of the emoji and give it back, and the device remembers the choice', async () => {
  serverWith()
  const puzzle = await classic()
  const { unmount } = play(puzzle)
  const letters = () => screen.findByRole('switch', { name: 'Write it in letters' })
  await user.click(screen.getByRole('tab', { name: 'Working out' }))
  expect((await letters()).getAttribute('aria-checked')).toBe('false')
  await user.click(await letters())
  expect(await screen.findByText('a plus a equals 10')).toBeDefined()
  expect(screen.getByText('a times b equals what number?')).toBeDefined()
  expect(screen.queryByText('fox plus fox equals 10')).toBeNull()
  unmount()
  play(puzzle)
  expect(await screen.findByText('a plus a equals 10')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Working out' }))
  await user.click(await letters())
  expect(screen.getByText('fox plus fox equals 10', { ignore: '[hidden]' })).toBeDefined()
  expect(localStorage.getItem('emojigma.algebra')).toBe('off')
})

test('the step on a board is drawn: the copies that block are lit, what they block is crossed out, and one cell is left', async () => {
  serverWith()
  play(await puzzleAt(21, '1234341221434321', { sudokuQuestion: '...4.41.21......', emoji: FOUR, emojiNames: FOUR }))
  await press('Hint')
  const panel = await hint()
  expect(document.querySelector('[data-drawing]')).toBeNull()
  await press('Show me')
  await waitFor(() => expect(panel.textContent).toContain('one cell is left for fox'))
  const lit = marked().flatMap((cell) => (cell.getAttribute('data-mark') === 'lit' ? [cell.getAttribute('aria-label')] : []))
  expect(lit).toEqual(['row 2 column 3, fox, given, in the hint', 'row 3 column 2, fox, given, in the hint'])
  const crossed = [...document.querySelectorAll('[data-crossed]')].map((cell) => cell.getAttribute('data-crossed'))
  expect(crossed).toEqual(['1', '4'])
  expect(document.querySelectorAll('[data-stretch]')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'row 1 column 1, empty, in the hint' }).dataset['mark']).toBe('put')
  await press('Close the hint')
  expect(document.querySelector('[data-drawing]')).toBeNull()
})
