import { describe, expect, test } from 'vitest'
import { bitsOf, lineByDivisor, lineOf, lowestOf, putIn, sizeOf, symbolsOf, type Line, type Relation } from './linear.ts'
import type { Term } from './polynomial.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

function term(coefficient: number, of: readonly number[] = [], wishes: Partial<Term> = {}): Term {
  return { coefficient, divisor: 1, of: [...of], over: [], ...wishes }
}

const relation = (left: readonly Term[], right: number): Relation => ({ left: [...left], right })

/** The line of a relation with the number 7. */
const read = (left: readonly Term[], right: number, values: readonly (number | undefined)[]) => lineOf(relation(left, right), 7, values)

describe('the line of a relation', () => {
  test('gathers the terms of each unknown, and takes numbers to the other side', () => {
    expect(read([term(3, [0]), term(-1, [2]), term(5), term(2, [0])], 11, [undefined, undefined, undefined])).toEqual({
      relation: 7,
      coefficients: [5, 0, -1],
      unknowns: 0b101,
      right: 6,
    })
  })

  test('has known values put in, in products and divisors too', () => {
    const values = [4, undefined, 3]
    expect(read([term(2, [0, 1])], 24, values)).toMatchObject({ coefficients: [0, 8, 0], right: 24 })
    expect(read([term(2, [0, 2])], 25, values)).toMatchObject({ unknowns: 0, right: 1 })
    expect(read([term(1, [1], { over: [2] })], 5, values)).toMatchObject({ coefficients: [0, 1, 0], right: 15 })
    expect(read([term(1, [1], { divisor: 2, over: [2] })], 5, values)).toMatchObject({ coefficients: [0, 1, 0], right: 30 })
  })

  test('is taken times all divisors', () => {
    const halfAndThird = [term(1, [0], { divisor: 2 }), term(1, [1], { divisor: 3 }), term(1)]
    expect(read(halfAndThird, 4, [undefined, undefined])).toEqual({ relation: 7, coefficients: [3, 2], unknowns: 0b11, right: 18 })
  })

  test.each<[string, Term]>([
    ['a product of unknowns', term(1, [0, 1])],
    ['a square', term(1, [0, 0])],
    ['a division by an unknown', term(1, [], { over: [0] })],
  ])('is curved with %s', (_, curved) => {
    expect(read([curved], 4, [undefined, undefined])).toBe('curved')
  })

  test('is not curved where the product is nothing', () => {
    expect(read([term(1, [0, 1, 2])], 0, [undefined, undefined, 0])).toMatchObject({ coefficients: [0, 0, 0], unknowns: 0, right: 0 })
    expect(read([term(0, [0, 1])], 2, [undefined, undefined])).toMatchObject({ unknowns: 0, right: 2 })
  })

  test('does not exist where it divides by nothing', () => {
    expect(read([term(1, [1], { over: [0] })], 4, [0, undefined])).toBe('impossible')
    expect(read([term(0, [], { over: [0] })], 0, [0])).toBe('impossible')
  })

  test('is left alone where numbers are no longer exact', () => {
    const values = [undefined, LARGEST, 2]
    expect(read([term(1, [1])], 0, values)).toMatchObject({ right: -LARGEST })
    expect(read([term(2, [1])], 0, values)).toBe('curved')
    expect(read([term(1, [1]), term(1)], 0, values)).toBe('curved')
    expect(read([term(1, [0])], LARGEST, values)).toMatchObject({ right: LARGEST })
    expect(read([term(1, [0]), term(-1)], LARGEST, values)).toBe('curved')
    expect(read([term(LARGEST, [0]), term(1, [0])], 0, values)).toBe('curved')
    expect(read([term(LARGEST, [0]), term(1, [], { divisor: 3 })], 0, values)).toBe('curved')
    expect(read([term(1, [0], { divisor: LARGEST }), term(1, [], { divisor: 3 })], 0, values)).toBe('curved')
    expect(read([term(1, [0], { divisor: 3 })], LARGEST, values)).toBe('curved')
  })
})

