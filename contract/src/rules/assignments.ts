/** The limits of an assignment.
 *  Source: docs/product.md, Assignments */
export const MAX_ASSIGNED_PUZZLES = 24
export const MAX_ASSIGNMENT_TITLE = 60
/** Per classroom, past ones included, deleted ones not. */
export const MAX_ASSIGNMENTS = 200
/** A classroom with this many restorable assignments cannot get more until some expire. */
export const MAX_ASSIGNMENTS_DELETED = 600
/** Furthest due day, in days from today. */
export const FURTHEST_DUE_DAYS = 366
/** Days in which a deleted assignment can be restored. */
export const ASSIGNMENT_UNDO_DAYS = 30

/** From this share of first tries on a skill goes well; below, it is practiced once more. */
export const ENOUGH_FIRST_TRIES = 0.7

/** A student's progress at an assigned puzzle. */
export const ASSIGNED_STATES = ['fresh', 'begun', 'solved', 'revealed'] as const
export type AssignedState = (typeof ASSIGNED_STATES)[number]

/** Whether a student's result is a first try: the first guess was right, without a hint. */
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
