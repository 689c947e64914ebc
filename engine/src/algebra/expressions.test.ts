import { describe, expect, test } from 'vitest'
import type { Sum } from '../explanation/explanation.ts'
import type { Equation, Expression, Operand, Operator } from '../question.ts'
import { add, commonDivisor, divide, isZero, negative, scaleOf } from './fraction.ts'
import { algebraGrounds, algebraScore, isPrecedenceTrap, isWrittenNumber } from './grounds.ts'
import { inLetters } from './letters.ts'
import { lettersOf } from './symbol-letters.ts'
import { cancels, collect, isSamePolynomial, termsOf } from './polynomial.ts'
import { inOrderOfAppearance } from './renumbering.ts'
import { spokenEquation, spokenExpression, spokenNumber } from '@emojigma/messages/words/spoken.ts'
import { equationOf } from './sum-equation.ts'
import { equationsKey, expressionKey } from './value-key.ts'

/** "2 * a + bb - 3." with letters for symbols, doubled ones for copies, and a dot for dots. */
function expression(text: string): Expression {
  const tokens = text.split(' ')
  return {
    operands: tokens.filter((_, index) => index % 2 === 0).map(operand),
    operators: tokens.filter((_, index) => index % 2 === 1) as Operator[],
  }
}

function operand(token: string): Operand {
  if (/\d/.test(token)) return { kind: 'number', value: Number.parseInt(token, 10), asDots: token.endsWith('.') }
  return { kind: 'symbol', symbol: token.charCodeAt(0) - 97, copies: token.length }
}

function equation(text: string): Equation {
  const [left = '', right] = text.split(' = ')
  return { left: expression(left), right: Number(right) }
}

describe('fractions', () => {
  test('are added and divided in lowest terms', () => {
    expect(add([1, 2], [1, 3])).toEqual([5, 6])
    expect(add([1, 6], [1, 3])).toEqual([1, 2])
    expect(add([1, 2], [-1, 2])).toEqual([0, 1])
    expect(divide([3, 4], 6)).toEqual([1, 8])
    expect(divide([4, 1], 2)).toEqual([2, 1])
  })

  test('keep their minus above', () => {
    expect(divide([3, 4], -6)).toEqual([-1, 8])
    expect(divide([-3, 4], -3)).toEqual([1, 4])
    expect(negative([3, 4])).toEqual([-3, 4])
    expect(negative([-3, 4])).toEqual([3, 4])
  })

  test('are nothing only with a zero above', () => {
    expect([isZero([0, 3]), isZero([1, 3]), isZero([-1, 3])]).toEqual([true, false, false])
  })

  test.each([
    [12, 18, 6],
    [-12, 18, 6],
    [7, 3, 1],
    [0, 5, 5],
    [5, 0, 5],
    [0, 0, 0],
  ])('%i and %i have the common divisor %i', (one, other, divisor) => {
    expect(commonDivisor(one, other)).toBe(divisor)
  })

  test('become whole by the smallest number that does it', () => {
    expect(
      scaleOf([
        [1, 4],
        [5, 6],
      ]),
    ).toBe(12)
    expect(scaleOf([[2, 4]])).toBe(2)
    expect(
      scaleOf([
        [3, 1],
        [-1, 2],
      ]),
    ).toBe(2)
    expect(scaleOf([])).toBe(1)
  })
})

describe('an expression out loud', () => {
  const NAMES = ['apple', 'grapes', 'cherries']

  test.each([
    ['a', 'apple'],
    ['a + b', 'apple plus grapes'],
    ['a - b * 3', 'apple minus grapes times 3'],
    ['aa / 2', 'the two apples together divided by 2'],
    ['ccc + cccc', 'the three cherries emoji together plus the four cherries emoji together'],
    ['aaaaa', 'the five apples together'],
    ['1. + a', '1 dot plus apple'],
    ['a + 4.', 'apple plus 4 dots'],
    ['1 + a', '1 plus apple'],
    ['-5 + a', 'minus 5 plus apple'],
    ['d + a', 'something plus apple'],
  ])('%s is "%s"', (text, spoken) => {
    expect(spokenExpression(expression(text), NAMES)).toBe(spoken)
  })

  test('an equation ends with its number', () => {
    expect(spokenEquation(equation('a + b = 12'), NAMES)).toBe('apple plus grapes equals 12')
    expect(spokenEquation(equation('a - b = -3'), NAMES)).toBe('apple minus grapes equals minus 3')
    expect([5, 0, -1].map(spokenNumber)).toEqual(['5', '0', 'minus 1'])
  })
})

