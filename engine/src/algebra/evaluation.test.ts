import { describe, expect, it } from 'vitest'
import type { Expression, Operator } from '../question.ts'
import { randomFrom } from '../random.ts'
import { workOut } from './brute-force.test-support.ts'
import { leftToRightValue, valueWithin } from './evaluation.ts'
import { cancels, collect, termsOf } from './polynomial.ts'

const WIDE = { low: -1e6, high: 1e6 }

function symbols(operators: readonly Operator[], ...order: number[]): Expression {
  return { operands: order.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 })), operators }
}

describe('working out an expression', () => {
  it('agrees with a stack machine', () => {
    const random = randomFrom('evaluation')
    const unlike: unknown[] = []
    for (let round = 0; round < 2000; round += 1) {
      const count = random.between(1, 5)
      const values = Array.from({ length: 4 }, () => random.between(1, 12))
      const expression = symbols(
        Array.from({ length: count - 1 }, () => random.pick(['+', '-', '*', '/'] as const)),
        ...Array.from({ length: count }, () => random.below(4)),
      )
      const value = valueWithin(expression, values, WIDE)
      if (value !== undefined && value !== workOut(expression, values)) unlike.push({ expression, values })
    }
    expect(unlike).toEqual([])
  })

  it('refuses a division that is not exact, and a value out of bounds on the way', () => {
    expect(valueWithin(symbols(['/'], 0, 1), [7, 2], WIDE)).toBeUndefined()
    expect(valueWithin(symbols(['/'], 0, 1), [7, 0], WIDE)).toBeUndefined()
    expect(valueWithin(symbols(['-', '+'], 0, 1, 0), [3, 5], { low: 0, high: 20 })).toBeUndefined()
    expect(valueWithin(symbols(['*', '-'], 0, 1, 0), [3, 7], { low: 0, high: 20 })).toBeUndefined()
    expect(valueWithin(symbols(['+', '-'], 0, 0, 1), [3, 5], { low: 0, high: 20 })).toBe(1)
  })

  it('knows what someone gets who ignores precedence', () => {
    expect(leftToRightValue(symbols(['+', '*'], 0, 1, 2), [5, 4, 3])).toBe(27)
  })
})

describe('terms', () => {
  it('add up when they are alike', () => {
    expect(collect(termsOf(symbols(['+', '*', '+'], 0, 1, 2, 0)) ?? [])).toEqual([
      { coefficient: 2, divisor: 1, of: [0], over: [] },
      { coefficient: 1, divisor: 1, of: [1, 2], over: [] },
    ])
  })

  it('cancel when they are alike with unlike signs, or when a factor divides itself', () => {
    expect(cancels(termsOf(symbols(['-'], 0, 0)) ?? [])).toBe(true)
    expect(cancels(termsOf(symbols(['+', '-'], 0, 1, 0)) ?? [])).toBe(true)
    expect(cancels(termsOf(symbols(['*', '-', '*'], 0, 1, 1, 0)) ?? [])).toBe(true)
    expect(cancels(termsOf(symbols(['*', '/'], 0, 1, 0)) ?? [])).toBe(true)
    expect(cancels(termsOf(symbols(['-'], 0, 1)) ?? [])).toBe(false)
    expect(cancels(termsOf(symbols(['-', '-'], 0, 1, 1)) ?? [])).toBe(false)
  })
})
