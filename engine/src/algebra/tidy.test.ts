import { describe, expect, test } from 'vitest'
import type { Sum } from '../explanation/explanation.ts'
import type { Equation, Expression, Operator } from '../question.ts'
import { countOf, wayToOneSymbol } from './combining.ts'
import { knownIn, tidied, withNumbers, workedOut, type Values } from './tidy.ts'
import { bitsOf, lineOf, lowestOf, putIn, sizeOf, symbolsOf, type Line } from './linear.ts'
import { readEquations } from './reading.ts'
import { provenByBlocks } from './proof.ts'

function equation(text: string): Equation {
  const [left = '', right] = text.split(' = ')
  return { left: expression(left), right: Number(right) }
}

function expression(text: string): Expression {
  const tokens = text.split(' ')
  return {
    operands: tokens
      .filter((_, index) => index % 2 === 0)
      .map((token) =>
        /\d/.test(token)
          ? { kind: 'number', value: Number(token), asDots: false }
          : { kind: 'symbol', symbol: token.charCodeAt(0) - 97, copies: token.length },
      ),
    operators: tokens.filter((_, index) => index % 2 === 1) as Operator[],
  }
}

/** "12 - 3 = 9" for each small calculation. */
function worked(workings: readonly { left: number; operator: string; right: number; value: number }[]): string[] {
  return workings.map(({ left, operator, right, value }) => `${left} ${operator} ${right} = ${value}`)
}

function sum(total: number, ...counts: readonly number[]): Sum {
  return { parts: counts.flatMap((count, symbol) => (count === 0 ? [] : [{ symbol, count }])), total }
}

describe('a line with what is known put in', () => {
  test.each<[string, Values, Sum, string[], string[]]>([
    ['a + b = 9', [4], sum(5, 0, 1), [], ['9 - 4 = 5']],
    ['b - a = 9', [4], sum(13, 0, 1), [], ['9 + 4 = 13']],
    ['a * b = 12', [4], sum(12, 0, 4), [], []],
    ['a + a * 3 + b = 20', [4], sum(4, 0, 1), ['4 * 3 = 12'], ['20 - 4 = 16', '16 - 12 = 4']],
    ['aa + b = 9', [4], sum(1, 0, 1), [], ['9 - 8 = 1']],
    ['b + b = 8', [], sum(8, 0, 2), [], []],
    ['b + c - b = 8', [], sum(8, 0, 0, 1), [], []],
    ['b - 3 + 5 = 8', [], sum(6, 0, 1), [], ['8 + 3 = 11', '11 - 5 = 6']],
    ['b + 0 = 8', [], sum(8, 0, 1), [], []],
    ['b + c = 0', [], sum(0, 0, 1, 1), [], []],
  ])('%s with %j', (text, values, left, workings, balance) => {
    const tidy = tidied(equation(text), values)
    expect(tidy).toMatchObject({ sum: left, isTurned: false, scale: 1 })
    expect(worked(tidy?.workings ?? [])).toEqual(workings)
    expect(worked(tidy?.balance ?? [])).toEqual(balance)
  })

  test('is turned around where the unknown is taken away', () => {
    const tidy = tidied(equation('12 + 3 - a = 5'), [])
    expect(tidy).toMatchObject({ isTurned: true, sum: sum(10, 1) })
    expect(worked(tidy?.balance ?? [])).toEqual(['12 + 3 = 15', '15 - 5 = 10'])
  })

  test('is turned around where all of its unknowns are taken away, or most of the numbers', () => {
    expect(tidied(equation('20 - a - b = 5'), [])).toMatchObject({ isTurned: true, sum: sum(15, 1, 1) })
    expect(tidied(equation('a - b = -5'), [])).toMatchObject({ isTurned: true, sum: sum(5, -1, 1) })
    expect(tidied(equation('a - b = 5'), [])).toMatchObject({ isTurned: false, sum: sum(5, 1, -1) })
    expect(tidied(equation('a + b = -5'), [])).toMatchObject({ isTurned: false, sum: sum(-5, 1, 1) })
  })

  test('is taken as often as it is divided', () => {
    expect(tidied(equation('a / 3 = 4'), [])).toMatchObject({ scale: 3, sum: sum(12, 1) })
    expect(tidied(equation('a / 4 + b / 6 = 1'), [])).toMatchObject({ scale: 12, sum: sum(12, 3, 2) })
    expect(tidied(equation('b / a + 1 = 4'), [5])).toMatchObject({ scale: 5, sum: sum(15, 0, 1) })
  })

  test.each<[string, Values]>([
    ['a * b = 6', []],
    ['6 / a = 2', []],
    ['a / b = 2', [6]],
    ['a / 0 = 2', []],
    ['7 / 2 + a = 5', []],
  ])('is no sum of unknowns: %s with %j', (text, values) => {
    expect(tidied(equation(text), values)).toBeUndefined()
  })

  test('says what is known once each, in the order of the line', () => {
    expect(knownIn(expression('c + a + c + b'), [7, undefined, 9])).toEqual([
      { symbol: 2, value: 9 },
      { symbol: 0, value: 7 },
    ])
    expect(knownIn(expression('a + 3'), [])).toEqual([])
    expect(knownIn(expression('a'), [0])).toEqual([{ symbol: 0, value: 0 }])
  })

  test('shows numbers for the known and leaves the others', () => {
    expect(withNumbers(expression('aa * b - a'), [4])).toEqual(expression('8 * b - 4'))
  })
})

