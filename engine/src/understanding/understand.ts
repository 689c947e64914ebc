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

/** Slips of the pen, which could be behind almost any number: they count only where no slip of thought does. */
const OF_THE_PEN: ReadonlySet<SlipRule> = new Set<SlipRule>(['mixed-up', 'off-by-one', 'off-by-ten', 'digits-swapped', 'minus-added'])

/** One slip in several places is still one, but it cannot be told where. */
export function onlyOne(found: readonly WrongAnswer[]): Slip | undefined {
  const thoughts = found.filter(({ rule }) => !OF_THE_PEN.has(rule))
  const likely = thoughts.length > 0 ? thoughts : found
  const [slip] = likely
  if (!slip || likely.some(({ rule }) => rule !== slip.rule)) return undefined
  const isSure = likely.every(({ place }) => JSON.stringify(place) === JSON.stringify(slip.place))
  return isSure ? { rule: slip.rule, place: slip.place, first: slip.first } : { rule: slip.rule, place: undefined, first: undefined }
}
