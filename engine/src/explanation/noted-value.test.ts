import { describe, expect, test } from 'vitest'
import { explainAlgebra } from './explain-algebra.ts'
import { wrongValue } from './noted-value.ts'
import { foundBy, stepsToTake } from './steps-to-take.ts'
import type { AlgebraQuestion, ClassicQuestion, GridQuestion } from '../question.ts'

const symbol = (index: number) => ({ kind: 'symbol', symbol: index, copies: 1 }) as const
const sum = (right: number, ...symbols: number[]) => ({
  left: { operands: symbols.map(symbol), operators: symbols.slice(1).map(() => '+' as const) },
  right,
})

/** a = 3, b = 5, c = 7; the question is c + b. */
const CHAIN: ClassicQuestion = {
  typeId: 1,
  emoji: ['red-apple', 'grapes', 'coconut'],
  equations: [sum(6, 0, 0), sum(8, 0, 1), sum(12, 1, 2)],
  ask: sum(0, 2, 1).left,
}

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

function explained(question: AlgebraQuestion) {
  const explanation = explainAlgebra(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation
}

const stepsOf = (question: AlgebraQuestion) => explained(question).steps
const valuesOf = (question: AlgebraQuestion) => explained(question).values

describe('the steps that are still to take', () => {
  const steps = stepsOf(CHAIN)

  test('are all of them without any note', () => {
    expect(steps.map((step) => foundBy(step).map(({ value }) => value))).toEqual([[3], [5], [7], []])
    expect(stepsToTake(steps, [])).toEqual([0, 1, 2, 3])
  })

  test.each([
    ['the first', [3], [1, 2, 3]],
    ['the second, and so not the first', [undefined, 5], [2, 3]],
    ['the last alone', [undefined, undefined, 7], [0, 1, 3]],
    ['the last two', [undefined, 5, 7], [3]],
    ['all', [3, 5, 7], [3]],
  ])('leave out what only finds what is noted: %s', (_, noted, left) => {
    expect(stepsToTake(steps, noted)).toEqual(left)
  })
})

describe('an explanation', () => {
  const DETOUR: ClassicQuestion = {
    ...CHAIN,
    equations: [...CHAIN.equations.slice(0, 1), sum(9, 0, 1, 1), sum(12, 1, 2)],
    ask: sum(0, 0).left,
  }

  test('has no step that its last one does not need, and knows the other values all the same', () => {
    expect(stepsOf(DETOUR).map(({ technique }) => technique)).toEqual(['one unknown', 'work out'])
    expect(valuesOf(DETOUR)).toEqual([3, 3, 9])
  })

  test('takes the number that two lines leave together from them, without a step that says it again', () => {
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['red-apple', 'grapes'],
      equations: [sum(11, 0, 0, 1), sum(8, 0, 1)],
      ask: sum(0, 1).left,
    }
    const steps = stepsOf(question)
    expect(steps.map(({ technique }) => technique)).toEqual(['combine', 'one unknown', 'work out'])
    expect(steps.map(foundBy)).toEqual([[{ symbol: 0, value: 3 }], [{ symbol: 1, value: 5 }], []])
  })
})

describe('a wrong note', () => {
  test('is told of an emoji too that the answer does not need', () => {
    const question: ClassicQuestion = { ...CHAIN, ask: sum(0, 0).left }
    expect(wrongValue(question, valuesOf(question), [undefined, undefined, 8])).toMatchObject({ noted: { symbol: 2, value: 8 } })
  })

  test('is none where everything noted is right, or nothing is', () => {
    expect(wrongValue(CHAIN, valuesOf(CHAIN), [])).toBeUndefined()
    expect(wrongValue(CHAIN, valuesOf(CHAIN), [3, undefined, 7])).toBeUndefined()
  })

  test('is held against the line that it breaks', () => {
    expect(wrongValue(CHAIN, valuesOf(CHAIN), [4])).toMatchObject({
      technique: 'wrong value',
      noted: { symbol: 0, value: 4 },
      against: { line: { kind: 'equation', index: 0 }, value: 8 },
    })
  })

  test('is held against nothing where no line is full of notes', () => {
    expect(wrongValue(CHAIN, valuesOf(CHAIN), [undefined, 6])).toEqual({
      technique: 'wrong value',
      noted: { symbol: 1, value: 6 },
      against: undefined,
    })
  })

  test('is shown by a line without another wrong note rather than by one with', () => {
    expect(wrongValue(CHAIN, valuesOf(CHAIN), [3, 6, 9])).toMatchObject({
      noted: { symbol: 1, value: 6 },
      against: { line: { kind: 'equation', index: 1 }, value: 9 },
    })
  })

  test('in a Grid is held against a row or column whose total is shown', () => {
    expect(wrongValue(GRID, valuesOf(GRID), [2, 4])).toMatchObject({
      noted: { symbol: 1, value: 4 },
      against: { line: { kind: 'row', index: 1 }, value: 6 },
    })
  })
})
