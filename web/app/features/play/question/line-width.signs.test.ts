import type { Expression, Operand } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import * as lines from './EquationLines.tsx'

const emoji = (copies = 1): Operand => ({ kind: 'symbol', symbol: 0, copies })
const number = (value: number, asDots = false): Operand => ({ kind: 'number', value, asDots })
const sum = (...operands: readonly Operand[]): Expression => ({ operands, operators: operands.slice(1).map(() => '+') })
const SHORT = sum(emoji())
/** Of lines that are one sum against a number. */
const widestLine = (sums: readonly Expression[]) => lines.widestLine(sums.map((one) => [one]))

test.each<[what: string, lines: readonly Expression[], signs: string]>([
  ['one line', [SHORT], 'wide'],
  ['one line of three things', [sum(emoji(), emoji(), emoji())], 'long'],
  ['two lines', [SHORT, SHORT], 'tight'],
  ['two lines of many things', [sum(emoji(), emoji(), emoji(), emoji()), SHORT], 'tight'],
  ['three lines of two things', [SHORT, sum(emoji(), emoji()), SHORT], 'wide'],
  ['three lines, the last of three things', [SHORT, SHORT, sum(emoji(), emoji(), emoji())], 'long'],
])('the signs stand as close as the lines need it: %s', (_what, sums, signs) => {
  expect(widestLine(sums).signs).toBe(signs)
})

test.each<[what: string, operand: Operand, units: number]>([
  ['an emoji', emoji(), 1],
  ['two copies on their plate', emoji(2), 2.18],
  ['four copies on their plate', emoji(4), 4.06],
  ['a figure', number(6), 0.54],
  ['a figure with two rows of dots', number(7), 0.78],
  ['the last number with dots', number(10), 0.9],
  ['a number of three figures', number(128), 1.26],
  ['a number with its minus', number(-5), 0.9],
  ['a die', number(6, true), 0.86],
  ['rows of dots', number(7, true), 1.36],
])('%s is as wide as it is drawn', (_what, operand, units) => {
  // The equals sign takes 0.9, the right side 1.3.
  expect(widestLine([sum(operand)]).units).toBeCloseTo(units + 2.2, 10)
})

test('each sign of a line counts, the equals sign among them', () => {
  expect(widestLine([sum(emoji(), emoji())]).units).toBe(5.1)
  expect(widestLine([sum(emoji(), emoji(), emoji())]).units).toBe(6.28)
  expect(widestLine([sum(emoji(), emoji()), SHORT]).units).toBe(3.8)
})

test('the widest line decides, wherever it stands', () => {
  const wide = sum(emoji(3), emoji())
  const { units } = widestLine([SHORT, SHORT, wide])
  expect(widestLine([wide, SHORT, SHORT]).units).toBe(units)
  expect(widestLine([SHORT, wide, SHORT]).units).toBe(units)
  expect(units).toBe(7.22)
})

test('a line of two sums has no number on its right, and its signs stand close', () => {
  const two = [sum(emoji(), number(3)), sum(emoji(), number(1))]
  expect(lines.widestLine([two])).toEqual({ units: 5.06, signs: 'long' })
})
