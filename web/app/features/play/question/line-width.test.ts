import type { Expression, Operand } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import * as lines from './EquationLines.tsx'

const emoji = (copies: number): Operand => ({ kind: 'symbol', symbol: 0, copies })
const sum = (...operands: Operand[]) => ({ operands, operators: operands.slice(1).map(() => '+' as const) })
/** Of lines that are one sum against a number. */
const widestLine = (sums: readonly Expression[]) => lines.widestLine(sums.map((one) => [one]))

test('the widest line decides, and three things on a line move the signs closer', () => {
  const short = widestLine([sum(emoji(1), emoji(1)), sum(emoji(1)), sum(emoji(1))])
  const long = widestLine([sum(emoji(1), emoji(1)), sum(emoji(1), emoji(1), emoji(1)), sum(emoji(1))])
  expect([short.signs, long.signs]).toEqual(['wide', 'long'])
  expect(long.units).toBeGreaterThan(short.units)
})

test('a question of two lines leaves its emoji all the room there is', () => {
  const two = widestLine([sum(emoji(1), emoji(1)), sum(emoji(1))])
  expect(two).toEqual({ units: 3.8, signs: 'tight' })
})

test('copies lie over each other a little, and dots are narrower than an emoji', () => {
  const single = widestLine([sum(emoji(1))]).units
  expect(widestLine([sum(emoji(3))]).units - single).toBeCloseTo(2.12, 2)
  expect(widestLine([sum({ kind: 'number', value: 4, asDots: true })]).units).toBeLessThan(single)
})
