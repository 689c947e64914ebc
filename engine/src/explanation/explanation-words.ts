import type { Translated } from '@emojigma/messages/shape.ts'
import type { StepWords } from '@emojigma/messages/steps.ts'
import type * as HintWords from '@emojigma/messages/words/hints.ts'
import { equationOf } from '../algebra/sum-equation.ts'
import { columnLetter } from '../odd-emoji/board.ts'
import { coloursOf } from './colours.ts'
import type { BoardStep, ExplanationStep, LookingStep, MistakeStep } from './explanation.ts'

export type { StepWords }

type Words = Translated<typeof HintWords>

/** The words of a step, from the messages.
 *  @param names spoken names of the question's emoji, in order
 *  @param words of the language */
export function wordsOf(step: ExplanationStep, names: readonly string[], words: Words): StepWords {
  if ('eliminations' in step) return words.boardWords(step, names, coloursOf(step.cells, step.side, step.eliminations))
  const wording = WORDS[step.technique] as (step: ExplanationStep, names: readonly string[], words: Words) => StepWords
  return wording(step, names, words)
}

type NamedStep = Exclude<ExplanationStep, BoardStep>
type Wording<S> = (step: S, names: readonly string[], words: Words) => StepWords

const lookingWords: Wording<LookingStep> = (step, _, words) =>
  words.lookingWords(step.technique === 'cell' ? { ...step, column: columnLetter(step.column) } : step)
const mistakeWords: Wording<MistakeStep> = (step, names, words) => words.mistakeWords(step, names)

/** Of every step but the deductions on a board. */
const WORDS: { readonly [T in NamedStep['technique']]: Wording<Extract<NamedStep, { technique: T }>> } = {
  'tidy up': (step, names, words) => words.tidyWords({ ...step, left: equationOf(step.sum) }, names),
  'one unknown': (step, names, words) =>
    words.oneUnknownWords({ ...step, count: step.sum.parts[0]?.count ?? 1, total: step.sum.total }, names),
  combine: (step, names, words) => {
    const [one, other] = step.sums
    return words.combineWords({ ...step, equations: [equationOf(one), equationOf(other)], left: equationOf(step.sum) }, names)
  },
  together: (step, names, words) => words.togetherWords(step, names),
  'work out': (step, names, words) => words.workOutWords(step, names),
  'add up': (step, names, words) => words.addUpWords(step, names),
  spell: (step, names, words) => words.spellWords(step, names),
  'whole picture': lookingWords,
  sweep: lookingWords,
  half: lookingWords,
  row: lookingWords,
  cell: lookingWords,
  'wrong value': (step, names, words) => words.wrongValueWords(step, names),
  'wrong notes': (step, _, words) => words.wrongNotesWords(step),
  repeated: mistakeWords,
  wrong: mistakeWords,
}
