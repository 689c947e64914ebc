import { describe, expect, test } from 'vitest'
import { BOARDS, BOARDS_BY_LENGTH, boardAt, isTableView, periodOn } from './boards.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { LEADERBOARD_SECTIONS } from './menu.ts'
import { withOwnRow } from './LeaderboardTable.tsx'
import { OTTER, rowOf } from '../../platform/testing/test-rows.ts'
import { points, rankName } from '../../ui/pictures/rank-words.ts'
import { ordinal } from '@emojigma/messages/words/ordinals.ts'

/** 2026-11-21 is a Saturday. */
const SATURDAY = 2516

describe('the period of a board', () => {
  test('is none for all time and the day itself for the daily board', () => {
    expect([periodOn(SATURDAY, 0), periodOn(SATURDAY + 1, 0)]).toEqual([0, 0])
    expect([periodOn(SATURDAY, 2), periodOn(SATURDAY + 1, 2)]).toEqual([SATURDAY, SATURDAY + 1])
  })

  test('of the weekly board changes from Sunday to Monday, and on no other day', () => {
    const [saturday, sunday, monday] = [0, 1, 2].map((later) => periodOn(SATURDAY + later, 1))
    expect(sunday).toBe(saturday)
    expect(monday).toBe((saturday ?? 0) + 1)
    for (let later = 2; later <= 8; later += 1) expect(periodOn(SATURDAY + later, 1)).toBe(monday)
    expect(periodOn(SATURDAY + 9, 1)).toBe((monday ?? 0) + 1)
  })
})

describe('boards', () => {
  test.each<[ScopeId, string, string]>([
    [0, 'All Time', '/leaderboard'],
    [1, 'Weekly', '/leaderboardWeekly'],
    [2, 'Daily', '/leaderboardDaily'],
  ])('of scope %i are called %s and found at their own address', (scope, name, path) => {
    expect(BOARDS[scope]).toMatchObject({ scope, name, path })
    expect(boardAt(path)).toBe(BOARDS[scope])
    expect(boardAt(`${path}/`)).toBe(BOARDS[scope])
  })

  test('are listed with the shortest time first', () => {
    expect(BOARDS_BY_LENGTH.map(({ scope }) => scope)).toEqual([2, 1, 0])
  })

  test('each have a title and an introduction of their own, and that of all time asks for the most days of play', () => {
    const boards = [BOARDS[0], BOARDS[1], BOARDS[2]]
    for (const field of ['title', 'intro'] as const) expect(new Set(boards.map((board) => board[field])).size).toBe(3)
    expect(boards.map((board) => board.listedDays)).toEqual([14, 1, 1])
  })

  test('of weeks and days have no view of the table alone', () => {
    expect(['/leaderboardWeekly', '/leaderboardDaily', '/leaderboardRanks', '/leaderboard/tables'].map(isTableView)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('and ranks are all in the side menu, the table under its board', () => {
    expect(LEADERBOARD_SECTIONS.map(({ name, entries }) => [name, entries.map((entry) => entry.name)])).toEqual([
      ['GLOBAL', ['All', 'Weekly', 'Daily']],
      ['RANKS', ['All 80 ranks']],
    ])
    const entries = LEADERBOARD_SECTIONS.flatMap((section) => section.entries)
    expect(entries.map(({ path }) => path)).toEqual(['/leaderboard', '/leaderboardWeekly', '/leaderboardDaily', '/leaderboardRanks'])
    expect(entries[0]?.alsoAt).toEqual(['/leaderboard/table'])
  })
})

describe('words', () => {
  test.each([
    [12, '12th'],
    [21, '21st'],
    [24, '24th'],
    [100, '100th'],
    [101, '101st'],
    [112, '112th'],
    [113, '113th'],
    [1011, '1,011th'],
    [1_000_002, '1,000,002nd'],
  ])('position %i is %s', (position, name) => {
    expect(ordinal(position)).toBe(name)
  })

  test.each([
    [0, 'Unicorn'],
    [1, 'Unicorn with 1 star'],
    [2, 'Unicorn with 2 stars'],
    [5, 'Unicorn with 5 stars'],
  ])('a rank with %i stars is called %s', (stars, name) => {
    expect(rankName({ number: 75, emoji: 'unicorn', stars, colour: 0, threshold: 0 })).toBe(name)
  })

  test('points are counted in thousands', () => {
    expect([points(999), points(1000), points(10_000_000)]).toEqual(['999 points', '1,000 points', '10,000,000 points'])
  })
})

describe('the own row at the end of a board', () => {
  const others = [rowOf(1, { TotalScore: 300 }), rowOf(2, { TotalScore: 200 }), rowOf(3, { TotalScore: 100 })]
  const ownWith = (score: number) => rowOf(9, { UserId: OTTER.id, NickName: 'OldName', TotalScore: score })
  const names = (score: number, rank: number) =>
    withOwnRow([...others, ownWith(score)], OTTER, { position: rank, score }).map(({ NickName }) => NickName)

  test.each([
    [400, 1, 0],
    [300, 1, 1],
    [250, 2, 1],
    [200, 2, 2],
    [150, 3, 2],
    [100, 3, 3],
    [50, 4, 3],
  ])('with a score of %i and rank %i stands at index %i: after equal scores, before lower ones', (score, rank, index) => {
    const shown = names(score, rank)
    expect(shown.indexOf('BraveOtter42')).toBe(index)
    expect(shown.filter((name) => name !== 'BraveOtter42')).toEqual(['Player 1', 'Player 2', 'Player 3'])
  })

  test('keeps its own rank until another one is known, and its own name where none is chosen', () => {
    const own = ownWith(50)
    expect(withOwnRow([...others, own], OTTER, undefined).at(-1)?.LeaderboardId).toBe(9)
    expect(withOwnRow([...others, own], { ...OTTER, nickname: '' }, { position: 4, score: 50 }).at(-1)?.NickName).toBe('OldName')
  })

  test('is not made where the board has none', () => {
    expect(withOwnRow([], OTTER, { position: 4, score: 50 })).toEqual([])
    expect(withOwnRow(others, OTTER, { position: 4, score: 50 })).toEqual(others)
  })
})
