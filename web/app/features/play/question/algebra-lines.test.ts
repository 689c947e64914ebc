import type { GridQuestion } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { algebraLines } from './AlgebraQuestion.tsx'

const GRID: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'frog'],
  cells: [
    [1, 1],
    [1, 0],
  ],
  rowTotals: [8, null],
  columnTotals: [null, 9],
  ask: { line: 'column', index: 0 },
}

test('a grid becomes its rows and columns in letters, but for those without a total', () => {
  const lines = algebraLines(GRID, ['b', 'a'])
  expect(lines.map(({ key, name, terms, right }) => [key, name, terms.map(({ above }) => above).join('+'), right])).toEqual([
    ['row 0', 'Row 1', '2a', 8],
    ['column 0', 'Column 1', '2a', undefined],
    ['column 1', 'Column 2', 'a+b', 9],
  ])
})
