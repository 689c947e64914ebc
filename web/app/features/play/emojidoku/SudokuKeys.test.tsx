// @vitest-environment jsdom
import { repeatedCells } from '@emojigma/engine/sudoku/board.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { afterEach, expect, test } from 'vitest'
import { newBoard, sudokuReducer, type SudokuAction } from './sudoku-board.ts'
import { SudokuGrid } from './SudokuGrid.tsx'
import { SudokuKeys } from './SudokuKeys.tsx'

const EMOJI = ['fox', 'frog', 'owl', 'bee']
const GIVENS = '12..34..21......'
const NO_MOVES: readonly SudokuAction[] = []

afterEach(cleanup)

/** A board with its keys, after some moves. */
function Play({ moves = NO_MOVES, isOpen = true }: { readonly moves?: readonly SudokuAction[]; readonly isOpen?: boolean }) {
  const [board, onAction] = useReducer(sudokuReducer, moves, (made) => made.reduce(sudokuReducer, newBoard(GIVENS)))
  const each = { board, emoji: EMOJI, names: EMOJI, isOpen, onAction }
  return (
    <>
      <SudokuGrid {...each} repeated={repeatedCells(board.cells)} />
      <SudokuKeys {...each} />
    </>
  )
}

const key = (name: string | RegExp) => within(screen.getByRole('group', { name: 'Emoji' })).getByRole<HTMLButtonElement>('button', { name })
const buttons = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })
const isOff = (button: HTMLElement | undefined) => button?.getAttribute('aria-disabled') === 'true'
const cell = (row: number, column: number) => screen.getByRole('button', { name: new RegExp(`^row ${row} column ${column},`) })
const words = (row: number, column: number) => cell(row, column).getAttribute('aria-label')
/** Fills a cell, counted from 0. */
const fill = (at: number, symbol: string): readonly SudokuAction[] => [
  { type: 'cellChosen', cell: at },
  { type: 'symbolPicked', symbol },
]

test('a key fills the chosen cell, and the advice says which that is', async () => {
  render(<Play />)
  expect(screen.getByText('Choose a cell, then pick an emoji.')).toBeDefined()
  await userEvent.click(cell(1, 3))
  expect(screen.getByText('Row 1, column 3 is chosen.')).toBeDefined()
  await userEvent.click(key('owl, key 3'))
  expect(words(1, 3)).toBe('row 1 column 3, owl, selected')
})

test('in notes mode a key notes and takes the note back, and shows what is noted', async () => {
  render(<Play />)
  await userEvent.click(cell(1, 3))
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
  await userEvent.click(key('owl, key 3'))
  await userEvent.click(key('bee, key 4'))
  expect(words(1, 3)).toBe('row 1 column 3, notes owl, bee, selected')
  expect(['owl, key 3', 'fox, key 1'].map((name) => key(name).getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  await userEvent.click(key('owl, key 3'))
  expect(words(1, 3)).toBe('row 1 column 3, notes bee, selected')
  expect(screen.getByText(/^Row 1, column 3 is chosen. Notes sit in the same place/)).toBeDefined()
})

test('Undo and Redo go back and forth, and are off where there is nowhere to go', async () => {
  render(<Play moves={fill(2, '3')} />)
  expect(buttons('Redo').map(isOff)).toEqual([true, true])
  await userEvent.click(buttons('Undo')[0] as HTMLButtonElement)
  expect(words(1, 3)).toBe('row 1 column 3, empty, selected')
  expect(buttons('Undo').map(isOff)).toEqual([true, true])
  await userEvent.click(buttons('Redo')[1] as HTMLButtonElement)
  expect(words(1, 3)).toBe('row 1 column 3, owl, selected')
})

test('Undo and Redo keep the focus when nothing is left to undo, and do nothing then', async () => {
  render(<Play moves={fill(2, '3')} />)
  for (const [name, after] of [
    ['Undo', 'empty'],
    ['Redo', 'owl'],
  ] as const) {
    const [button] = buttons(name)
    act(() => button?.focus())
    await userEvent.keyboard('{Enter}')
    expect([isOff(button), document.activeElement === button]).toEqual([true, true])
    await userEvent.keyboard('{Enter}')
    expect(words(1, 3)).toBe(`row 1 column 3, ${after}, selected`)
  }
})

test.each(['Clear the cell', 'Clear'])('%s empties the chosen cell, never a given one', async (name) => {
  render(<Play moves={fill(2, '3')} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(words(1, 3)).toBe('row 1 column 3, empty, selected')
  await userEvent.click(cell(1, 1))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(words(1, 1)).toBe('row 1 column 1, fox, given, selected')
})

test('an emoji that stands everywhere it must is said to be done', () => {
  render(<Play moves={[...fill(7, '1'), ...fill(14, '1')]} />)
  expect(key(/^fox/).getAttribute('aria-label')).toBe('fox, key 1, all placed')
  expect(key(/^owl/).getAttribute('aria-label')).toBe('owl, key 3')
})

test('but not while one of them repeats, which the cells say', () => {
  render(<Play moves={[...fill(7, '1'), ...fill(15, '1')]} />)
  expect(key(/^fox/).getAttribute('aria-label')).toBe('fox, key 1')
  expect(words(2, 4)).toBe('row 2 column 4, fox, repeated')
})

test('one cell is in the tab order: the first open one, then the chosen one', async () => {
  render(<Play />)
  const inOrder = () => screen.getAllByRole('button', { name: /^row/ }).filter(({ tabIndex }) => tabIndex === 0)
  expect(inOrder()).toEqual([cell(1, 3)])
  await userEvent.click(cell(4, 4))
  expect(inOrder()).toEqual([cell(4, 4)])
})

test('once the puzzle is settled no key changes the board', async () => {
  render(<Play moves={fill(2, '3')} isOpen={false} />)
  for (const name of ['Undo', 'Redo', 'Clear', 'Clear the cell']) {
    expect(buttons(name).every(({ disabled }) => disabled)).toBe(true)
  }
  await userEvent.click(key('bee, key 4'))
  expect(words(1, 3)).toBe('row 1 column 3, owl, selected')
  expect(cell(1, 3).getAttribute('aria-disabled')).toBe('true')
})