describe('the line by a divisor', () => {
  const byDivisor = (left: readonly Term[], right: number, values: readonly (number | undefined)[]) =>
    lineByDivisor(relation(left, right), 7, values)
  const over = (coefficient: number, of: readonly number[], divisors: readonly number[]) => term(coefficient, of, { over: [...divisors] })

  test('is the relation times its only unknown', () => {
    expect(byDivisor([over(12, [], [0])], 4, [undefined])).toMatchObject({ coefficients: [-4], right: -12 })
    expect(byDivisor([over(12, [], [0]), term(3)], 7, [undefined])).toMatchObject({ coefficients: [-4], right: -12 })
    expect(byDivisor([over(1, [1], [0])], 5, [undefined, 20])).toMatchObject({ coefficients: [-5, 0], right: -20 })
    expect(byDivisor([over(1, [1], [0, 2])], 5, [undefined, 20, 2])).toMatchObject({ coefficients: [-10, 0, 0], right: -20 })
  })

  test('is curved with two unknowns, none, the unknown above, or its square below', () => {
    expect(byDivisor([over(1, [1], [0])], 5, [undefined, undefined])).toBe('curved')
    expect(byDivisor([over(12, [], [0])], 4, [3])).toBe('curved')
    expect(byDivisor([over(12, [], [0]), term(1, [0])], 4, [undefined])).toBe('curved')
    expect(byDivisor([over(12, [0], [0])], 4, [undefined])).toBe('curved')
    expect(byDivisor([over(12, [], [0, 0])], 4, [undefined])).toBe('curved')
  })

  test('is impossible where the divisor would be 0, and open where nothing is divided', () => {
    expect(byDivisor([over(0, [], [0])], 4, [undefined])).toBe('impossible')
    expect(byDivisor([over(0, [], [0])], 0, [undefined])).toMatchObject({ unknowns: 0, right: 0 })
    expect(byDivisor([over(1, [1], [0])], 4, [undefined, 0])).toBe('impossible')
  })
})

describe('a value put into a line', () => {
  const line = (): Line => ({ relation: 0, coefficients: [2, 0, 5], unknowns: 0b101, right: 20 })

  test('goes to the other side', () => {
    const changed = line()
    expect(putIn(changed, 0, 3)).toBe(true)
    expect(changed).toEqual({ relation: 0, coefficients: [0, 0, 5], unknowns: 0b100, right: 14 })
  })

  test('changes nothing where its symbol is not', () => {
    const same = line()
    expect(putIn(same, 1, 3)).toBe(true)
    expect(same).toEqual(line())
  })

  test('is refused where numbers are no longer exact', () => {
    expect(putIn({ ...line(), coefficients: [2, 0, 5] }, 0, LARGEST)).toBe(false)
    expect(putIn({ ...line(), coefficients: [1, 0, 5], right: -1 }, 0, LARGEST)).toBe(false)
    expect(putIn({ ...line(), coefficients: [1, 0, 5], right: 0 }, 0, LARGEST)).toBe(true)
    // The product is not exact, though the difference could be.
    expect(putIn({ ...line(), coefficients: [2, 0, 5], right: LARGEST }, 0, LARGEST / 2 + 1)).toBe(false)
  })
})

test('sets of symbols are bits', () => {
  expect([0, 0b1, 0b1011, 1 << 29].map(sizeOf)).toEqual([0, 1, 3, 1])
  expect([0b1, 0b1010, 1 << 29].map(lowestOf)).toEqual([0, 1, 29])
  expect(symbolsOf(0b11001)).toEqual([0, 3, 4])
  expect(symbolsOf(0)).toEqual([])
  expect(bitsOf([0, 2, 0, -1])).toBe(0b1010)
})
