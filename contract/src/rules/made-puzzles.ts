import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { FIRST_GIFT_PUZZLE_ID } from './gift-puzzles.ts'

/** The ids of made puzzles follow those of published puzzles, so that the two are never confused.
 *  Source: docs/product.md, Puzzles of one's own */
export const FIRST_MADE_PUZZLE_ID = MAX_PUZZLE_ID + 1
export const LAST_MADE_PUZZLE_ID = FIRST_GIFT_PUZZLE_ID - 1

export function isMadePuzzleId(id: number): boolean {
  return id >= FIRST_MADE_PUZZLE_ID && id <= LAST_MADE_PUZZLE_ID
}

export const MAX_MADE_TITLE = 40
/** Puzzles per teacher and per student, without deleted ones. */
export const MAX_MADE_BY_TEACHER = 300
export const MAX_MADE_BY_STUDENT = 20
/** A maker with this many restorable puzzles cannot make more until some expire. */
export const MAX_MADE_DELETED = 900
/** Days in which a deleted puzzle can be restored. */
export const MADE_UNDO_DAYS = 30

/** `waiting`: for the teacher's review. `approved`: others may see it. `returned`: the student may improve it. */
export const MADE_STATES = ['waiting', 'approved', 'returned'] as const
export type MadeState = (typeof MADE_STATES)[number]
