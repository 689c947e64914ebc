import { PUZZLES_A_DAY, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { expect, test } from 'vitest'
import { isJuniorPage } from './junior-page.ts'

test('of the forty puzzles of a day the junior ones have junior pages, under each of their addresses', () => {
  for (let id = 100_641; id < 100_641 + PUZZLES_A_DAY; id += 1) {
    const expected = isJunior(slotOfPuzzle(id).levelId)
    for (const path of [`/puzzle/${id}`, `/puzzle/puzzle/${id}/`, `/PUZZLE/${id}abc`, `/puzzleSolution/${id}`, `/puzzlesolution/${id}`]) {
      expect([path, isJuniorPage(path, ''), isJuniorPage(path, '?l=1')]).toEqual([path, expected, expected])
    }
  }
})

test.each([
  ['/puzzle', '?l=6', true],
  ['/popular', 't=1&l=10', true],
  ['/books', '?levelId=7', true],
  ['/puzzle', '?l=5', false],
  ['/puzzle', '', false],
  ['/leaderboard', '', false],
  ['/books', '?levelId=999', false],
  ['/puzzle', '?l=6.5', false],
  ['/puzzle/0', '', false],
  ['/puzzle/soon', '?l=8', true],
  ['/emojiMathPuzzles', '?l=8', true],
  ['/pricing', '?l=8', false],
  ['/', '?levelId=8', false],
])('%s%s', (path, search, expected) => {
  expect(isJuniorPage(path, search)).toBe(expected)
})
