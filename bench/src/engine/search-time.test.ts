import { expect, test } from 'vitest'
import { modelledSearchS } from './search-time.ts'

test('a search takes longer among more cells, and the closer the odd one looks', () => {
  expect(modelledSearchS(16, 30)).toBeGreaterThan(modelledSearchS(12, 30))
  expect(modelledSearchS(16, 30)).toBeGreaterThan(modelledSearchS(16, 60))
})

test('cell by cell half of them are looked at, a quarter of a second each', () => {
  expect(modelledSearchS(16, 26)).toBeCloseTo(0.6 + 128 * 0.25, 9)
  expect(modelledSearchS(16, 10)).toBe(modelledSearchS(16, 26))
})
