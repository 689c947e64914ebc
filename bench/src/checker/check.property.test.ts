import { SLOTS } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { doubtsOfDay } from '../archive-sample.ts'

/** Spread over the archive; each has a puzzle of every type and level. */
const SAMPLE_DAYS = Array.from({ length: 50 }, (_, index) => 1 + index * 53)

test('every puzzle of a sample of days has exactly one answer, the one that the engine proved', () => {
  expect(SAMPLE_DAYS.flatMap(doubtsOfDay)).toEqual([])
  expect(SAMPLE_DAYS.length * SLOTS.length).toBeGreaterThanOrEqual(2000)
})
