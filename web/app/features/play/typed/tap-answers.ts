import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { UNBOUNDED, valueWithin } from '@emojigma/engine/algebra/evaluation.ts'
import { isTrueWith } from '@emojigma/engine/algebra/sides.ts'
import { numbersOffered } from '@emojigma/engine/types.ts'

/** The answers among which a beginner taps. */
export interface TapAnswers {
  /** The values of the two sides of a comparison, in order, or a few numbers in a row. */
  readonly kind: 'sides' | 'numbers'
  readonly values: readonly number[]
}

/** More than any emoji of these levels is worth. */
const MOST = 50

type TapPuzzle = Pick<PuzzleView, 'id' | 'typeId' | 'levelId' | 'question'>

/** @returns undefined for a puzzle whose answer is typed
 *  Source: docs/product.md, Levels 1 and 2 */
export function tapAnswersOf({ id, typeId, levelId, question }: TapPuzzle): TapAnswers | undefined {
  const offered = numbersOffered(typeId, levelId)
  if (offered === undefined || question?.typeId !== 1) return undefined
  const { emoji, equations, ask, or } = question
  const [given, ...others] = equations
  if (emoji.length !== 1 || !given || others.length > 0) return undefined
  const worth = Array.from({ length: MOST }, (_, less) => less + 1).find((value) => isTrueWith(given, [value], UNBOUNDED))
  if (worth === undefined) return undefined
  const [asked, other] = [ask, or].map((side) => side && valueWithin(side, [worth], UNBOUNDED))
  if (asked === undefined) return undefined
  if (or) return other === undefined ? undefined : { kind: 'sides', values: [asked, other] }
  const first = Math.max(0, asked - (id % offered))
  return { kind: 'numbers', values: Array.from({ length: offered }, (_, more) => first + more) }
}
