import type { Slot } from '../day.ts'
import { kindOf } from '../kinds.ts'
import type { LevelId } from '../levels.ts'
import type { Question } from '../question.ts'
import type { PuzzleTypeId } from '../types.ts'
import { chanceAt, type Estimate } from './estimate.ts'

/** A new player: below average, so that the first selections are too easy rather than too hard. */
export const NEW_PLAYER: Estimate = { value: -450, deviation: 1300 }

/** The uncertainty of the engine's score. */
const UNPLAYED_DEVIATION = 550

/** Assumed difficulty of a level's median puzzle, corrected by attempts. */
const LEVEL_VALUES: Readonly<Record<LevelId, number>> = {
  6: -3000,
  7: -2600,
  8: -2200,
  9: -1800,
  10: -1400,
  1: -1100,
  2: -300,
  3: 500,
  4: 1300,
  5: 2100,
}

/** Median scores of sixty days, by level; scores compare within a type and band. */
const MIDDLE_SCORES: Readonly<Record<PuzzleTypeId, Partial<Readonly<Record<LevelId, number>>>>> = {
  1: { 6: 4, 7: 5, 8: 6, 9: 7, 10: 10, 1: 11, 2: 14, 3: 16, 4: 19, 5: 25 },
  2: { 1: 8, 2: 10, 3: 12, 4: 16, 5: 18 },
  3: { 1: 8, 2: 10, 3: 12, 4: 16, 5: 22 },
  4: { 6: 21, 7: 32, 8: 45, 9: 71, 10: 104, 1: 619, 2: 2081, 3: 9356, 4: 13_763, 5: 20_273 },
  5: { 6: 51, 7: 72, 8: 100, 9: 135, 10: 183, 1: 1385, 2: 2347, 3: 3698, 4: 5769, 5: 8828 },
}

/** Largest deviation within a level, reached at a score half as high again as the median. */
const WITHIN_LEVEL = 350
const HALF_AS_HIGH_AGAIN = Math.log(1.5)

/** @returns the assumed difficulty of an unplayed puzzle, by its type, level and score
 *  @returns how hard a puzzle is taken to be that nobody has played: by its kind, its level and the engine's score of it
 *  Source: docs/product.md, Measured ratings */
export function unplayedPuzzle({ typeId, levelId }: Slot, question: Question): Estimate {
  const rating = kindOf(typeId).rate(question)
  const middle = MIDDLE_SCORES[typeId][levelId]
  if (rating.kind !== 'rated' || middle === undefined) return middleOf(levelId)
  const above = Math.log(Math.max(1, rating.score) / middle) / HALF_AS_HIGH_AGAIN
  const { value, deviation } = middleOf(levelId)
  return { value: value + Math.round(WITHIN_LEVEL * Math.min(1, Math.max(-1, above))), deviation }
}

/** @returns the median of a level, where nothing else is known of a puzzle */
export function middleOf(levelId: LevelId): Estimate {
  return { value: LEVEL_VALUES[levelId], deviation: UNPLAYED_DEVIATION }
}

/** The strongest people: as far above a newcomer as a Master is above the easiest puzzle. */
const ABLEST = 5100

/** @returns the chance of the strongest people at a puzzle of a level */
export function ablestChance(levelId: LevelId): number {
  const { value, deviation } = middleOf(levelId)
  return chanceAt(ABLEST - value, deviation)
}
