import { expect, test } from 'vitest'
import { add, commonDivisor, divide, isZero, negative, scaleOf, type Fraction } from './fraction.ts'

test.each<[Fraction, Fraction, Fraction]>([
  [
    [1, 2],
    [1, 3],
    [5, 6],
  ],
  [
    [1, 4],
    [1, 4],
    [1, 2],
  ],
  [
    [2, 3],
    [-2, 3],
    [0, 1],
  ],
  [
    [5, 1],
    [-7, 2],
    [3, 2],
  ],
])('%j and %j are %j', (one, other, sum) => {
  expect(add(one, other)).toEqual(sum)
})

test.each<[Fraction, number, Fraction]>([
  [[3, 4], 3, [1, 4]],
  [[3, 4], -3, [-1, 4]],
  [[-6, 5], -4, [3, 10]],
  [[7, 1], 2, [7, 2]],
  [[7, 1], 1, [7, 1]],
  [[7, 1], -1, [-7, 1]],
])('%j divided by %i is %j', (fraction, divisor, quotient) => {
  expect(divide(fraction, divisor)).toEqual(quotient)
})

test('only the number above changes its sign', () => {
  expect(negative([2, 3])).toEqual([-2, 3])
  expect([isZero([0, 5]), isZero([1, 5])]).toEqual([true, false])
})

test('the common divisor is above 0, whatever the signs', () => {
  expect(
    [
      [12, 18],
      [-12, 18],
      [12, -18],
      [7, 5],
      [0, 4],
      [4, 0],
      [0, 0],
    ].map(([one = 0, other = 0]) => commonDivisor(one, other)),
  ).toEqual([6, 6, 6, 1, 4, 4, 0])
})

test('the scale makes all fractions whole, and nothing smaller does', () => {
  expect(scaleOf([])).toBe(1)
  expect(scaleOf([[1, 2]])).toBe(2)
  expect(
    scaleOf([
      [1, 4],
      [5, 6],
      [3, 1],
    ]),
  ).toBe(12)
  expect(scaleOf([[2, 6]])).toBe(3)
  expect(
    scaleOf([
      [0, 5],
      [1, 3],
    ]),
  ).toBe(3)
})
