import { describe, expect, test } from 'vitest'
import type { ClassicQuestion, Equation } from '../question.ts'
import { CHAIN, explained, sum } from './explained.test-support.ts'
import type { Values } from '../algebra/tidy.ts'
import { foundBy } from './steps-to-take.ts'

describe('the steps that are still to take', () => {
  const foundFrom = (noted: Values): readonly (readonly number[])[] =>
    explained(CHAIN, noted).steps.map((step) => foundBy(step).map(({ value }) => value))

  test('are all of them without any note', () => {
    expect(foundFrom([])).toEqual([[3], [], [5], [], [7], [], []])
  })

  test.each<[string, Values, readonly number[]]>([
    ['the first', [3], [5, 7]],
    ['the second, and so not the first', [undefined, 5], [7]],
    ['the last, from the easiest line', [undefined, undefined, 7], [5]],
    ['the last two', [undefined, 5, 7], []],
    ['all', [3, 5, 7], []],
  ])('start from what is noted: %s', (_, noted, found) => {
    expect(foundFrom(noted).flat()).toEqual(found)
  })

  test('take lines one at a time where a note makes that possible', () => {
    const question: ClassicQuestion = {
      ...CHAIN,
      equations: [sum(8, 0, 1), sum(11, 0, 0, 1)],
      emoji: ['red-apple', 'grapes'],
      ask: sum(0, 1, 0).left,
    }
    expect(explained(question).steps.map(({ technique }) => technique)).toContain('put line in')
    expect(explained(question, [3]).steps.map(({ technique }) => technique)).toEqual(['put in', 'one unknown', 'put in', 'work out'])
  })
})

/** The sum of some symbols minus another one. */
function difference(right: number, symbols: readonly number[], minus: number): Equation {
  const { left } = sum(right, ...symbols, minus)
  return { left: { ...left, operators: left.operators.map((operator, index) => (index === symbols.length - 1 ? '-' : operator)) }, right }
}

describe('an explanation', () => {
  const DETOUR: ClassicQuestion = {
    ...CHAIN,
    equations: [...CHAIN.equations.slice(0, 1), sum(9, 0, 1, 1), sum(12, 1, 2)],
    ask: sum(0, 0).left,
  }

  test('has no step that its last one does not need, and knows the other values all the same', () => {
    const { steps, values } = explained(DETOUR)
    expect(steps.map(({ technique }) => technique)).toEqual(['one unknown', 'work out'])
    expect(values).toEqual([3, 3, 9])
  })

  test('takes the number that two lines leave together from them, without a step that says it again', () => {
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['red-apple', 'grapes'],
      equations: [difference(2, [1], 0), difference(1, [0, 0], 1)],
      ask: sum(0, 1).left,
    }
    const { steps } = explained(question)
    expect(steps.map(({ technique }) => technique)).toEqual(['combine', 'put in', 'one unknown', 'work out'])
    expect(steps.flatMap(foundBy)).toEqual([
      { symbol: 0, value: 3 },
      { symbol: 1, value: 5 },
    ])
  })

  test('names the steps it builds on by their new places, where one before them is left out', () => {
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['red-apple', 'grapes', 'coconut', 'lemon'],
      equations: [sum(4, 3, 3), sum(8, 0, 1), sum(12, 1, 2), sum(10, 0, 2)],
      ask: sum(0, 2, 1).left,
    }
    const { steps, values } = explained(question)
    expect(values).toEqual([3, 5, 7, 2])
    expect(steps.slice(0, 4).map(({ technique }) => technique)).toEqual(['combine', 'combine', 'one unknown', 'put in'])
    expect(steps[1]).toMatchObject({ sources: [{ kind: 'step', index: 0 }, { kind: 'equation' }] })
    expect(steps[2]).toMatchObject({ source: { kind: 'step', index: 1 }, found: { symbol: 2, value: 7 } })
  })
})
