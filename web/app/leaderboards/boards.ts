import { weekOf, type Day } from '@emojigma/engine/day.ts'
import { PATHS } from '../navigation/paths.ts'
import { isAt } from '../navigation/page-addresses.ts'

/** Source: docs/product.md, Leaderboards */
export type BoardScope = 0 | 1 | 2

export interface Board {
  readonly scope: BoardScope
  /** As the panel of the reader’s ranks names it. */
  readonly name: string
  readonly title: string
  readonly intro: string
  readonly path: string
  /** What stands in the table while nobody is on the board. */
  readonly empty: string
}

/** In the order of the calls' answers: all time, weekly, daily. */
export const BOARDS: Readonly<Record<BoardScope, Board>> = {
  0: {
    scope: 0,
    name: 'All Time',
    title: 'All time leaderboard',
    intro: 'The top 100 solvers since the first puzzle. Scores update about a second after every correct answer.',
    path: PATHS.leaderboard,
    empty: 'Nobody is on this board yet. The first solved puzzle opens it.',
  },
  1: {
    scope: 1,
    name: 'Weekly',
    title: 'Weekly leaderboard',
    intro: 'The top 100 solvers of this week. A new week begins on Monday at midnight UTC, and everyone begins it together.',
    path: PATHS.leaderboardWeekly,
    empty: 'Nobody has solved a puzzle this week yet. The first one opens the board.',
  },
  2: {
    scope: 2,
    name: 'Daily',
    title: 'Daily leaderboard',
    intro: 'The top 100 solvers of today. A new day begins at midnight UTC with forty new puzzles.',
    path: PATHS.leaderboardDaily,
    empty: 'Nobody has solved a puzzle today yet. The first one opens the board.',
  },
}

/** As the panels list them: the shortest time first. */
export const BOARDS_BY_LENGTH: readonly Board[] = [BOARDS[2], BOARDS[1], BOARDS[0]]

/** @returns the board at an address; those that are no other's are the all time board */
export function boardAt(pathname: string): Board {
  return [BOARDS[1], BOARDS[2]].find(({ path }) => isAt(pathname, path)) ?? BOARDS[0]
}

/** Whether the address is that of the table alone, with all its columns on every screen. */
export function isTableView(pathname: string): boolean {
  return isAt(pathname, PATHS.leaderboardTable)
}

/** @returns the number of the week or day that a board is about on a UTC day; 0 for all time */
export function periodOn(day: Day, scope: BoardScope): number {
  switch (scope) {
    case 0:
      return 0
    case 1:
      return weekOf(day)
    case 2:
      return day
  }
}
