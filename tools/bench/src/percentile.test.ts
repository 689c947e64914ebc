import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('a percentile is one of the values, however they are ordered', () => {
  const values = [30, 10, 50, 20, 40]
  expect([0, 0.5, 0.74, 1].map((share) => percentile(values, share))).toEqual([10, 30, 40, 50])
  expect(values).toEqual([30, 10, 50, 20, 40])
  expect(percentile([], 0.5)).toBeNaN()
})
