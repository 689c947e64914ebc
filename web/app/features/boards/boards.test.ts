import { expect, test } from 'vitest'
import { boardAt, isTableView } from './boards.ts'

test.each([
  ['/leaderboard', 0],
  ['/home/leaderboard/1', 0],
  ['/leaderboard/table', 0],
  ['/leaderboardWeekly', 1],
  ['/leaderboarddaily/', 2],
])('%s shows the board of scope %d', (pathname, scope) => {
  expect(boardAt(pathname).scope).toBe(scope)
})

test('one address shows the table alone', () => {
  expect(['/leaderboard', '/leaderboard/table', '/leaderboard/table/'].map(isTableView)).toEqual([false, true, true])
})
