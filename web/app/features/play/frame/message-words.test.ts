import { expect, test } from 'vitest'
import { waitText } from './message-words.ts'

test('the wait is told in hours and minutes, never too short', () => {
  expect(waitText((8 * 60 + 40) * 60_000 + 1)).toBe('8 h 41 min')
  expect(waitText(2 * 3_600_000)).toBe('2 h 0 min')
  expect(waitText(59 * 60_000)).toBe('59 min')
  expect(waitText(1)).toBe('1 min')
})
