import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ClassicQuestion, Equation, Expression, Operator } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { whatWasDone } from './WhatWasDone.tsx'

/** "a + b * 3" */
function expression(text: string): Expression {
  const tokens = text.split(' ')
  return {
    operands: tokens
      .filter((_, index) => index % 2 === 0)
      .map((token) =>
        /\d/.test(token)
          ? { kind: 'number', value: Number(token), asDots: false }
          : { kind: 'symbol', symbol: token.charCodeAt(0) - 97, copies: 1 },
      ),
    operators: tokens.filter((_, index) => index % 2 === 1) as Operator[],
  }
}

function line(text: string): Equation {
  const [left = '', right] = text.split(' = ')
  return { left: expression(left), right: Number(right) }
}

function done(ask: string, ...lines: readonly string[]): string | undefined {
  const [asked = '', or] = ask.split(' ? ')
  const emoji = ['fox', 'frog', 'owl'].filter((_, index) => lines.join().includes(String.fromCodePoint(97 + index)))
  const question: ClassicQuestion = {
    typeId: 1,
    emoji,
    equations: lines.map(line),
    ask: expression(asked),
    or: or === undefined ? undefined : expression(or),
  }
  return whatWasDone({ question } as unknown as PuzzleView)
}

test.each<[string, string, readonly string[]]>([
  ['You found out which side is more.', 'a ? 3', ['a + a = 10']],
  ['You used two lines at once.', 'a', ['a + b = 9', 'a - b = 1']],
  ['You used three lines at once.', 'a', ['a + b = 5', 'b + c = 7', 'a + c = 6']],
  ['You worked with numbers below zero.', 'a + 1', ['a + 5 = 2']],
  ['You did × and ÷ before + and −.', '2 + a * 3', ['a + a = 10']],
  ['You found 2 emoji, one after the other.', 'b', ['a + a = 10', 'a + b = 8']],
  ['You shared a total equally.', 'a', ['a + a = 10']],
  ['You found what was missing.', 'a', ['a + 3 = 10']],
  ['You added up all the parts.', 'a + 2', ['a = 10']],
])('the win says: %s', (words, ask, lines) => {
  expect(done(ask, ...lines)).toBe(words)
})

test('a puzzle without sums says nothing', () => {
  expect(whatWasDone({ question: undefined } as unknown as PuzzleView)).toBeUndefined()
})
