import { expect, test } from 'vitest'
import { PATHS } from './paths.ts'
import { addressesOf, isAt } from './page-addresses.ts'

test('a page has its own address first, then the others', () => {
  expect(addressesOf(PATHS.leaderboard)).toEqual(['/leaderboard', '/home/leaderboard/1'])
  expect(addressesOf(PATHS.leaderboardDaily)).toEqual(['/leaderboardDaily'])
})

test.each([
  ['/', PATHS.home, true],
  ['/NEW/', PATHS.newPuzzles, true],
  ['/Puzzle/Today', PATHS.today, true],
  ['/emojilogicpuzzles/', PATHS.logicGames, true],
  ['/leaderboardweekly', PATHS.leaderboardWeekly, true],
  ['/leaderboard/table', PATHS.leaderboard, false],
  ['/emojiMathPuzzles', PATHS.logicGames, false],
  ['/puzzle/100641', PATHS.newPuzzles, false],
])('%s is at %s: %s', (pathname, path, isThere) => {
  expect(isAt(pathname, path)).toBe(isThere)
})
