import type { LevelId } from '../levels.ts'
import type { AlgebraQuestion } from '../question.ts'
import { wrongAnswers } from './slips-in.ts'
import type { Slip, SlipRule, WrongAnswer } from './slip.ts'

/** The slip that explains a wrong answer.
 *  @param guess in canonical form
 *  @returns undefined where none does, or more than one */
export function slipBehind(question: AlgebraQuestion, levelId: LevelId, guess: string): Slip | undefined {
  return onlyOne(wrongAnswers(question, levelId).filter(({ answer }) => answer === guess))
}

/** Slips of attention and of the pen, which could be behind many a number: each counts only where none of a rank before it fits. */
const LATER_RANKS: readonly ReadonlySet<SlipRule>[] = [
  new Set<SlipRule>(['asked-one', 'emoji-left-out', 'cell-left-out']),
  new Set<SlipRule>(['mixed-up', 'off-by-one', 'off-by-ten', 'digits-swapped', 'minus-added']),
]

function rankOf({ rule }: WrongAnswer): number {
  return LATER_RANKS.findIndex((rank) => rank.has(rule)) + 1
}

/** One slip in several places is still one, but it cannot be told where. */
export function onlyOne(found: readonly WrongAnswer[]): Slip | undefined {
  const first = Math.min(...found.map(rankOf))
  const likely = found.filter((one) => rankOf(one) === first)
  const [slip] = likely
  if (!slip || likely.some(({ rule }) => rule !== slip.rule)) return undefined
  const isSure = likely.every(({ place }) => JSON.stringify(place) === JSON.stringify(slip.place))
  return isSure ? { rule: slip.rule, place: slip.place, first: slip.first } : { rule: slip.rule, place: undefined, first: undefined }
}
