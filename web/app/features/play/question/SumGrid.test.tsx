// @vitest-environment jsdom
import type { GridQuestion } from '@emojigma/engine/question.ts'
import { withHiddenTile } from '@emojigma/engine/grid/hidden-tile.ts'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SumGrid } from './SumGrid.tsx'
import { TilesContext } from './tiles.ts'

afterEach(cleanup)

const GRID: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'frog', 'owl'],
  cells: [
    [0, 1, 1],
    [2, 0, 1],
  ],
  rowTotals: [9, null],
  columnTotals: [null, 4, -6],
  ask: { line: 'row', index: 1 },
}
const NAMES = ['red fox', 'frog', 'owl']

function show(more: Partial<ComponentProps<typeof SumGrid>> = {}) {
  render(<SumGrid question={GRID} names={NAMES} answer={undefined} {...more} />)
}

const text = ({ textContent }: Element) => textContent?.replaceAll(/\s+/g, ' ').trim()
const asked = () => document.querySelector<HTMLElement>('th[data-ask]')
const marksOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['mark'])

test('a grid is a table of named emoji, with a caption that says its size and what is asked', () => {
  show()
  expect(text(screen.getByRole('table').querySelector('caption') ?? document.body)).toBe(
    'Puzzle: 2 rows and 3 columns of emoji with their totals. The total of row 2 is the question.',
  )
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('img')].map(({ alt }) => alt))
  expect(rows).toEqual([['red fox', 'frog', 'frog'], ['owl', 'red fox', 'frog'], []])
})

test('every total says which line it is of, and one that is not shown says so', () => {
  show()
  expect(screen.getAllByRole('rowheader').map(text)).toEqual(['row 1 total 9', 'row 2 total the question?'])
  expect(screen.getAllByRole('columnheader').map(text)).toEqual(['column 1 total not shown', 'column 2 total 4', 'column 3 total −6'])
  const hidden = screen.getAllByRole('columnheader').map(({ dataset }) => 'hidden' in dataset)
  expect(hidden).toEqual([true, false, false])
})

test('the total that is asked for takes the answer once it is known', () => {
  show()
  expect(asked()).toBe(screen.getAllByRole('rowheader')[1])
  expect(asked()?.dataset).not.toHaveProperty('filled')
  cleanup()
  show({ answer: '-14' })
  expect(text(asked() ?? document.body)).toBe('row 2 total −14')
  expect(asked()?.dataset).toHaveProperty('filled')
  expect(document.querySelectorAll('[data-filled]')).toHaveLength(1)
})

test('a column may be asked for, and the row of the same number is not', () => {
  show({ question: { ...GRID, rowTotals: [9, 7], columnTotals: [8, null, -6], ask: { line: 'column', index: 1 } }, answer: '3' })
  expect(screen.getAllByRole('rowheader').map(text)).toEqual(['row 1 total 9', 'row 2 total 7'])
  expect(screen.getAllByRole('columnheader').map(text)).toEqual(['column 1 total 8', 'column 2 total 3', 'column 3 total −6'])
  expect(document.querySelectorAll('th[data-ask]')).toHaveLength(1)
})

test('a marked row marks its cells and its total, a marked column likewise', () => {
  show({ marks: new Map([['row 1', 'look']]) })
  expect(marksOf('td')).toEqual([undefined, undefined, undefined, 'look', 'look', 'look'])
  expect(marksOf('th')).toEqual([undefined, 'look', undefined, undefined, undefined])
  cleanup()
  show({ marks: new Map([['column 2', 'pattern']]) })
  expect(marksOf('td')).toEqual([undefined, undefined, 'pattern', undefined, undefined, 'pattern'])
  expect(marksOf('th')).toEqual([undefined, undefined, undefined, undefined, 'pattern'])
})

