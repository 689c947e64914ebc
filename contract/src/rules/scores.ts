import { dayAt, slotOfPuzzle, weekAt } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'

/** All points, and so all scores, are multiples of this. */
export const SCORE_STEP = 10

/** The period of a board: all time, the UTC week from Monday, or the UTC day. Its index is the scope's id on the wire.
 *  Source: docs/product.md, Attempts and scores */
export const SCOPES = ['all', 'week', 'day'] as const
export type Scope = (typeof SCOPES)[number]
/** An index of SCOPES, as in calls, tables and pages. */
export type ScopeId = 0 | 1 | 2

/** @returns the points for solving the puzzle
 *  Source: docs/product.md, Attempts and scores */
export function pointsOf(puzzleId: number): number {
  return levelOf(slotOfPuzzle(puzzleId).levelId).points
}

/** @returns the period of a scope at a time: always 0, the week, or the day */
export function periodAt(scope: Scope, timeMs: number): number {
  switch (scope) {
    case 'all':
      return 0
    case 'week':
      return weekAt(timeMs)
    case 'day':
      return dayAt(timeMs)
  }
}
