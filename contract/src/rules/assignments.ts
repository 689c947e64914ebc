/** The limits of an assignment.
 *  Source: docs/product.md, Assignments */
export const MAX_ASSIGNED_PUZZLES = 24
export const MAX_ASSIGNMENT_TITLE = 60
/** Assignments of one classroom, those that ended included, without deleted ones. */
export const MAX_ASSIGNMENTS = 200
/** Where so many were deleted that can still be brought back, there are no new ones until some are gone. */
export const MAX_ASSIGNMENTS_DELETED = 600
/** How many days ahead a due day may lie. */
export const FURTHEST_DUE_DAYS = 366
/** Days in which a deleted assignment can be brought back. */
export const ASSIGNMENT_UNDO_DAYS = 30

/** How far a student is with an assigned puzzle. */
export const ASSIGNED_STATES = ['fresh', 'begun', 'solved', 'revealed'] as const
export type AssignedState = (typeof ASSIGNED_STATES)[number]

/** Whether what a student did at an assigned puzzle is a first try: a first guess that was right, without a hint. */
export function isFirstTry({
  State,
  Guesses,
  HintRung,
}: {
  readonly State: AssignedState
  readonly Guesses: number
  readonly HintRung: number
}): boolean {
  return State === 'solved' && Guesses === 1 && HintRung === 0
}
