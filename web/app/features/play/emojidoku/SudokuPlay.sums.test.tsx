// @vitest-environment jsdom
import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { BoardSums } from '@emojigma/engine/question.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PracticePlay } from '../practice/PracticePlay.tsx'

const NAMES = ['fox', 'frog', 'owl', 'bat']
const ANSWER = '1234341221434321'
const ID = practicePuzzleId('board-sums', 3, 0)
/** Fox 1, frog 2, owl 3, bat 4; pairs side by side, and two corners of three. */
const SUMS: BoardSums = {
  cages: [
    { cells: [0, 1, 4], total: 6 },
    { cells: [2, 3], total: 7 },
    { cells: [5, 9], total: 5 },
    { cells: [6, 7], total: 3 },
    { cells: [8, 12], total: 6 },
    { cells: [10, 11, 15], total: 8 },
    { cells: [13, 14], total: 5 },
  ],
  values: [1, 2, 3, null],
}

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

async function play(sudokuQuestion: string, more: Partial<PuzzleView> = {}) {
  serverWith()
  const answerDigest = createHash('sha256').update(digestInput(ID, ANSWER)).digest('hex')
  const puzzle = await puzzleAt(21, ANSWER, { sudokuQuestion, sums: SUMS, emoji: NAMES, emojiNames: NAMES, levelId: 10, hasSvg: false })
  const onSolved = vi.fn<(end: object) => void>()
  renderAt(
    '/',
    <PracticePlay
      puzzle={{ ...puzzle, id: ID, answerDigest, ...more }}
      onSolved={onSolved}
      solved={{ title: 'Solved!', children: null }}
    />,
  )
  return onSolved
}

const cell = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })
const clashes = () => screen.getByRole('grid').querySelectorAll('[data-clash]').length
const hintWords = () =>
  within(screen.getByRole('region', { name: 'Hint' }))
    .getAllByText(/./, { selector: 'p' })
    .map(({ textContent }) => textContent)
const press = (name: string | RegExp) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

test('the rule and what each emoji is worth are above the board; an unknown number can be chosen with the keyboard', async () => {
  await play('12..34..........')
  expect(screen.getByText(/^Every row, column and box needs one of each\. The small number is what its group adds up to\./)).toBeDefined()
  const key = within(screen.getByRole('list', { name: 'What each emoji is worth' }))
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[?1-9]{10}/g, '…'))).toEqual([
    ' = 1',
    ' = 2',
    ' = 3',
    ' = …',
  ])
  const bat = key.getByRole('combobox', { name: /^bat/ })
  await user.selectOptions(bat, '4')
  act(() => bat.focus())
  await user.keyboard('3')
  expect([(bat as HTMLSelectElement).value, cell(/^row 1 column 3/).getAttribute('aria-label')]).toEqual([
    '4',
    expect.stringContaining('empty'),
  ])
})

test('each cell says in which group it is and what the group makes; its total and its borders are drawn', async () => {
  await play('12..34..........')
  expect(cell(/^row 1 column 3/).getAttribute('aria-label')).toBe('row 1 column 3, empty, group row 1: columns 3 and 4, total 7')
  expect(cell(/^row 1 column 3/).textContent).toBe('7')
  expect(cell(/^row 1 column 4/).textContent).toBe('')
  const sides = (name: RegExp) => cell(name).querySelector('[data-sides]')?.getAttribute('data-sides')
  expect([/^row 1 column 1/, /^row 1 column 2/, /^row 2 column 1/, /^row 1 column 3/].map(sides)).toEqual([
    'top left',
    'top right bottom',
    'right bottom left',
    'top bottom left',
  ])
})

test('a full board with a group that makes another total is no guess: the group is marked and named until it is put right', async () => {
  const onSolved = await play('12343412........')
  await user.click(cell(/^row 3 column 1/))
  await user.keyboard('4{ArrowRight}3{ArrowRight}2{ArrowRight}1{ArrowDown}3{ArrowLeft}4{ArrowLeft}1{ArrowLeft}2')
  expect(screen.getAllByText('The group in row 3: columns 3 and 4; row 4, column 4 makes 6, not 8.').length).toBeGreaterThan(0)
  expect(cell(/^row 4 column 4/).getAttribute('aria-label')).toContain('total 8, makes another total')
  expect(clashes()).toBe(3)
  await user.keyboard('4{ArrowRight}3{ArrowRight}2{ArrowRight}1{ArrowUp}3{ArrowLeft}4{ArrowLeft}1{ArrowLeft}2')
  expect(clashes()).toBe(0)
  await waitFor(() => expect(onSolved).toHaveBeenCalledWith({ tries: 1, hasHints: false }))
})

test('numbers that are chosen count for the groups, too', async () => {
  await play('123434122143432.')
  await user.selectOptions(screen.getByRole('combobox', { name: /^bat/ }), '5')
  expect(screen.getAllByText('The group in row 1: columns 3 and 4 makes 8, not 7.').length).toBeGreaterThan(0)
  expect(cell(/^row 1 column 3/).getAttribute('aria-label')).toContain('total 7, makes another total')
  expect(clashes()).toBeGreaterThan(0)
  await user.selectOptions(screen.getByRole('combobox', { name: /^bat/ }), '4')
  expect(clashes()).toBe(0)
})

test('a hint leads to a number, marks its group, and is done once the number is chosen', async () => {
  await play('123434..2.4.4...')
  await press('Hint')
  await waitFor(() => expect(hintWords()).toEqual(['Look at row 1: columns 3 and 4. This group makes 7.']))
  expect(screen.getByRole('grid').querySelectorAll('[data-mark="look"]')).toHaveLength(2)
  await press('Show me')
  await waitFor(() => expect(hintWords().at(-1)).toBe('You already know: owl (3). So the bat emoji is worth 7 − 3 = 4.'))
  await user.selectOptions(screen.getByRole('combobox', { name: /^bat/ }), '4')
  expect(screen.getByRole('grid').querySelectorAll('[data-mark]')).toHaveLength(0)
  await press('Next hint')
  await waitFor(() => expect(hintWords().at(-1)).toContain('Look at'))
  expect(hintWords().at(-1)).not.toContain('This group makes 7')
})

test('a wrong number is named before anything else, and can be taken out', async () => {
  await play('123434..2.4.4...')
  await user.selectOptions(screen.getByRole('combobox', { name: /^bat/ }), '6')
  await press('Hint')
  await waitFor(() => expect(hintWords()).toEqual(['Look at your number for the bat emoji again.']))
  await press('Show me')
  await waitFor(() => expect(hintWords().at(-1)).toBe('The bat emoji is not worth 6. Take your number out and try again.'))
  await press('Take it out')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^bat/ }).value).toBe('')
})
