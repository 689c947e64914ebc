import { valuesIn } from '../algebra/deduction.ts'
import { equationsKey, expressionKey } from '../algebra/value-key.ts'
import { emojiName } from '../emoji/name.ts'
import type { Kind } from '../kind.ts'
import { isJunior, stepOf, type LevelId } from '../levels.ts'
import type { ClassicQuestion } from '../question.ts'
import { explainClassic } from './explain.ts'
import { generateClassic } from './generate.ts'
import { classicSkills, classicStrand } from './learning.ts'
import { rateClassic } from './rate.ts'
import { deduceClassic, proveClassic, solveClassic } from './solve.ts'

/** The simplest levels have few forms, so a puzzle may return with other pictures, but not within these days. */
const SIMPLE_LEVEL_REPEAT_DAYS = 60

/** Emoji algebra: equations of pictures, and one more sum to calculate.
 *  Source: docs/product.md, Puzzle types and levels */
export const classic: Kind<ClassicQuestion> = {
  typeId: 1,
  generate: generateClassic,
  solve: solveClassic,
  prove: proveClassic,
  rate: rateClassic,
  middleScores: { 6: 4, 7: 5, 8: 6, 9: 7, 10: 10, 1: 11, 2: 14, 3: 16, 4: 19, 5: 25 },
  skills: classicSkills,
  strand: classicStrand,
  explain: explainClassic,
  describe: ({ emoji, equations, ask, or }, words, names = emoji.map(emojiName)) => words.sums(equations, ask, or, names),
  repeatKey(puzzle) {
    const { emoji, equations, ask, or } = puzzle.question
    const values = valuesOf(puzzle.question)
    const key = `${equationsKey(equations, values)}?${[ask, ...(or ? [or] : [])]
      .map((side) => expressionKey(side, values))
      .toSorted()
      .join('|')}`
    return isSimple(puzzle.levelId) ? [key, puzzle.theme, ...emoji].join(' ') : key
  },
  repeatWindowDays: (levelId) => (isSimple(levelId) ? SIMPLE_LEVEL_REPEAT_DAYS : undefined),
}

function isSimple(levelId: LevelId): boolean {
  return isJunior(levelId) && stepOf(levelId) <= 3
}

function valuesOf(question: ClassicQuestion): readonly number[] {
  const values = valuesIn(deduceClassic(question), question.emoji.length)
  if (!values) throw new Error('a puzzle with an emoji of unknown value')
  return values
}
