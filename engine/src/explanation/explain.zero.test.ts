import * as hintWords from '@emojigma/messages/words/hints.ts'
import { expect, test } from 'vitest'
import { wordsOf } from './explanation-words.ts'
import { explain } from './explain.ts'
import type { ClassicQuestion } from '../question.ts'

const symbol = (index: number) => ({ kind: 'symbol', symbol: index, copies: 1 }) as const

test('an emoji that is 0 is put in like any other, step by step', () => {
  const question: ClassicQuestion = {
    typeId: 1,
    emoji: ['red-apple', 'grapes'],
    equations: [
      { left: { operands: [symbol(0), symbol(0)], operators: ['+'] }, right: 0 },
      { left: { operands: [symbol(0), symbol(1)], operators: ['+'] }, right: 7 },
    ],
    ask: { operands: [symbol(1), symbol(0)], operators: ['-'] },
  }
  const explanation = explain(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  expect(explanation.steps.map(({ technique }) => technique)).toEqual(['one unknown', 'put in', 'one unknown', 'put in', 'work out'])
  expect(explanation.steps.map((step) => wordsOf(step, ['apple', 'grapes'], hintWords).worked)).toEqual([
    'The first line says: apple plus apple equals 0. Two apples are 0, so one apple is 0.',
    'You know that the apple emoji is 0. Put that into the second line: 0 plus grapes equals 7.',
    'So grapes must be 7.',
    'You know that the grapes emoji is 7 and the apple emoji is 0. Put that into the question: 7 minus 0.',
    '7 minus 0 is 7. The answer is 7.',
  ])
  expect(explanation.answer).toBe('7')
})
