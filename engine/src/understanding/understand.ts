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

/** How well the answer tells the likely slips apart: those of thought and attention.
 *  @returns how many there are, and how many of them lead to an answer that no other one leads to */
export function likelySlips(question: AlgebraQuestion, levelId: LevelId): { readonly all: number; readonly apart: number } {
  const likely = wrongAnswers(question, levelId).filter((one) => rankOf(one) < LATER_RANKS.length)
  const byAnswer = Map.groupBy(likely, ({ answer }) => answer)
  const isApart = (answer: string) => new Set(byAnswer.get(answer)?.map(({ rule }) => rule)).size === 1
  const byRule = Map.groupBy(likely, ({ rule }) => rule)
  return { all: byRule.size, apart: [...byRule.values()].filter((answers) => answers.every(({ answer }) => isApart(answer))).length }
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
