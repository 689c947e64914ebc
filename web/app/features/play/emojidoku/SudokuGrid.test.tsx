// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Marks } from '../hints/step-marks.ts'
import { renderAt } from '../../../platform/testing/test-site.tsx'
import { newBoard, sudokuReducer, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { SudokuGrid } from './SudokuGrid.tsx'
import { SudokuKeys } from './SudokuKeys.tsx'

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const NAMES = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'goat', 'hen', 'ibis']

afterEach(cleanup)

function draw(
  board: SudokuBoard,
  more: { readonly repeated?: readonly number[]; readonly armed?: string; readonly marks?: Marks; readonly isOpen?: boolean } = {},
) {
  const actions: SudokuAction[] = []
  const emoji = board.cells.length === 16 ? NAMES.slice(0, 4) : NAMES
  renderAt(
    '/',
    <SudokuGrid board={board} emoji={emoji} names={emoji} repeated={[]} isOpen onAction={(action) => actions.push(action)} {...more} />,
  )
  return actions
}
const cells = () => within(screen.getByRole('grid')).getAllByRole('button')
const drawnIn = (cell: number) =>
  [...(cells()[cell] as HTMLElement).querySelectorAll('img')].map((img) => /emoji\/(\w+)\./.exec(img.src)?.[1])
const edgesOf = (name: string) =>
  cells().flatMap((button, cell) => (button.closest('td')?.dataset['edge']?.split(' ').includes(name) ? [cell] : []))

test('the copies of the armed emoji are lit, and so are those of the chosen cell', () => {
  const fives = [...NINE].flatMap((symbol, cell) => (symbol === '5' ? [cell] : []))
  const lit = () => cells().flatMap(({ dataset }, cell) => (dataset['relation'] === 'same' ? [cell] : []))
  draw(newBoard(NINE), { armed: '5' })
  expect(lit()).toEqual(fives)
  cleanup()
  draw(sudokuReducer(newBoard(NINE), { type: 'cellChosen', cell: 0 }))
  expect(lit()).toEqual(fives.slice(1))
})

test('a large board draws nine rows of nine, and boxes end after the third and sixth row and column alone', () => {
  draw(newBoard(NINE))
  expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Emojidoku board, 9 by 9')
  expect(cells()).toHaveLength(81)
  expect(edgesOf('right').filter((cell) => cell < 9)).toEqual([2, 5])
  expect(edgesOf('bottom').filter((cell) => cell % 9 === 0)).toEqual([18, 45])
  expect([edgesOf('right').length, edgesOf('bottom').length]).toEqual([18, 18])
  expect(drawnIn(0)).toEqual(['elk'])
  expect(drawnIn(2)).toEqual([])
})

test('a small board is cut once each way', () => {
  draw(newBoard('12..34..........'))
  expect([edgesOf('right'), edgesOf('bottom')]).toEqual([
    [1, 5, 9, 13],
    [4, 5, 6, 7],
  ])
})

test('notes are drawn in the emoji’s own positions, and only those that are noted', () => {
  const begun = [{ type: 'cellChosen', cell: 2 } as const, { type: 'modeChosen', mode: 'notes' } as const].reduce(
    sudokuReducer,
    newBoard(NINE),
  )
  const noted = ['9', '2'].reduce((board, symbol) => sudokuReducer(board, { type: 'symbolPicked', symbol }), begun)
  draw(noted)
  expect(drawnIn(2)).toEqual(['bee', 'ibis'])
  const positions = [...(cells()[2]?.firstElementChild?.children ?? [])].map((span) => span.childElementCount)
  expect(positions).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1])
})

test('a hint’s cell and a repeated one say so in their names', () => {
  draw(newBoard(NINE), { repeated: [0], marks: new Map([['cell 2', 'look']]) })
  expect(cells()[0]?.getAttribute('aria-label')).toBe('row 1 column 1, elk, given, repeated')
  expect(cells()[2]?.getAttribute('aria-label')).toBe('row 1 column 3, empty, in the hint')
  expect(cells().filter(({ dataset }) => dataset['mark'] !== undefined)).toHaveLength(1)
  expect(cells().filter(({ dataset }) => dataset['given'] !== undefined)).toHaveLength(30)
})

test('focus chooses a cell, a click taps it', () => {
  const actions = draw(newBoard(NINE))
  fireEvent.focus(cells()[40] as HTMLElement)
  fireEvent.click(cells()[2] as HTMLElement)
  expect(actions).toEqual([
    { type: 'cellChosen', cell: 40 },
    { type: 'cellTapped', cell: 2 },
  ])
})

test('a board that is not played on is walked by the same keys, which choose nothing', () => {
  draw(newBoard(NINE), { isOpen: false })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  cells()[2]?.focus()
  const walk: [string, object, string][] = [
    ['ArrowDown', {}, 'row 2 column 3, empty'],
    ['ArrowLeft', {}, 'row 2 column 2, empty'],
    ['Home', {}, 'row 2 column 1, fox, given'],
    ['ArrowLeft', {}, 'row 2 column 1, fox, given'],
    ['End', { ctrlKey: true }, 'row 9 column 9, ibis, given'],
    ['5', {}, 'row 9 column 9, ibis, given'],
  ]
  for (const [key, more, name] of walk) {
    fireEvent.keyDown(document.activeElement as Element, { key, ...more })
    expect(focused()).toBe(name)
  }
})

test('a choice made elsewhere does not pull the focus into the board', () => {
  draw({ ...newBoard(NINE), selected: 40 })
  expect(document.activeElement).toBe(document.body)
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells()[40]])
})

test('a full board without an open cell is entered at its first cell', () => {
  draw(newBoard('1234341221434321'), { isOpen: false })
  expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([0, ...Array.from({ length: 15 }, () => -1)])
  expect(cells().every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(true)
})

test('the keys of a large board are nine and a way to clear, named by emoji and digit', () => {
  const actions: SudokuAction[] = []
  renderAt('/', <SudokuKeys board={newBoard(NINE)} emoji={NAMES} names={NAMES} isOpen onAction={(action) => actions.push(action)} />)
  const keys = within(screen.getByRole('group', { name: 'Emoji' })).getAllByRole('button')
  expect(keys.map((key) => key.getAttribute('aria-label'))).toEqual([
    ...NAMES.map((name, index) => `${name}, key ${index + 1}`),
    'Clear the cell',
  ])
  for (const key of [keys[8], keys[9]]) fireEvent.click(key as HTMLElement)
  fireEvent.click(screen.getByRole('tab', { name: 'Notes' }))
  expect(actions).toEqual([{ type: 'symbolPicked', symbol: '9' }, { type: 'cellCleared' }, { type: 'modeChosen', mode: 'notes' }])
  expect(screen.getByRole('tabpanel').textContent).toContain('1–9 fill')
})

test('the emoji that a hint speaks of is drawn in its cell and named, beside what is noted there', () => {
  draw(newBoard(NINE), {
    marks: new Map([
      ['cell 2', 'pattern'],
      ['emoji 2', 'shows 4'],
    ]),
  })
  expect(drawnIn(2)).toEqual(['dog'])
  expect(cells()[2]?.getAttribute('aria-label')).toMatch(/, in the hint for dog$/)
})
