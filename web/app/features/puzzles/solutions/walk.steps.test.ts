import type { ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import type { ClassicQuestion, SudokuQuestion } from '@emojigma/engine/question.ts'
import { describe, expect, test } from 'vitest'
import { cellsAfter, valuesAfter } from './SolvedQuestion.tsx'

const copies = (symbol: number, count = 1) => ({ kind: 'symbol', symbol, copies: count }) as const
const THREE: ClassicQuestion = {
  typeId: 1,
  emoji: ['fox', 'frog', 'owl'],
  equations: [
    { left: { operands: [copies(2), copies(2), copies(2)], operators: ['+', '+'] }, right: 12 },
    { left: { operands: [copies(0), copies(2)], operators: ['+'] }, right: 11 },
    { left: { operands: [copies(1), copies(0)], operators: ['*'] }, right: 21 },
  ],
  ask: { operands: [copies(0), copies(1), copies(2)], operators: ['+', '+'] },
}
const BOARD: SudokuQuestion = { typeId: 4, emoji: ['a', 'b', 'c', 'd'], board: '12..3412.14343.1' }
const FULL = '1234341221434321'

function stepsOf(question: ClassicQuestion | SudokuQuestion): readonly ExplanationStep[] {
  const explanation = explain(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation.steps
}

describe('values', () => {
  const steps = stepsOf(THREE)

  test('stand at their emoji’s index, whichever is found first', () => {
    expect(valuesAfter(steps, 0)[2]).toBe(4)
    expect(valuesAfter(steps, 0)[0]).toBeUndefined()
    expect([...valuesAfter(steps, steps.length - 1)]).toEqual([7, 3, 4])
  })

  test('once found stay, and never more are known than the steps so far have found', () => {
    const known = steps.map((_step, index) => valuesAfter(steps, index).filter((value) => value !== undefined).length)
    expect(known.toSorted((a, b) => a - b)).toEqual(known)
    expect(known[0]).toBe(1)
    expect(known.at(-1)).toBe(3)
  })

  test('are none before the first step, and all after an index behind the last one', () => {
    expect(valuesAfter(steps, -1)).toEqual([])
    expect([...valuesAfter(steps, 99)]).toEqual([7, 3, 4])
  })

  test('are none in the steps of a board', () => {
    expect(valuesAfter(stepsOf(BOARD), 3)).toEqual([])
  })
})

describe('a board', () => {
  const steps = stepsOf(BOARD)

  test('is as it was given before the first step', () => {
    expect(cellsAfter(BOARD.board, steps, -1)).toBe(BOARD.board)
  })

  test('keeps its givens, and each step fills cells with their answer alone', () => {
    steps.forEach((_step, index) => {
      const cells = [...cellsAfter(BOARD.board, steps, index)]
      expect(cells).toHaveLength(16)
      cells.forEach((symbol, cell) => expect(['.', FULL[cell]]).toContain(symbol))
      expect(cells.filter((symbol) => symbol === '.')).toHaveLength(3 - index)
    })
  })

  test('is not filled by the steps of a sum', () => {
    expect(cellsAfter(BOARD.board, stepsOf(THREE), 2)).toBe(BOARD.board)
  })
})
