import { arithmeticIn, findingIn } from '../algebra/skills.ts'
import { sumsIn } from '../algebra/sides.ts'
import { equationsKey } from '../algebra/value-key.ts'
import { positionOf } from '../alphabet.ts'
import { emojiName } from '../emoji/name.ts'
import type { Kind } from '../kind.ts'
import type { WordQuestion } from '../question.ts'
import { explainWord } from './explain.ts'
import { generateWord } from './generate.ts'
import { proveWord, solveWord, deduceWord, wordIn } from './solve.ts'
import { valuesIn } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import type { LevelId } from '../levels.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'

/** Emoji algebra whose values are positions in the alphabet; in order they spell a word.
 *  Source: docs/product.md, Word */
export const word: Kind<WordQuestion> = {
  typeId: 3,
  generate: (request) => generateWord(request),
  solve: solveWord,
  prove: proveWord,
  rate: rateWord,
  middleScores: { 1: 8, 2: 10, 3: 12, 4: 16, 5: 22 },
  skills: (question) => ['Spelling by numbers', ...arithmeticIn(sumsIn(question.equations)), ...findingIn(rateWord(question))],
  strand: (question) => (rateWord(question).kind === 'rated' ? 'word-numbers' : undefined),
  explain: explainWord,
  describe: ({ emoji, equations, spelling }, words, names = emoji.map(emojiName)) => words.word(equations, spelling, names),
  repeatKey({ question, answer }) {
    const values = question.emoji.map((_, symbol) => positionOf(answer[question.spelling.indexOf(symbol)] ?? '', question.alphabet))
    return `${equationsKey(question.equations, values)}?${answer}`
  },
  repeatWindowDays: () => undefined,
}

function rateWord(question: WordQuestion): Rating<AlgebraGrounds> {
  const deduction = deduceWord(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations } = question
  const solution = wordIn(deduction, question)
  if (solution.kind !== 'unique') return solution
  const values = valuesIn(deduction, emoji.length)
  if (!values) return { kind: 'too hard' }
  const restsOn = algebraGrounds(deduction.stages, equations, [], values, [])
  const isMultiplying = sumsIn(equations).some(({ operators }) => operators.includes('*'))
  return { kind: 'rated', band: bandOf(restsOn, emoji.length, isMultiplying), score: algebraScore(restsOn), restsOn }
}

function bandOf({ largestBlock }: AlgebraGrounds, symbols: number, isMultiplying: boolean): LevelId {
  if (largestBlock > 2) return 5
  if (largestBlock === 2) return isMultiplying ? 4 : 3
  return symbols > 3 ? 2 : 1
}
