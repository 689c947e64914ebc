import type { Translated } from '@emojigma/messages/shape.ts'
import type { StepWords } from '@emojigma/messages/steps.ts'
import type * as HintWords from '@emojigma/messages/words/hints.ts'
import { equationOf } from '../algebra/sum-equation.ts'
import { columnLetter } from '../odd-emoji/board.ts'
import { coloursOf } from './colours.ts'
import type { ExplanationStep, LookingStep } from './explanation.ts'

export type { StepWords }

type Words = Translated<typeof HintWords>

/** The words of a step, from the messages.
 *  @param names spoken names of the question's emoji, in order
 *  @param words of the language */
export function wordsOf(step: ExplanationStep, names: readonly string[], words: Words): StepWords {
  switch (step.technique) {
    case 'tidy up':
      return words.tidyWords({ ...step, left: equationOf(step.sum) }, names)
    case 'one unknown':
      return words.oneUnknownWords({ ...step, count: step.sum.parts[0]?.count ?? 1, total: step.sum.total }, names)
    case 'combine': {
      const [one, other] = step.sums
      return words.combineWords({ ...step, equations: [equationOf(one), equationOf(other)], left: equationOf(step.sum) }, names)
    }
    case 'together':
      return words.togetherWords(step, names)
    case 'work out':
      return words.workOutWords(step, names)
    case 'add up':
      return words.addUpWords(step, names)
    case 'spell':
      return words.spellWords(step, names)
    case 'whole picture':
    case 'sweep':
    case 'half':
    case 'row':
    case 'cell':
      return lookingWords(step, words)
    case 'wrong value':
      return words.wrongValueWords(step, names)
    case 'wrong notes':
      return words.wrongNotesWords(step)
    case 'repeated':
    case 'wrong':
      return words.mistakeWords(step, names)
    default:
      return words.boardWords(step, names, coloursOf(step.cells, step.side, step.eliminations))
  }
}

function lookingWords(step: LookingStep, words: Words): StepWords {
  return words.lookingWords(step.technique === 'cell' ? { ...step, column: columnLetter(step.column) } : step)
}
