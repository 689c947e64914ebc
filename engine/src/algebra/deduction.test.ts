import { describe, expect, it } from 'vitest'
import type { Equation, Expression, Operator } from '../question.ts'
import { answerIn, deduce, deduceLines, valuesIn } from './deduction.ts'
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

  it('puts the total of an equation into another one that holds it whole, before it takes two together', () => {
    expect(deduceFrom(3, 'a + b = 7', 'a + b + c = 9', 'a + c = 5')).toMatchObject({
      values: [3, 4, 2],
      stages: [{ relations: [0, 1], symbols: [2], values: [2] }, { symbols: [0] }, { symbols: [1] }],
    })
    expect(deduceFrom(3, 'a * b - c = 10', 'a * b = 12', 'a + c = 5')).toMatchObject({ stages: [] })
    const isOnceMore = deduceFrom(2, 'a + b = 7', 'a + b + b = 11')
    expect(isOnceMore).toMatchObject({ values: [3, 4], stages: [{ relations: [0, 1], symbols: [0, 1] }] })
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

describe('the steps of a deduction', () => {
  it('take the fewest relations that determine their symbols', () => {
    expect(deduceFrom(4, 'a + b + c + d = 20', 'a + b = 9', 'c = 4', 'a - b = 1')).toMatchObject({
      values: [5, 4, 4, 7],
      stages: [
        { relations: [2], symbols: [2], values: [4], coefficients: [[1]] },
        { relations: [0, 1], symbols: [3], values: [7] },
        { relations: [0, 3], symbols: [0, 1], values: [5, 4] },
      ],
    })
    expect(deduceFrom(5, 'a + b + c + d + e = 15', 'a + b = 5', 'b + c = 7', 'd + e + a = 8', 'a + c = 6')).toMatchObject({
      stages: [{ relations: [1, 2, 4], symbols: [0, 1, 2], values: [2, 3, 4] }],
    })
  })

  it('pass over relations that say the same', () => {
    const { stages } = deduceFrom(2, 'a + b = 9', 'a + b = 9', 'a - b = 1') as Exclude<ReturnType<typeof deduce>, 'impossible'>
    expect(stages.map(({ relations }) => relations)).toEqual([[0, 2]])
    expect(deduceFrom(2, 'a + b = 9', 'a + b = 9')).toMatchObject({ stages: [], isExhausted: true })
  })

  it('use all relations together where no few do', () => {
    expect(deduceFrom(5, 'a + b + c + d + e = 15', 'a + b + c + d = 10')).toMatchObject({
      stages: [{ relations: [0, 1], symbols: [4], values: [5] }],
    })
    expect(deduceFrom(2, 'a + b = 5')).toMatchObject({ stages: [], values: [undefined, undefined], isExhausted: true })
  })

  it('name the coefficients as they stand, and a plain 0', () => {
    expect(deduceFrom(1, '5 - aa = 5')).toEqual({
      stages: [{ relations: [0], symbols: [0], values: [0], coefficients: [[-2]] }],
      values: [0],
      isExhausted: true,
    })
    expect(deduceFrom(2, 'b - a = 3', '0 - a - b = -3')).toMatchObject({ values: [0, 3] })
  })

  it('begin with what is known', () => {
    const relations = readEquations([equation('a * b = 12')], 2) ?? []
    expect(deduce(relations, 2, [3])).toMatchObject({ values: [3, 4], isExhausted: true })
    expect(deduce(relations, 2, [undefined, 6])).toMatchObject({ values: [2, 6] })
    expect(deduce(relations, 2)).toMatchObject({ values: [undefined, undefined], isExhausted: false })
  })

  it('may begin with lines', () => {
    const lines = [
      { relation: 0, coefficients: [2, 0], unknowns: 0b01, right: 6 },
      { relation: 1, coefficients: [1, 1], unknowns: 0b11, right: 10 },
    ]
    expect(deduceLines(lines, 2)).toMatchObject({ values: [3, 7], isExhausted: true, stages: [{ relations: [0] }, { relations: [1] }] })
    expect(deduceLines([{ relation: 0, coefficients: [2], unknowns: 1, right: 5 }], 1)).toBe('impossible')
  })

  it('end where numbers are no longer exact', () => {
    const large = '9000000000000000'
    expect(deduceFrom(2, `a * ${large} + b = 1`, `b * ${large} + a = 1`)).toMatchObject({
      values: [undefined, undefined],
      isExhausted: false,
    })
    expect(deduceFrom(2, `a = ${large}`, 'aa + b = 4')).toMatchObject({ values: [9e15, undefined], isExhausted: false })
  })

  it('are found for thirty symbols, and for no more', () => {
    expect(deduceFrom(30, 'a = 4')).toMatchObject({ isExhausted: true, stages: [{ symbols: [0] }] })
    expect(deduceFrom(31, 'a = 4')).toMatchObject({ isExhausted: false, stages: [] })
  })
})

describe('what a deduction gives', () => {
  const found = deduceFrom(3, 'a = 4', 'b + c = 7')

  it('is an answer where it is certain', () => {
    expect(answerIn(found, 0)).toEqual({ kind: 'unique', answer: '4' })
    expect(answerIn(found, 1)).toEqual({ kind: 'ambiguous' })
    expect(answerIn('impossible', 0)).toEqual({ kind: 'impossible' })
    expect(answerIn(deduceFrom(3, 'a = 4', 'b * c = 7'), 0)).toEqual({ kind: 'ambiguous' })
  })

  it('are values where all are known', () => {
    expect(valuesIn(found, 1)).toEqual([4])
    expect(valuesIn(found, 2)).toBeUndefined()
    expect(valuesIn('impossible', 1)).toBeUndefined()
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