describe('a sum as an equation', () => {
  const NAMES = ['apple', 'grapes', 'cherries']
  const sum = (total: number, ...counts: readonly number[]): Sum => ({
    parts: counts.flatMap((count, symbol) => (count === 0 ? [] : [{ symbol, count }])),
    total,
  })

  test.each<[Sum, string]>([
    [sum(7, 1, 1), 'apple plus grapes equals 7'],
    [sum(7, 2, 0, 3), '2 times apple plus 3 times cherries equals 7'],
    [sum(7, -1, 1), 'grapes minus apple equals 7'],
    [sum(-7, -2, 3, -1), '3 times grapes minus 2 times apple minus cherries equals minus 7'],
    [sum(-7, -2, -1), 'minus 2 times apple minus grapes equals minus 7'],
    [sum(-7, -1), 'minus 1 times apple equals minus 7'],
  ])('says first what is added: %o', (one, spoken) => {
    expect(spokenEquation(equationOf(one), NAMES)).toBe(spoken)
  })
})

describe('terms', () => {
  test.each([
    ['a', [[1, 1, [0], []]]],
    ['aaa', [[3, 1, [0], []]]],
    ['2 * a * 3', [[6, 1, [0], []]]],
    ['b * a * b', [[1, 1, [0, 1, 1], []]]],
    ['a / b / 2', [[1, 2, [0], [1]]]],
    ['a / bb', [[1, 2, [0], [1]]]],
    ['a / -2', [[-1, 2, [0], []]]],
    [
      '5 - a + b / c',
      [
        [5, 1, [], []],
        [-1, 1, [0], []],
        [1, 1, [1], [2]],
      ],
    ],
  ] as const)('of %s multiply and divide before anything is added', (text, terms) => {
    expect(termsOf(expression(text))).toEqual(terms.map(([coefficient, divisor, of, over]) => ({ coefficient, divisor, of, over })))
  })

  test.each<[string, Expression]>([
    ['nothing', { operands: [], operators: [] }],
    ['an operator too many', { operands: [operand('a')], operators: ['+'] }],
    ['an operator too few', { operands: [operand('a'), operand('b')], operators: [] }],
    ['a division by 0', expression('a / 0')],
    ['half a number', { operands: [{ kind: 'number', value: 0.5, asDots: false }], operators: [] }],
    ['half a copy', { operands: [{ kind: 'symbol', symbol: 0, copies: 0.5 }], operators: [] }],
    ['a product that is not exact any more', expression('9007199254740991 * 2')],
  ])('are none where there is %s', (_, said) => {
    expect(termsOf(said)).toBeUndefined()
  })

  test('may have a factor of 0, though no divisor', () => {
    expect(termsOf(expression('0 * a'))).toEqual([{ coefficient: 0, divisor: 1, of: [0], over: [] }])
  })

  test('vanish from a sum when they come to nothing', () => {
    const sumOf = (text: string) => collect(termsOf(expression(text)) ?? [])
    expect(sumOf('a - a')).toEqual([])
    expect(sumOf('a + b - a')).toEqual([{ coefficient: 1, divisor: 1, of: [1], over: [] }])
    expect(sumOf('2 + 3')).toEqual([{ coefficient: 5, divisor: 1, of: [], over: [] }])
    expect(sumOf('a / 2 + a')).toHaveLength(2)
  })

  test('are the same sum in any order, and another with any other number or symbol', () => {
    const sumOf = (text: string) => collect(termsOf(expression(text)) ?? [])
    const same = (one: string, other: string) => isSamePolynomial(sumOf(one), sumOf(other))
    expect(same('a + b * c', 'c * b + a')).toBe(true)
    expect(same('a + a', 'aa')).toBe(true)
    expect(same('a + b', 'a - b')).toBe(false)
    expect(same('a + b', 'a + b + 1')).toBe(false)
    expect(same('a * b', 'a / b')).toBe(false)
    expect(same('a * a', 'a')).toBe(false)
  })

  test('cancel neither numbers of one sign nor like terms of one sign', () => {
    expect(cancels(termsOf(expression('3 + 3')) ?? [])).toBe(false)
    expect(cancels(termsOf(expression('3 - 3')) ?? [])).toBe(true)
    expect(cancels(termsOf(expression('a + a')) ?? [])).toBe(false)
    expect(cancels(termsOf(expression('a / b')) ?? [])).toBe(false)
    expect(cancels([])).toBe(false)
  })
})

