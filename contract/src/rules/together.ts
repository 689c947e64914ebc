import { weekOf, type Day } from '@emojigma/engine/day.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** Activities of a grown-up and a child away from the screen: two for each kind. */
export const ACTIVITIES = {
  1: ['treats', 'coins'],
  2: ['rows', 'prices'],
  3: ['secret', 'names'],
  4: ['square', 'table'],
  5: ['missing', 'leaves'],
} as const satisfies Readonly<Record<PuzzleTypeId, readonly [string, string]>>
export type Activity = (typeof ACTIVITIES)[PuzzleTypeId][number]

/** @param day of a week; the two activities of a kind take turns by week */
export function activityOf(typeId: PuzzleTypeId, day: Day): Activity {
  const [odd, even] = ACTIVITIES[typeId]
  return weekOf(day) % 2 === 0 ? even : odd
}
