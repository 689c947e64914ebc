import { expect, test } from 'vitest'
import { LEADERBOARD_SECTIONS } from '../../features/boards/menu.ts'
import { isCurrent, MENU } from './menu.ts'
import { PUZZLE_SECTIONS } from '../../features/puzzles/menu.ts'

const currentAt = (pathname: string) => MENU.filter((entry) => isCurrent(entry, pathname)).map(({ name }) => name)

test('the menu has its entries in their order', () => {
  const namesFor = (whose: 'email' | 'others') =>
    MENU.filter((entry) => entry.for === undefined || entry.for === whose).map(({ name }) => name)
  expect(namesFor('others')).toEqual(['HOME', 'PRICING', 'TODAYS PUZZLES', 'ALL PUZZLES', 'RIDDLES', 'LEADERBOARDS', 'HELP'])
  expect(namesFor('email')).toEqual(namesFor('others').with(1, 'MY ACCOUNT'))
  expect(PUZZLE_SECTIONS.map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)])).toEqual([
    ['EMOJI PUZZLES', 'Latest Puzzles', 'Popular Puzzles'],
    ['CATEGORIES', 'Emoji Math Puzzles', 'Emoji Logic Games'],
    ['EMOJI GAMES', 'Emoji Riddles', 'Practice'],
  ])
  expect(LEADERBOARD_SECTIONS.map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)])).toEqual([
    ['GLOBAL', 'All', 'Weekly', 'Daily'],
    ['RANKS', 'All 80 ranks'],
  ])
})

test.each([
  ['/', ['HOME']],
  ['/today', ['TODAYS PUZZLES']],
  ['/puzzle/today', ['TODAYS PUZZLES']],
  ['/puzzle', ['ALL PUZZLES']],
  ['/puzzle/', ['ALL PUZZLES']],
  ['/Puzzle/MostPopular', ['ALL PUZZLES']],
  ['/emojiLogicPuzzles', ['ALL PUZZLES']],
  ['/leaderboard', ['LEADERBOARDS']],
  ['/home/leaderboard/1', ['LEADERBOARDS']],
  ['/leaderboardDaily', ['LEADERBOARDS']],
  ['/leaderboardRanks', ['LEADERBOARDS']],
  ['/puzzle/100641', []],
])('at %s the current entry is %j', (pathname, names) => {
  expect(currentAt(pathname)).toEqual(names)
})
