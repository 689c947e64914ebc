import { expect, test } from 'vitest'
import type { ClassicQuestion, Operator, QuestionLine } from '../question.ts'
import { twoWays } from './two-ways.ts'

const [A, B, C] = [0, 1, 2].map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const) as [Operand, Operand, Operand]
type Operand = ClassicQuestion['ask']['operands'][number]

const of = (operator: Operator, ...operands: Operand[]): ClassicQuestion['ask'] => ({
  operands,
  operators: operands.slice(1).map(() => operator),
})

function asked(equations: readonly QuestionLine[], ask: ClassicQuestion['ask']): ClassicQuestion {
  return { typeId: 1, emoji: ['red-apple', 'banana', 'dolphin'], equations, ask }
}

test('small values come first, then zero, then those below it', () => {
  expect(twoWays(asked([], of('+', A)), [undefined, 4, 5])).toEqual([
    { values: [1, 4, 5], answer: 1 },
    { values: [2, 4, 5], answer: 2 },
  ])
  const belowTwo = asked([{ left: of('*', A, A, A), right: of('*', A) }], of('+', A))
  expect(twoWays(belowTwo, [undefined, 4, 5])?.map(({ answer }) => answer)).toEqual([1, 0])
  const square = asked([{ left: of('*', A, A), right: 144 }], of('+', A))
  expect(twoWays(square, [undefined, 4, 5])?.map(({ answer }) => answer)).toEqual([12, -12])
})

test('values beyond fifty and twelve below zero are not tried', () => {
  expect(twoWays(asked([{ left: of('+', A, B), right: 101 }], of('+', A)), [undefined, undefined, 1])).toBeUndefined()
  expect(twoWays(asked([{ left: of('*', A, A), right: 169 }], of('+', A)), [undefined, 4, 5])).toBeUndefined()
})

test('what is known stays as it is', () => {
  const question = asked([{ left: of('+', A, B, C), right: 10 }], of('+', A))
  expect(twoWays(question, [undefined, undefined, 7])).toEqual([
    { values: [1, 2, 7], answer: 1 },
    { values: [2, 1, 7], answer: 2 },
  ])
})

test('other values with the same answer are no second way', () => {
  const question = asked([{ left: of('+', A, B), right: 10 }], of('+', A, B))
  expect(twoWays(question, [undefined, undefined, 1])).toBeUndefined()
})

test('values with which the question has no answer are passed over', () => {
  const question = asked([{ left: of('+', A, B), right: 7 }], of('/', B, A))
  expect(twoWays(question, [undefined, undefined, 1])).toEqual([
    { values: [1, 6, 1], answer: 6 },
    { values: [7, 0, 1], answer: 0 },
  ])
})

test('an emoji that is in no line is tried too', () => {
  const question = asked([{ left: of('+', A), right: 5 }], of('+', A, B))
  expect(twoWays(question, [undefined, undefined, 1])?.map(({ values }) => values)).toEqual([
    [5, 1, 1],
    [5, 2, 1],
  ])
})

const PRODUCT: QuestionLine = { left: of('*', A, B, C), right: 23 * 29 * 31 }

test('it gives up after many tries', () => {
  expect(twoWays(asked([PRODUCT], of('+', A)), [undefined, undefined, undefined])).toBeUndefined()
})

test('lines with few unknowns are solved first, so that fewer tries are enough', () => {
  const question = asked([PRODUCT, { left: of('+', C), right: 31 }], of('+', A))
  expect(twoWays(question, [undefined, undefined, undefined])).toEqual([
    { values: [23, 29, 31], answer: 23 },
    { values: [29, 23, 31], answer: 29 },
  ])
})