describe('an expression of numbers', () => {
  test.each([
    ['3 + 4 * 5', 23, ['4 * 5 = 20', '3 + 20 = 23']],
    ['12 / 3 / 2 - 5', -3, ['12 / 3 = 4', '4 / 2 = 2', '2 - 5 = -3']],
    ['2 * 3 + 4 * 5', 26, ['2 * 3 = 6', '4 * 5 = 20', '6 + 20 = 26']],
    ['7', 7, []],
    ['0 * -3', 0, ['0 * -3 = 0']],
  ])('%s comes to %i', (text, value, workings) => {
    const result = workedOut(expression(text))
    expect(result?.value === value || Object.is(result?.value, -0)).toBe(true)
    expect(worked(result?.workings ?? [])).toEqual(workings)
  })

  test.each(['7 / 2', 'a + 1', '3 / 0'])('%s comes to nothing whole', (text) => {
    expect(workedOut(expression(text))).toBeUndefined()
  })
})

describe('two lines together', () => {
  const way = (symbols: readonly number[], ...sums: readonly Sum[]) =>
    wayToOneSymbol(
      sums.map((one, index) => ({ by: 'given', source: { kind: 'equation', index }, sum: one })),
      symbols,
    )?.derived

  test('are added where one takes away what the other adds', () => {
    expect(way([0, 1], sum(9, 1, 1), sum(1, 1, -1))).toMatchObject([{ by: 'combine', operator: '+', without: 1, sum: sum(10, 2) }])
  })

  test('are taken from each other where both add it, the larger first', () => {
    expect(way([0, 1], sum(9, 1, 1), sum(13, 2, 1))).toMatchObject([{ by: 'combine', operator: '-', without: 1, sum: sum(4, 1) }])
  })

  test('are multiplied by a step of its own, and only as far as they must be', () => {
    const found = way([0, 1], sum(14, 2, 4), sum(12, 3, 2))
    expect(found).toMatchObject([
      { by: 'multiply', times: 2, sum: sum(24, 6, 4) },
      { by: 'combine', operator: '-', without: 1, sum: sum(10, 4) },
    ])
  })

  test('are put into each other where one tells what a symbol is worth', () => {
    expect(way([0, 1], sum(3, 1, -1), sum(31, 5, 3))).toMatchObject([{ by: 'substitute', symbol: 0, sum: sum(16, 0, 8) }])
  })

  test('are shared where all of their numbers can be', () => {
    const found = way([0, 1, 2], sum(13, 2, 1, 1), sum(12, 1, 2, 1), sum(11, 1, 1, 2))
    expect(found?.at(-1)?.sum.parts).toHaveLength(1)
  })

  test('of three lines take two ways and then one', () => {
    const found = way([0, 1, 2], sum(5, 1, 1), sum(7, 0, 1, 1), sum(6, 1, 0, 1))
    expect(found).toHaveLength(2)
    expect(found?.at(-1)?.sum.parts).toHaveLength(1)
  })

  test('are none where they say the same, or only large numbers lead on', () => {
    expect(way([0, 1], sum(9, 1, 1), sum(18, 2, 2))).toBeUndefined()
    expect(way([0, 1], sum(37, 3, 11), sum(69, 13, 2))).toBeUndefined()
  })

  test('count a symbol that is not there as none', () => {
    expect([0, 1, 2].map((symbol) => countOf(sum(9, 3, 0, -1), symbol))).toEqual([3, 0, -1])
  })
})

