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
  generate: (request) => generateWord(request),
  solve: solveWord,
  prove: proveWord,
  rate: rateWord,
  explain: explainWord,
  describe: ({ emoji, equations, spelling }, words, names = emoji.map(emojiName)) => words.word(equations, spelling, names),
  repeatKey({ question, answer }) {
    const values = question.emoji.map((_, symbol) => positionOf(answer[question.spelling.indexOf(symbol)] ?? '', question.alphabet))
    return `${equationsKey(question.equations, values)}?${answer}`
  },
  repeatWindowDays: () => undefined,
}
