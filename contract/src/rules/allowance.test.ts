import { expect, test } from 'vitest'
import { freePuzzlesLeft, msToNextAllocation } from './allowance.ts'
import { DAY_MS, dayStartMs } from '@emojigma/engine/day.ts'

test('three puzzles of a day are free, and never fewer than none are left', () => {
  expect([0, 1, 2, 3, 4, 7].map(freePuzzlesLeft)).toEqual([3, 2, 1, 0, 0, 0])
})

test('new ones come with the next UTC day', () => {
  expect(msToNextAllocation(2500, dayStartMs(2500))).toBe(DAY_MS - 1)
  expect(msToNextAllocation(2500, dayStartMs(2501) - 1)).toBe(0)
  expect(msToNextAllocation(2500, dayStartMs(2502))).toBe(0)
})
