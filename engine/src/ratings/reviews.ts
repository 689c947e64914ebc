import type { Day } from '../day.ts'
import type { StrandId } from '../practice/strand-ids.ts'

/** Days after which an idea returns that was missed, or solved with help. */
export const REVIEW_DAYS = [3, 7, 21] as const

/** An idea that a player meets again in another puzzle. */
export interface Review {
  readonly strand: StrandId
  /** Where it was missed, or solved with help. */
  readonly puzzleId: number
  readonly day: Day
  /** How often it has been solved since, at the first try and without a hint. */
  readonly stage: number
  readonly dueDay: Day
}

/** A finished attempt at a puzzle of an idea. */
export interface ReviewedAttempt {
  readonly strand: StrandId
  readonly puzzleId: number
  readonly day: Day
  /** At the first try, without a hint. */
  readonly isClean: boolean
}

/** The ideas that return after an attempt.
 *  @param review what was to return of the idea before it
 *  @returns undefined where nothing returns (any more)
 *  Source: docs/product.md, For you */
export function reviewAfter(review: Review | undefined, { strand, puzzleId, day, isClean }: ReviewedAttempt): Review | undefined {
  if (!isClean) return { strand, puzzleId, day, stage: 0, dueDay: day + REVIEW_DAYS[0] }
  if (!review || day < review.dueDay) return review
  const stage = review.stage + 1
  const next = REVIEW_DAYS[stage]
  // What was met late returns later as well, so that the gaps stay as long.
  return next === undefined ? undefined : { ...review, stage, dueDay: day + next - (REVIEW_DAYS[stage - 1] ?? 0) }
}

/** How many of a selection's puzzles may be reviews.
 *  @param most size of the selection */
export function mostReviews(most: number): number {
  return Math.min(2, Math.max(0, most - 1))
}
