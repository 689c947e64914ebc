import { spokenEquation } from '../algebra/spoken.ts'
import { equationsKey } from '../algebra/value-key.ts'
import { positionOf } from '../alphabet.ts'
import { emojiName } from '../emoji/name.ts'
import type { Kind } from '../kind.ts'
import type { WordQuestion } from '../question.ts'
import { explainWord } from './explain.ts'
import { generateWord } from './generate.ts'
import { rateWord } from './rate.ts'
import { proveWord, solveWord } from './solve.ts'

/** Emoji algebra whose values are positions in the alphabet: in the order given they spell a word.
 *  Source: docs/product.md, Word */
export const word: Kind<WordQuestion> = {
  typeId: 3,
  generate: generateWord,
  solve: solveWord,
  prove: proveWord,
  rate: rateWord,
  explain: explainWord,
  describe({ emoji, equations, spelling }) {
    const names = emoji.map(emojiName)
    const spelled = spelling.map((symbol) => names[symbol]).join(', ')
    const sentences = equations.map((equation) => `${spokenEquation(equation, names)}.`)
    return `${sentences.join(' ')} The word is spelled by: ${spelled}. A is 1, B is 2, up to Z is 26. What is the word?`
  },
  repeatKey({ question, answer }) {
    const values = question.emoji.map((_, symbol) => positionOf(answer[question.spelling.indexOf(symbol)] ?? ''))
    return `${equationsKey(question.equations, values)}?${answer}`
  },
  repeatWindowDays: () => undefined,
}
