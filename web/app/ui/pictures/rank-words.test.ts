import { expect, test } from 'vitest'
import { points } from './rank-words.ts'

test('one point is one, more are several', () => {
  expect([points(0), points(1), points(12_400)]).toEqual(['0 points', '1 point', '12,400 points'])
})
