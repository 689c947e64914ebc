import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './explanation-words.ts'
import { explain } from './explain.ts'
import type { ClassicQuestion, Equation, Expression } from '../question.ts'

const APPLE = { kind: 'symbol', symbol: 0, copies: 1 } as const
const GRAPES = { kind: 'symbol', symbol: 1, copies: 1 } as const
const number = (value: number) => ({ kind: 'number', value, asDots: false }) as const

function classicOf(equations: readonly Equation[], ask: Expression): ClassicQuestion {
  return { typeId: 1, emoji: ['red-apple', 'grapes'], equations, ask }
}

function spoken(question: ClassicQuestion): string[] {
  const explanation = explain(question)
  return explanation.kind === 'explained'
    ? explanation.steps.map((step) => wordsOf(step, ['apple', 'grapes'], hintWords).worked)
    : [explanation.kind]
}

const TWO_APPLES: Equation = { left: { operands: [APPLE, APPLE], operators: ['+'] }, right: 10 }

describe('the explanation of a sum', () => {
  test('starts where a single emoji is, and says times before plus', () => {
    const product: Equation = { left: { operands: [GRAPES, APPLE, number(3)], operators: ['+', '*'] }, right: 18 }
    expect(spoken(classicOf([product, TWO_APPLES], { operands: [GRAPES, APPLE], operators: ['*'] }))).toEqual([
      'The second line says: apple plus apple equals 10. Two apples are 10, so one apple is 5.',
      'You know that the apple emoji is 5. Put that into the first line: grapes plus 5 times 3 equals 18.',
      'Times comes first: 5 times 3 is 15. Now it says: grapes plus 15 equals 18.',
      'Take away 15: 18 minus 15 is 3. So grapes must be 3.',
      'You know that the grapes emoji is 3 and the apple emoji is 5. Put that into the question: 3 times 5.',
      '3 times 5 is 15. The answer is 15.',
    ])
  })

  test('undoes a division last', () => {
    const shared: Equation = { left: { operands: [GRAPES, APPLE, number(1)], operators: ['/', '+'] }, right: 4 }
    expect(spoken(classicOf([TWO_APPLES, shared], { operands: [GRAPES], operators: [] })).slice(1, 4)).toEqual([
      'You know that the apple emoji is 5. Put that into the second line: grapes divided by 5 plus 1 equals 4.',
      'Take away 1: 4 minus 1 is 3. That leaves grapes divided by 5 equals 3.',
      'Take everything 5 times, so that nothing is divided any more: 5 times 3 is 15. So grapes must be 15.',
    ])
  })

  test('says what emoji are together that stand as one number', () => {
    const two = { ...APPLE, copies: 2 }
    const group: Equation = { left: { operands: [two, GRAPES], operators: ['+'] }, right: 13 }
    expect(spoken(classicOf([TWO_APPLES, group], { operands: [GRAPES, two], operators: ['+'] })).slice(1)).toEqual([
      'You know that the apple emoji is 5. Two apples are 10. Put that into the second line: 10 plus grapes equals 13.',
      'Take away 10: 13 minus 10 is 3. So grapes must be 3.',
      'You know that the grapes emoji is 3 and the apple emoji is 5. Two apples are 10. Put that into the question: 3 plus 10.',
      '3 plus 10 is 13. The answer is 13.',
    ])
  })

  test('adds two lines so that an emoji goes away', () => {
    const sum: Equation = { left: { operands: [APPLE, GRAPES], operators: ['+'] }, right: 9 }
    const difference: Equation = { left: { operands: [APPLE, GRAPES], operators: ['-'] }, right: 1 }
    expect(spoken(classicOf([sum, difference], { operands: [GRAPES], operators: [] }))[0]).toBe(
      'The first line says: apple plus grapes equals 9. The second line says: apple minus grapes equals 1. The first line plus the second line leaves 2 times apple equals 10.',
    )
  })

  test('tells an answer that comes without the value of each emoji', () => {
    const sum: Equation = { left: { operands: [APPLE, GRAPES], operators: ['+'] }, right: 9 }
    expect(spoken(classicOf([sum], { operands: [GRAPES, APPLE], operators: ['+'] }))).toEqual([
      'They all come true in only one way: the answer is 9.',
    ])
  })

  test('says so when there is no answer, or more than one', () => {
    const other: Equation = { ...TWO_APPLES, right: 12 }
    expect(explain(classicOf([TWO_APPLES, other], { operands: [APPLE], operators: [] }))).toEqual({ kind: 'impossible' })
    expect(explain(classicOf([TWO_APPLES], { operands: [GRAPES], operators: [] }))).toEqual({ kind: 'ambiguous' })
  })
})
