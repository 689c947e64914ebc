import type { Slot } from '../day.ts'
import { kindOf } from '../kinds.ts'
import type { LevelId } from '../levels.ts'
import type { Question } from '../question.ts'
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

/** By so much a puzzle of a level differs from its middle one at most, at a score by half as high again. */
const WITHIN_LEVEL = 350
const HALF_AS_HIGH_AGAIN = Math.log(1.5)

/** @returns the assumed difficulty of an unplayed puzzle, by its type, level and score
 *  Source: docs/product.md, Measured ratings */
export function unplayedPuzzle({ typeId, levelId }: Slot, question: Question): Estimate {
  const kind = kindOf(typeId)
  const rating = kind.rate(question)
  const middle = kind.middleScores[levelId]
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