describe('in letters', () => {
  const written = (text: string) =>
    inLetters(expression(text), ['a', 'b', 'c']).map(
      ({ isNegative, above, below }) => `${isNegative ? '-' : '+'}${above}${below ? `/${below}` : ''}`,
    )

  test.each([
    ['a + a + b', ['+2a', '+b']],
    ['b * a', ['+ab']],
    ['a * a', ['+a²']],
    ['a * a * a', ['+a³']],
    ['a * a * a * a', ['+a⁴']],
    ['2 - a', ['+2', '-a']],
    ['a / 2', ['+a/2']],
    ['a / b / 2', ['+a/2b']],
    ['6 / a', ['+6/a']],
    ['3 + 4', ['+3', '+4']],
    ['a - a', ['+a', '-a']],
    ['a - b - a - a', ['-a', '-b']],
  ])('%s is %j', (text, terms) => {
    expect(written(text)).toEqual(terms)
  })

  test('an expression that says nothing is empty', () => {
    expect(inLetters({ operands: [], operators: [] }, [])).toEqual([])
  })

  test('letters come in the order in which the emoji appear, also in the question', () => {
    const emoji = ['x', 'y', 'z', 'unused']
    const equations = [equation('c + c = 4'), equation('c + a = 5')]
    expect(lettersOf({ typeId: 1, emoji, equations, ask: expression('b + a') })).toEqual(['b', 'c', 'a', ''])
    const cells = [
      [2, 0],
      [1, 2],
    ]
    expect(
      lettersOf({
        typeId: 2,
        emoji: emoji.slice(0, 3),
        cells,
        rowTotals: [1, 2],
        columnTotals: [3, null],
        ask: { line: 'column', index: 1 },
      }),
    ).toEqual(['b', 'c', 'a'])
  })
})

describe('the key of an expression', () => {
  const VALUES = [3, 5, 8]

  test.each([
    ['a + b', 'b + a'],
    ['a * b + c', 'c + b * a'],
    ['a + 4.', '4 + a'],
    ['a - b + c', 'c + a - b'],
  ])('is the same for %s and %s', (one, other) => {
    expect(expressionKey(expression(one), VALUES)).toBe(expressionKey(expression(other), VALUES))
  })

  test.each([
    ['a + b', 'a - b'],
    ['a - b', 'b - a'],
    ['a + b', 'a + c'],
    ['a + a', 'aa'],
    ['a * b', 'a / b'],
    ['a + 3', 'a + a'],
    ['a + b * c', 'a * b + c'],
  ])('differs for %s and %s', (one, other) => {
    expect(expressionKey(expression(one), VALUES)).not.toBe(expressionKey(expression(other), VALUES))
  })

  test('of equations counts what they come to, not in which order they stand', () => {
    const [one, two] = [equation('a + b = 8'), equation('c - b = 3')]
    expect(equationsKey([one, two], VALUES)).toBe(equationsKey([two, one], VALUES))
    expect(equationsKey([one, two], VALUES)).not.toBe(equationsKey([one, { ...two, right: 4 }], VALUES))
    expect(equationsKey([one], VALUES)).not.toBe(equationsKey([one, one], VALUES))
  })
})

