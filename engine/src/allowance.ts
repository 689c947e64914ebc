import { dayEndMs, dayOfPuzzle, type Day } from './day.ts'

/** Distinct daily puzzles that a player without a plan may attempt each UTC day.
 *  Source: specification §9 */
export const FREE_PUZZLES_A_DAY = 3

/** What a player has used of the free puzzles. */
export interface FreePlay {
  /** Ids of all puzzles that the player attempted. */
  readonly attempted: readonly number[]
  /** Puzzles of one day that count among its three. They are more than those attempted where the attempts became an account's. */
  readonly begun?: { readonly day: Day; readonly count: number } | undefined
}

/** @returns how many puzzles of a day count among its three */
export function begunOn({ attempted, begun }: FreePlay, day: Day): number {
  const attemptedThen = attempted.filter((id) => dayOfPuzzle(id) === day).length
  return Math.max(attemptedThen, begun?.day === day ? begun.count : 0)
}

/** @returns how many of the day's free puzzles are left, never below 0 */
export function freePuzzlesLeft(play: FreePlay, day: Day): number {
  return Math.max(0, FREE_PUZZLES_A_DAY - begunOn(play, day))
}

export type PlayAccess = 'open' | 'free-limit-reached' | 'plan-needed'

/** May a player without a plan guess at this puzzle?
 *  Source: contract §1, Who may play */
export function freePlayAccess(puzzleId: number, play: FreePlay, day: Day): PlayAccess {
  if (play.attempted.includes(puzzleId)) return 'open'
  if (dayOfPuzzle(puzzleId) !== day) return 'plan-needed'
  return freePuzzlesLeft(play, day) > 0 ? 'open' : 'free-limit-reached'
}

/** Milliseconds until the day's allocation ends at 23:59:59.999 UTC. */
export function msToNextAllocation(day: Day, nowMs: number): number {
  return Math.max(0, dayEndMs(day) - nowMs)
}
