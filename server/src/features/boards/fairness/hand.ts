import type { Slot } from '@emojigma/engine/day.ts'
import { isJunior, MASTER_LEVEL_ID, stepOf } from '@emojigma/engine/levels.ts'
import { answerFormOf, isBoardType } from '@emojigma/engine/types.ts'

/** Milliseconds that a practised hand needs to enter a known answer: the limit of a keyboard, not a typical time.
 *  Source: docs/product.md, Fair play */
export function enteringMs({ typeId, levelId }: Slot): number {
  const form = answerFormOf(typeId)
  if (form === 'cell') return 250
  // Some eight empty cells of sixteen, some fifty of eighty-one.
  if (form === 'board') return isJunior(levelId) ? 800 : 6000
  return isJunior(levelId) ? 350 : 600
}

/** Seconds that people usually take, a rough median. It is an assumption without a measurement; the rules only react to deviations of many
 *  times.
 *  Source: docs/product.md, Fair play */
export function usualSeconds({ typeId, levelId }: Slot): number {
  const step = stepOf(levelId) - 1
  const form = answerFormOf(typeId)
  if (form === 'cell') return (isJunior(levelId) ? 4 : 8) * 1.4 ** step
  if (form === 'board') return isJunior(levelId) ? 25 * 1.25 ** step : 300 * 1.35 ** step
  return isJunior(levelId) ? 8 * 1.35 ** step : 25 * 1.6 ** step
}

/** A Master that has to be worked out and typed: no human gets all of them right at the first guess. Odd Emoji is spotted, and an
 *  Emojidoku proves itself. */
export function isHard({ typeId, levelId }: Slot): boolean {
  return levelId === MASTER_LEVEL_ID && !isBoardType(typeId)
}
