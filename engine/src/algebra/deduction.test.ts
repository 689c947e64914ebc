import { describe, expect, it } from 'vitest'
import type { Equation, Expression, Operator } from '../question.ts'
import { deduce } from './deduction.ts'
import { gradientOf, needsEveryRelation } from './dependence.ts'
import { readEquations, readExpression } from './reading.ts'

/** "a + b × c = 7" with letters for symbols. */
function equation(text: string): Equation {
  const [left = '', right = ''] = text.split('=')
  const tokens = left.trim().split(' ')
  return {
    left: {
      operands: tokens
        .filter((_, index) => index % 2 === 0)
        .map((token) =>
          /\d/.test(token)
            ? { kind: 'number', value: Number(token), asDots: false }
            : { kind: 'symbol', symbol: (token.codePointAt(0) ?? 0) - 97, copies: token.length },
        ),
      operators: tokens.filter((_, index) => index % 2 === 1).map((token) => token as Operator),
    },
    right: Number(right),
  }
}

function deduceFrom(symbolCount: number, ...texts: string[]): ReturnType<typeof deduce> {
  return deduce(readEquations(texts.map(equation), symbolCount) ?? [], symbolCount)
}

describe('deduction', () => {
  it('goes from one symbol to the next, and puts found values into products and quotients', () => {
    expect(deduceFrom(3, 'c / a = 3', 'a * b + a = 18', 'a + a = 6')).toMatchObject({
      values: [3, 5, 9],
      isExhausted: true,
      stages: [
        { relations: [2], symbols: [0] },
        { relations: [0], symbols: [2] },
        { relations: [1], symbols: [1] },
      ],
    })
  })

  it('solves two equations together when none stands alone, and three when no two do', () => {
    expect(deduceFrom(2, 'a + b = 9', 'a - b = 1')).toMatchObject({
      values: [5, 4],
      stages: [
        {
          relations: [0, 1],
          coefficients: [
            [1, 1],
            [1, -1],
          ],
        },
      ],
    })
    expect(deduceFrom(3, 'a + b = 5', 'b + c = 7', 'a + c = 6')).toMatchObject({ values: [2, 3, 4], stages: [{ relations: [0, 1, 2] }] })
  })

  it('finds a single unknown in a divisor, once nothing else gives more', () => {
    expect(deduceFrom(1, '12 / a = 4')).toMatchObject({ values: [3], isExhausted: true, stages: [{ relations: [0], symbols: [0] }] })
    expect(deduceFrom(2, 'b + b = 20', 'b / a + 3 = 8')).toMatchObject({ values: [2, 10] })
    expect(deduceFrom(2, 'b / a = 5', 'a + b = 12', 'a - b = -8')).toMatchObject({ values: [2, 10], stages: [{ relations: [1, 2] }] })
  })

  it('finds no value for a divisor that would be 0 or a fraction, and none at all for 0 divided by it', () => {
    expect(deduceFrom(1, '0 / a = 2')).toBe('impossible')
    expect(deduceFrom(1, '12 / a = 0')).toBe('impossible')
    expect(deduceFrom(1, '12 / a = 5')).toBe('impossible')
    expect(deduceFrom(1, '0 / a = 0')).toMatchObject({ values: [undefined] })
    expect(deduceFrom(2, 'b / a = 2')).toMatchObject({ values: [undefined, undefined], isExhausted: false })
  })

  it('takes a line whichever side its total is on, and sums on both', () => {
    const [one, two] = [equation('a + 3 = 0').left, equation('b + 1 = 0').left] as [Expression, Expression]
    const lines = [
      { left: 6, right: equation('b = 0').left },
      { left: one, right: two },
    ]
    expect(deduce(readEquations(lines, 2) ?? [], 2)).toMatchObject({ values: [4, 6], isExhausted: true })
    expect(readEquations([{ left: 3, right: 3 }], 1)).toBeUndefined()
  })

  it('reads doubled letters as copies', () => {
    expect(deduceFrom(1, 'aaa + a = 12')).toMatchObject({ values: [3] })
  })

  it('finds what equations fix together even when they leave other symbols open', () => {
    expect(deduceFrom(3, 'a + b + c = 9', 'a + b = 5')).toMatchObject({ values: [undefined, undefined, 4], isExhausted: true })
  })

  it('leaves open what only trying could find', () => {
    expect(deduceFrom(2, 'a * b = 6', 'a + b = 5')).toMatchObject({ values: [undefined, undefined], isExhausted: false })
  })

  it('knows that nothing times anything is nothing', () => {
    expect(deduceFrom(2, 'a = 0', 'a * b = 0')).toMatchObject({ values: [0, undefined], isExhausted: true })
    expect(deduceFrom(2, 'a = 0', 'a * b = 4')).toBe('impossible')
  })

  it('stays quick however many equations there are', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `a + b + c + ${index + 1} = ${index + 10}`)
    expect(deduceFrom(4, ...many)).toMatchObject({ values: [undefined, undefined, undefined, undefined], stages: [] })
    expect(deduceFrom(4, ...many, 'a + b = 5', 'a - b = 1')).toMatchObject({ values: [3, 2, 4, undefined] })
  })

  it('notices contradictions, fractions and divisions by nothing', () => {
    expect(deduceFrom(2, 'a + b = 3', 'a + b = 4')).toBe('impossible')
    expect(deduceFrom(2, 'a + b = 3', 'a - b = 4')).toBe('impossible')
    expect(deduceFrom(2, 'a = 0', 'b / a = 4')).toBe('impossible')
  })
})

describe('needing every relation', () => {
  const needs = (asked: string, values: readonly number[], ...given: string[]): boolean =>
    needsEveryRelation(
      gradientOf(readExpression(equation(`${asked} = 0`).left, values.length) ?? [], values),
      (readEquations(given.map(equation), values.length) ?? []).map(({ left }) => gradientOf(left, values)),
    )

  it('holds when the question leans on all of them', () => {
    expect(needs('b + c', [3, 4, 5], 'a + a = 6', 'a + b = 7', 'a + c = 8')).toBe(true)
    expect(needs('a * c', [6, 3, 2], 'a / b = 2', 'b + c = 5', 'a + a + c = 14')).toBe(true)
  })

  it('fails when one of them is idle, or shown only to be taken away again', () => {
    expect(needs('a + b', [3, 4, 5], 'a + a = 6', 'a + b = 7', 'a + c = 8')).toBe(false)
    expect(needs('c', [3, 4, 5], 'a + a = 6', 'a + b = 7', 'a + b + c = 12')).toBe(false)
  })
})
