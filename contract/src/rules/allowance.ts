import { dayEndMs, type Day } from '@emojigma/engine/day.ts'

/** Distinct daily puzzles that a player without a plan may attempt each UTC day.
 *  Source: docs/product.md, Play access and the free allowance */
export const FREE_PUZZLES_A_DAY = 3

/** @param used how many puzzles of a day count among its free ones: may be more than are free, where a device's became an account's
 *  @returns how many are left, never below 0 */
export function freePuzzlesLeft(used: number): number {
  return Math.max(0, FREE_PUZZLES_A_DAY - used)
}

/** Milliseconds until the day's allocation ends at 23:59:59.999 UTC. */
export function msToNextAllocation(day: Day, nowMs: number): number {
  return Math.max(0, dayEndMs(day) - nowMs)
}
