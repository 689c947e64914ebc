import { explain } from '@emojigma/engine/explanation/explain.ts'
import type { ClassicQuestion, SudokuQuestion } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { cellsAfter, valuesAfter } from './SolvedQuestion.tsx'

const ONE = { kind: 'symbol', symbol: 0, copies: 1 } as const
const OTHER = { kind: 'symbol', symbol: 1, copies: 1 } as const
const CLASSIC: ClassicQuestion = {
  typeId: 1,
  emoji: ['fox', 'frog'],
  equations: [
    { left: { operands: [ONE, ONE], operators: ['+'] }, right: 10 },
    { left: { operands: [OTHER, ONE], operators: ['-'] }, right: 3 },
  ],
  ask: { operands: [ONE, OTHER], operators: ['*'] },
}
const SUDOKU: SudokuQuestion = { typeId: 4, emoji: ['a', 'b', 'c', 'd'], board: '12..3412.14343.1' }

function stepsOf(question: ClassicQuestion | SudokuQuestion) {
  const explanation = explain(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation
}

test('emoji become numbers one step after the other', () => {
  const { steps } = stepsOf(CLASSIC)
  expect(steps.map((_, index) => valuesAfter(steps, index))).toEqual([[5], [5], [5, 8], [5, 8], [5, 8]])
})

test('a board fills cell by cell until it is the answer', () => {
  const { steps, answer } = stepsOf(SUDOKU)
  const boards = steps.map((_, index) => cellsAfter(SUDOKU.board, steps, index))
  expect(boards.map((board) => board.split('.').length - 1)).toEqual([3, 2, 1, 0])
  expect(boards.at(-1)).toBe(answer)
})

test('a number that two lines leave together stands at once', () => {
  const { steps } = stepsOf({
    ...CLASSIC,
    equations: [
      { left: { operands: [OTHER, ONE], operators: ['-'] }, right: 2 },
      { left: { operands: [ONE, ONE, OTHER], operators: ['+', '-'] }, right: 1 },
    ],
  })
  expect(steps.map((_, index) => valuesAfter(steps, index))).toEqual([[3], [3], [3, 5], [3, 5], [3, 5]])
})