test('every copy of an emoji turns over to its number, nought among them, and full lines are marked', () => {
  render(
    <TilesContext value={{ values: ['0', '3', '-3'], onTap: () => {} }}>
      <SumGrid question={GRID} names={['fox', 'frog', 'owl']} answer={undefined} />
    </TilesContext>,
  )
  const cells = [...document.querySelectorAll('td')].map((cell) => cell.querySelector('[data-value]')?.textContent)
  expect(cells).toEqual(GRID.cells.flat().map((symbol) => ['0', '3', '−3'][symbol]))
  expect(screen.getAllByRole('button')).toHaveLength(new Set(GRID.cells.flat()).size)
  const sums = GRID.cells.map((row) => row.reduce((sum, symbol) => sum + ([0, 3, -3][symbol] ?? 0), 0))
  const marks = [...document.querySelectorAll('tr')]
    .slice(0, 2)
    .map((row) => row.querySelector('th [data-true] > :first-child')?.textContent)
  expect(marks).toEqual(
    GRID.rowTotals.map((total, row) =>
      total === null ? undefined : total === sums[row] ? 'This line is true' : 'This line is not true yet',
    ),
  )
})

test('each cell of tiles says its emoji once', () => {
  render(
    <TilesContext value={{ values: [], onTap: () => {} }}>
      <SumGrid question={GRID} names={['fox', 'frog', 'owl']} answer={undefined} />
    </TilesContext>,
  )
  const heard = [...document.querySelectorAll('td')].map(
    (cell) => (cell.querySelector('.visually-hidden')?.textContent ?? '') + (cell.querySelector('[aria-label]')?.ariaLabel ?? ''),
  )
  const [fox, frog, owl] = ['fox, give it a number', 'frog, give it a number', 'owl, give it a number']
  expect(heard).toEqual([fox, frog, 'frog', owl, 'fox', 'frog'])
})

test('two equal lines have the same sign, say of which other line each is, and are named below', () => {
  const question: GridQuestion = {
    ...GRID,
    rowTotals: [null, null],
    columnTotals: [null, 4, null],
    equalLines: [
      { line: 'row', index: 0 },
      { line: 'column', index: 2 },
    ],
  }
  show({ question })
  expect([...screen.getAllByRole('rowheader'), ...screen.getAllByRole('columnheader')].map(text)).toEqual([
    'row 1 total the same as column 3=',
    'row 2 total the question?',
    'column 1 total not shown',
    'column 2 total 4',
    'column 3 total the same as row 1=',
  ])
  expect(document.querySelectorAll('th[data-hidden]')).toHaveLength(1)
  expect(screen.getByText('Row 1 and column 3 have the same total.').className).not.toContain('visually-hidden')
  cleanup()
  show()
  expect(screen.queryByText(/the same/)).toBeNull()
})

test.each([
  [
    ['2', '3', '6'],
    ['This line is true', 'This line is true'],
  ],
  [
    ['2', '3', '5'],
    ['This line is not true yet', 'This line is not true yet'],
  ],
  [
    ['2', '3', ''],
    [undefined, undefined],
  ],
])('with the numbers %j both equal lines say whether they are', (values, truths) => {
  const question: GridQuestion = {
    ...GRID,
    rowTotals: [null, null],
    equalLines: [
      { line: 'row', index: 0 },
      { line: 'column', index: 0 },
    ],
  }
  render(
    <TilesContext value={{ values, onTap: () => {} }}>
      <SumGrid question={question} names={NAMES} answer={undefined} />
    </TilesContext>,
  )
  const equal = [...document.querySelectorAll('th[data-equal]')]
  expect(equal.map((total) => total.querySelector('[data-true] > :first-child')?.textContent)).toEqual(truths)
})

test('a hidden tile has a picture and a name of its own, and a sentence says what it is', () => {
  const question = withHiddenTile(GRID, 0, 1)
  const names = [...NAMES, 'hidden tile']
  show({ question, names })
  expect(screen.getByRole('img', { name: 'hidden tile' }).getAttribute('src')).toContain('hidden-tile')
  expect(screen.getByText('The hidden tile is one of these emoji.').className).not.toContain('visually-hidden')
  cleanup()
  render(
    <TilesContext value={{ values: ['', '', '', '5'], onTap: () => {} }}>
      <SumGrid question={question} names={names} answer={undefined} />
    </TilesContext>,
  )
  expect(screen.getByRole('button', { name: 'hidden tile, worth 5' })).toBeDefined()
  expect(document.querySelectorAll('td [data-value]')).toHaveLength(1)
  cleanup()
  show()
  expect(screen.queryByText(/hidden tile/)).toBeNull()
})