describe('a relation as a line', () => {
  const read = (text: string, values: Values): Line | string => {
    const [relation] = readEquations([equation(text)], values.length) ?? []
    if (!relation) throw new Error('unreadable')
    return lineOf(relation, 7, values)
  }
  const open = undefined

  test.each<[string, Values, readonly number[], number]>([
    ['a + b = 9', [open, open], [1, 1], 9],
    ['a + b = 9', [4, open], [0, 1], 5],
    ['a * b + 2 = 9', [4, open], [0, 4], 7],
    ['b / a = 3', [4, open], [0, 1], 12],
    ['b / a + b = 10', [4, open], [0, 5], 40],
    ['a * b * c = 9', [0, open, open], [0, 0, 0], 9],
  ])('%s with %j', (text, values, coefficients, right) => {
    const line = read(text, values)
    if (typeof line === 'string') throw new Error(line)
    expect(line.coefficients).toEqual(coefficients)
    expect(line.right).toBe(right)
    expect(line.relation).toBe(7)
    expect(symbolsOf(line.unknowns)).toEqual(coefficients.flatMap((count, symbol) => (count === 0 ? [] : [symbol])))
  })

  test.each<[string, Values, string]>([
    ['a * b = 6', [open, open], 'curved'],
    ['a * a = 9', [open], 'curved'],
    ['6 / a = 2', [open], 'curved'],
    ['b / a = 2', [0, open], 'impossible'],
    ['9007199254740991 * a * b = 2', [4, open], 'curved'],
  ])('%s with %j is %s', (text, values, expected) => {
    expect(read(text, values)).toBe(expected)
  })

  test('takes one more known symbol', () => {
    const line = read('aa + b = 9', [open, open])
    if (typeof line === 'string') throw new Error(line)
    expect(putIn(line, 0, 3)).toBe(true)
    expect([line.coefficients, line.right, line.unknowns]).toEqual([[0, 1], 3, 0b10])
    expect(putIn(line, 0, 100)).toBe(true)
    expect(line.right).toBe(3)
    expect(putIn(line, 1, Number.MAX_VALUE)).toBe(false)
  })

  test('has its symbols as bits', () => {
    expect([0, 0b1, 0b1011, 2 ** 29].map(sizeOf)).toEqual([0, 1, 3, 1])
    expect([0b1, 0b1000, 0b1010].map(lowestOf)).toEqual([0, 3, 1])
    expect(bitsOf([0, 3, 0, -1])).toBe(0b1010)
    expect(symbolsOf(0b1010)).toEqual([1, 3])
  })
})

test('a proof counts the blocks of emoji, not the one that gives the answer', () => {
  const stage = (...symbols: number[]) => ({ relations: [0], symbols, values: [1], coefficients: [[1]] })
  const deduction = { stages: [stage(0), stage(1, 2), stage(3)], values: [1, 1, 1, 1], isExhausted: true }
  const unique = { kind: 'unique', answer: '1' } as const
  expect(provenByBlocks(deduction, unique, 3)).toMatchObject({ answer: '1', proof: { stages: 2, largestBlock: 2 } })
  expect(provenByBlocks(deduction, unique)).toMatchObject({ proof: { stages: 3, largestBlock: 2 } })
  expect(provenByBlocks('impossible', unique)).toBe('impossible')
  expect(provenByBlocks(deduction, { kind: 'ambiguous' })).toBe('ambiguous')
})
