import { dayEndMs, dayOfPuzzle, type Day } from './day.ts'

/** Distinct daily puzzles that a player without a plan may attempt each UTC day.
 *  Source: specification §9 */
export const FREE_PUZZLES_A_DAY = 3

/** @returns how many of the day's free puzzles are left, never below 0 */
export function freePuzzlesLeft(attemptedPuzzleIds: readonly number[], day: Day): number {
  const attemptedToday = attemptedPuzzleIds.filter((id) => dayOfPuzzle(id) === day).length
  return Math.max(0, FREE_PUZZLES_A_DAY - attemptedToday)
}

export type PlayAccess = 'open' | 'free-limit-reached' | 'plan-needed'

/** May a player without a plan guess at this puzzle?
 *  Source: contract §1, Who may play */
export function freePlayAccess(puzzleId: number, attemptedPuzzleIds: readonly number[], day: Day): PlayAccess {
  if (attemptedPuzzleIds.includes(puzzleId)) return 'open'
  if (dayOfPuzzle(puzzleId) !== day) return 'plan-needed'
  return freePuzzlesLeft(attemptedPuzzleIds, day) > 0 ? 'open' : 'free-limit-reached'
}

/** Milliseconds until the day's allocation ends at 23:59:59.999 UTC. */
export function msToNextAllocation(day: Day, nowMs: number): number {
  return Math.max(0, dayEndMs(day) - nowMs)
}
