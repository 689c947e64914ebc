import { dayEndMs, type Day } from '@emojigma/engine/day.ts'

/** Distinct daily puzzles that a player without a plan may attempt each UTC day.
 *  Source: docs/product.md, Play access and the free allowance */
export const FREE_PUZZLES_A_DAY = 3

/** @param used free puzzles used that day; may exceed the allowance when a device's puzzles were moved to an account
 *  @returns how many are left, never below 0 */
export function freePuzzlesLeft(used: number): number {
  return Math.max(0, FREE_PUZZLES_A_DAY - used)
}

/** Milliseconds until the day's allocation ends at 23:59:59.999 UTC. */
export function msToNextAllocation(day: Day, nowMs: number): number {
  return Math.max(0, dayEndMs(day) - nowMs)
}
