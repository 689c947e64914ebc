import type { Slot } from '@emojigma/engine/day.ts'
import { isJunior, MASTER_LEVEL_ID, stepOf } from '@emojigma/engine/levels.ts'
import { answerFormOf, isBoardType } from '@emojigma/engine/types.ts'

/** How long a practised hand needs for the answer alone, in milliseconds, when all of it is known before: nobody thinks so fast. It is what
 *  a keyboard allows, not what people take.
 *  Source: docs/product.md, Fair play */
export function enteringMs({ typeId, levelId }: Slot): number {
  const form = answerFormOf(typeId)
  if (form === 'cell') return 250
  // Some eight empty cells of sixteen, some fifty of eighty-one.
  if (form === 'board') return isJunior(levelId) ? 800 : 6000
  return isJunior(levelId) ? 350 : 600
}

/** About how long people take, in seconds: the middle of many. An assumption that no figure of ours proves; the evidence asks only for what
 *  differs from it many times over.
 *  Source: docs/product.md, Fair play */
export function usualSeconds({ typeId, levelId }: Slot): number {
  const step = stepOf(levelId) - 1
  const form = answerFormOf(typeId)
  if (form === 'cell') return (isJunior(levelId) ? 4 : 8) * 1.4 ** step
  if (form === 'board') return isJunior(levelId) ? 25 * 1.25 ** step : 300 * 1.35 ** step
  return isJunior(levelId) ? 8 * 1.35 ** step : 25 * 1.6 ** step
}

/** A Master that is worked out and then typed: nobody has them all right at the first try for ever. The odd one is seen, and an Emojidoku
 *  proves itself. */
export function isHard({ typeId, levelId }: Slot): boolean {
  return levelId === MASTER_LEVEL_ID && !isBoardType(typeId)
}
