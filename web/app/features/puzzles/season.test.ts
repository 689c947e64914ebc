import { expect, test } from 'vitest'
import { seasonAt } from './season.ts'

test('the season goes by UTC month', () => {
  expect(seasonAt(Date.UTC(2026, 8, 30, 23, 59))).toBeUndefined()
  expect(seasonAt(Date.UTC(2026, 9, 1))?.text).toContain('Halloween puzzles')
  expect(seasonAt(Date.UTC(2026, 10, 1))).toBeUndefined()
  expect(seasonAt(Date.UTC(2026, 11, 31, 23, 59))?.text).toContain('Christmas puzzles')
})
