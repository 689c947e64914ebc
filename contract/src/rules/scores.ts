import { dayAt, slotOfPuzzle, weekAt } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'

/** Every level's points, and so every score, is a multiple of this. */
export const SCORE_STEP = 10

/** The period of a board: everything, the UTC week from Monday, or the UTC day; a scope's id on the wire is its index here.
 *  Source: docs/product.md, Attempts and scores */
export const SCOPES = ['all', 'week', 'day'] as const
export type Scope = (typeof SCOPES)[number]
/** An index of SCOPES: how calls, tables and pages write a scope. */
export type ScopeId = 0 | 1 | 2

/** @returns what solving the puzzle scores, once
 *  Source: docs/product.md, Attempts and scores */
export function pointsOf(puzzleId: number): number {
  return levelOf(slotOfPuzzle(puzzleId).levelId).points
}

/** @returns the number of the scope's period at a time: always 0, the week, or the day */
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
