import { expect, test } from 'vitest'
import type { ClassicQuestion, Expression, Operator, QuestionLine } from '../question.ts'
import { checkClassic } from './check-classic.ts'
import type { MadeFault } from './faults.ts'

const picture = (symbol: number, copies = 1) => ({ kind: 'symbol', symbol, copies }) as const
const number = (value: number) => ({ kind: 'number', value, asDots: false }) as const
const sum = (operands: Expression['operands'], ...operators: Operator[]): Expression => ({ operands, operators })

const [A, B, C] = [sum([picture(0)]), sum([picture(1)]), sum([picture(2)])]
const TWO_A = sum([picture(0), picture(0)], '+')
const A_AND_B = sum([picture(0), picture(1)], '+')

function asked(emoji: number, equations: readonly QuestionLine[], ask: Expression): ClassicQuestion {
  return { typeId: 1, emoji: ['red-apple', 'banana', 'dolphin'].slice(0, emoji), equations, ask }
}

test.each<[string, ClassicQuestion, MadeFault[]]>([
  [
    'all faults of form at once',
    asked(2, [{ left: sum([number(1), number(2)], '+'), right: 3 }], sum([picture(0, 5)])),
    [
      { kind: 'line without emoji', line: 0 },
      { kind: 'line too long', line: 'ask' },
      { kind: 'emoji unused', emoji: 'red-apple' },
      { kind: 'emoji unused', emoji: 'banana' },
    ],
  ],
  [
    'the line that is not exact, where it is the first',
    asked(
      1,
      [
        { left: sum([picture(0), number(2), number(2)], '/', '*'), right: 5 },
        { left: TWO_A, right: 10 },
      ],
      A,
    ),
    [{ kind: 'division leaves something', line: 0 }],
  ],
  [
    'a division that comes to no whole number with what the others say',
    asked(
      1,
      [
        { left: A, right: 5 },
        { left: sum([picture(0), number(2)], '/'), right: 3 },
      ],
      A,
    ),
    [{ kind: 'division leaves something', line: 1 }],
  ],
  [
    'a question that divides by zero',
    asked(
      2,
      [
        { left: A, right: 0 },
        { left: B, right: 6 },
      ],
      sum([picture(1), picture(0)], '/'),
    ),
    [{ kind: 'division leaves something', line: 'ask' }],
  ],
  ['an answer of five digits', asked(1, [{ left: A, right: 10_000 }], A), [{ kind: 'number too large', answer: 10_000 }]],
  [
    'one below zero',
    asked(1, [{ left: A, right: 3 }], sum([picture(0), number(10_003)], '-')),
    [{ kind: 'number too large', answer: -10_000 }],
  ],
  [
    'the line that others contradict, without those that have no part in it',
    asked(
      2,
      [
        { left: B, right: 4 },
        { left: TWO_A, right: 10 },
        { left: A, right: 7 },
      ],
      B,
    ),
    [{ kind: 'line comes to more or less', line: 2, from: [1], values: [{ emoji: 'red-apple', value: 5 }], comesTo: 5, says: 7 }],
  ],
  [
    'the same where the total stands first',
    asked(
      1,
      [
        { left: TWO_A, right: 10 },
        { left: 9, right: sum([picture(0), number(2)], '+') },
      ],
      A,
    ),
    [{ kind: 'line comes to more or less', line: 1, from: [0], values: [{ emoji: 'red-apple', value: 5 }], comesTo: 7, says: 9 }],
  ],
  [
    'lines that contradict each other without giving values',
    asked(
      3,
      [
        { left: C, right: 1 },
        { left: A_AND_B, right: 5 },
        { left: A_AND_B, right: 6 },
      ],
      A,
    ),
    [{ kind: 'lines contradict', lines: [1, 2] }],
  ],
  [
    'a line that contradicts itself',
    asked(
      1,
      [
        { left: TWO_A, right: 10 },
        { left: sum([picture(0), number(2)], '+'), right: sum([picture(0), number(3)], '+') },
      ],
      A,
    ),
    [{ kind: 'lines contradict', lines: [1] }],
  ],
  [
    'two answers with their values',
    asked(2, [{ left: A_AND_B, right: 5 }], A),
    [
      {
        kind: 'two answers',
        ways: [
          { values: [1, 4], answer: 1 },
          { values: [2, 3], answer: 2 },
        ],
      },
    ],
  ],
  [
    'the emoji that stay open where the answer is certain',
    asked(
      3,
      [
        { left: TWO_A, right: 10 },
        { left: sum([picture(1), picture(2)], '+'), right: 7 },
      ],
      A,
    ),
    [{ kind: 'emoji stay open', emoji: ['banana', 'dolphin'] }],
  ],
  [
    'what only trying solves',
    asked(
      2,
      [
        { left: sum([picture(0), picture(1)], '*'), right: 4000 },
        { left: sum([picture(0), picture(0), picture(1)], '*', '+'), right: 4100 },
      ],
      A,
    ),
    [{ kind: 'needs guessing' }],
  ],
])('is told: %s', (_, question, faults) => {
  expect(checkClassic(question)).toEqual({ kind: 'faulty', faults })
})

test.each<[string, ClassicQuestion, string]>([
  ['four digits', asked(1, [{ left: A, right: 9999 }], A), '9999'],
  ['four digits below zero', asked(1, [{ left: A, right: 3 }], sum([picture(0), number(10_002)], '-')), '-9999'],
  ['four pictures in a line', asked(1, [{ left: sum([picture(0, 4)]), right: 20 }], A), '5'],
  ['five on both sides', asked(1, [{ left: sum([picture(0, 3)]), right: sum([picture(0), number(6)], '+') }], A), '3'],
])('are let in: %s', (_, question, answer) => {
  expect(checkClassic(question)).toMatchObject({ kind: 'good', answer })
})
