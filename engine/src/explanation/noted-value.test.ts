import { describe, expect, test } from 'vitest'
import type { ClassicQuestion, GridQuestion } from '../question.ts'
import { CHAIN, explained, sum } from './explained.test-support.ts'
import { wrongValue } from './noted-value.ts'

/** a = 2, b = 3. */
const GRID: GridQuestion = {
  typeId: 2,
  emoji: ['red-apple', 'grapes'],
  cells: [
    [0, 0],
    [0, 1],
  ],
  rowTotals: [4, 5],
  columnTotals: [null, null],
  ask: { line: 'column', index: 1 },
}

/** What is wrong among the notes of a question. */
const wrongIn = (question: ClassicQuestion | GridQuestion, noted: readonly (number | undefined)[]) =>
  wrongValue(question, explained(question).values, noted)

describe('a wrong note', () => {
  test('is told of an emoji too that the answer does not need', () => {
    const question: ClassicQuestion = { ...CHAIN, ask: sum(0, 0).left }
    expect(wrongIn(question, [undefined, undefined, 8])).toMatchObject({ noted: { symbol: 2, value: 8 } })
  })

  test('is none where everything noted is right, or nothing is', () => {
    expect(wrongIn(CHAIN, [])).toBeUndefined()
    expect(wrongIn(CHAIN, [3, undefined, 7])).toBeUndefined()
  })

  test('is held against the line that it breaks', () => {
    expect(wrongIn(CHAIN, [4])).toMatchObject({
      technique: 'wrong value',
      noted: { symbol: 0, value: 4 },
      against: { line: { kind: 'equation', index: 0 }, value: 8 },
    })
  })

  test('is held against nothing where no line is full of notes', () => {
    expect(wrongIn(CHAIN, [undefined, 6])).toEqual({
      technique: 'wrong value',
      noted: { symbol: 1, value: 6 },
      against: undefined,
    })
  })

  test('is shown by a line without another wrong note rather than by one with', () => {
    for (const equations of [CHAIN.equations, CHAIN.equations.toReversed()]) {
      expect(wrongIn({ ...CHAIN, equations }, [3, 6, 9])).toMatchObject({
        noted: { symbol: 1, value: 6 },
        against: { line: { kind: 'equation', index: 1 }, value: 9 },
      })
    }
  })

  test('in a Grid is held against a row or column whose total is shown', () => {
    expect(wrongIn(GRID, [2, 4])).toMatchObject({
      noted: { symbol: 1, value: 4 },
      against: { line: { kind: 'row', index: 1 }, value: 6 },
    })
  })
})