test('symbols are numbered in the order in which one meets them', () => {
  const { equations, others, formerly } = inOrderOfAppearance([equation('c + 2 = 6'), equation('a * cc = 12')], [expression('b - a')])
  expect(equations).toEqual([equation('a + 2 = 6'), equation('b * aa = 12')])
  expect(others).toEqual([expression('c - b')])
  expect(formerly).toEqual([2, 0, 1])
})

describe('what a rating rests on', () => {
  const VALUES = [3, -5, 8]

  test.each([
    ['a + b * c', true],
    ['b * c + a', false],
    ['c + a - b', false],
    ['a + c / 2', true],
    ['a + 0 * b', true],
  ])('%s is a trap for those who go from left to right: %s', (text, expected) => {
    expect(isPrecedenceTrap(expression(text), VALUES)).toBe(expected)
  })

  test('a number that is drawn as dots is not written', () => {
    expect(['4', '4.', 'a'].map((token) => isWrittenNumber(operand(token)))).toEqual([true, false, false])
  })

  test('counts expressions, not the operators in them', () => {
    const expressions = ['a + b * c * c', 'a - b - c', 'aa + 3 + 4', 'a + 2.', 'c / 2 - a'].map(expression)
    const stage = (...symbols: number[]) => ({ relations: symbols, symbols, values: [], coefficients: [] })
    expect(algebraGrounds([stage(0), stage(1, 2)], [], expressions, VALUES, [100, -2])).toEqual({
      largestBlock: 2,
      blocks: [1, 2],
      symbols: 3,
      products: 2,
      differences: 2,
      writtenNumbers: 2,
      precedenceTraps: 1,
      reversed: 0,
      twoSums: 0,
      hasNegatives: true,
      hasComposites: true,
      largestNumber: 100,
    })
    expect(algebraGrounds([], [], [], [], [])).toMatchObject({
      largestBlock: 0,
      hasNegatives: false,
      hasComposites: false,
      largestNumber: 0,
    })
    expect(algebraGrounds([], [], [], [4], [-70])).toMatchObject({ hasNegatives: true, largestNumber: 70 })
  })

  test('counts the totals that stand first, and the lines with sums on both sides, and what these come to', () => {
    const equations = [
      { left: 200, right: expression('a + b') },
      { left: expression('a + 90'), right: expression('b * 2') },
    ]
    expect(algebraGrounds([], equations, [], [10, 50], [])).toMatchObject({ reversed: 1, twoSums: 1, products: 1, largestNumber: 200 })
    expect(algebraGrounds([], equations.slice(1), [], [10, 50], [])).toMatchObject({ reversed: 0, largestNumber: 100 })
  })

  test('scores each demand by its weight', () => {
    const plain = algebraGrounds([], [], [], [], [])
    expect(algebraScore(plain)).toBe(0)
    expect([[1], [2], [3], [4], [1, 1, 2]].map((blocks) => algebraScore({ ...plain, blocks }))).toEqual([1, 4, 9, 9, 6])
    expect(algebraScore({ ...plain, products: 2 })).toBe(4)
    expect(algebraScore({ ...plain, precedenceTraps: 1 })).toBe(2)
    expect(algebraScore({ ...plain, hasNegatives: true })).toBe(1)
    expect(algebraScore({ ...plain, hasComposites: true })).toBe(2)
    expect([1, 2, 3, 4, 7, 8, 100].map((largestNumber) => algebraScore({ ...plain, largestNumber }))).toEqual([1, 2, 2, 3, 3, 4, 7])
    expect(algebraScore({ ...plain, differences: 9, writtenNumbers: 9, symbols: 9, largestBlock: 3 })).toBe(0)
  })
})
