import { describe, expect, test } from 'vitest'
import type { ClassicQuestion } from '../question.ts'
import { CHAIN, explained, sum } from './explained.test-support.ts'
import { foundBy, stepsToTake } from './steps-to-take.ts'

describe('the steps that are still to take', () => {
  const { steps } = explained(CHAIN)

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
    const { steps, values } = explained(DETOUR)
    expect(steps.map(({ technique }) => technique)).toEqual(['one unknown', 'work out'])
    expect(values).toEqual([3, 3, 9])
  })

  test('takes the number that two lines leave together from them, without a step that says it again', () => {
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['red-apple', 'grapes'],
      equations: [sum(11, 0, 0, 1), sum(8, 0, 1)],
      ask: sum(0, 1).left,
    }
    const { steps } = explained(question)
    expect(steps.map(({ technique }) => technique)).toEqual(['combine', 'one unknown', 'work out'])
    expect(steps.map(foundBy)).toEqual([[{ symbol: 0, value: 3 }], [{ symbol: 1, value: 5 }], []])
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
    expect(steps.map(({ technique }) => technique)).toEqual(['combine', 'combine', 'one unknown', 'one unknown', 'work out'])
    expect(steps[1]).toMatchObject({ sources: [{ kind: 'equation' }, { kind: 'step', index: 0 }] })
    expect(steps[2]).toMatchObject({ source: { kind: 'step', index: 1 }, found: { symbol: 2, value: 7 } })
  })
})
