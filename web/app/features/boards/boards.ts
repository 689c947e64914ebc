import { m } from '@emojigma/messages'
import type { StillNeeded } from '@emojigma/contract/boards/leaderboards.ts'
import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { weekOf, type Day } from '@emojigma/engine/day.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { isAt } from '../../platform/navigation/page-addresses.ts'

/** Source: docs/product.md, Leaderboards */
export interface Board {
  readonly scope: ScopeId
  /** Short name, for the panel of the reader's ranks. */
  readonly name: string
  readonly title: string
  readonly intro: string
  readonly path: string
  /** Days of play before it lists an account. */
  readonly listedDays: number
}

/** In the order of the replies: all time, weekly, daily. */
export const BOARDS: Readonly<Record<ScopeId, Board>> = {
  0: {
    scope: 0,
    name: m['boards.all_time'](),
    title: m['boards.all_time_leaderboard'](),
    intro: m['boards.top_100'](),
    path: PATHS.leaderboard,
    listedDays: ALL_TIME_LISTED_DAYS,
  },
  1: {
    scope: 1,
    name: m['ui.weekly'](),
    title: m['boards.weekly_leaderboard'](),
    intro: m['boards.week_description'](),
    path: PATHS.leaderboardWeekly,
    listedDays: LISTED_DAYS,
  },
  2: {
    scope: 2,
    name: m['ui.daily'](),
    title: m['boards.daily_leaderboard'](),
    intro: m['boards.day_description'](),
    path: PATHS.leaderboardDaily,
    listedDays: LISTED_DAYS,
  },
}

/** The steps that an account still needs before a board lists it. */
export interface NeededForBoard {
  readonly emailProof: boolean
  readonly days: number
}

/** @returns what the account needs for this board; undefined = nothing */
export function neededFor({ scope }: Board, stillNeeded: StillNeeded | undefined): NeededForBoard | undefined {
  if (!stillNeeded) return undefined
  const emailProof = stillNeeded.EmailProof
  const days = scope === 0 ? stillNeeded.AllTimeDays : stillNeeded.Days
  return emailProof || days > 0 ? { emailProof, days } : undefined
}

/** For the panels: the shortest period first. */
export const BOARDS_BY_LENGTH: readonly Board[] = [BOARDS[2], BOARDS[1], BOARDS[0]]

/** @returns the board at an address; all-time by default */
export function boardAt(pathname: string): Board {
  return [BOARDS[1], BOARDS[2]].find(({ path }) => isAt(pathname, path)) ?? BOARDS[0]
}

/** Whether the address shows the table alone, with all columns on every screen. */
export function isTableView(pathname: string): boolean {
  return isAt(pathname, PATHS.leaderboardTable)
}

/** @returns the board's week or day number on a UTC day; 0 for all time */
export function periodOn(day: Day, scope: ScopeId): number {
  switch (scope) {
    case 0:
      return 0
    case 1:
      return weekOf(day)
    case 2:
      return day
  }
}
