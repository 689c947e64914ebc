import type { Translated } from '@emojigma/messages/shape.ts'
import type { Manner, StepWords } from '@emojigma/messages/steps.ts'
import type * as HintWords from '@emojigma/messages/words/hints.ts'
import { equationOf } from '../algebra/sum-equation.ts'
import { columnLetter } from '../odd-emoji/board.ts'
import type { LevelId } from '../levels.ts'
import { coloursOf } from './colours.ts'
import type { BoardStep, ExplanationStep, LookingStep, MistakeStep } from './explanation.ts'

export type { StepWords }

type Words = Translated<typeof HintWords>

/** The words of a step, from the messages.
 *  @param names spoken names of the question's emoji, in order
 *  @param words of the language
 *  @param levelId of the puzzle: the first levels count on instead of taking away */
export function wordsOf(step: ExplanationStep, names: readonly string[], words: Words, levelId?: LevelId): StepWords {
  if ('eliminations' in step) return words.boardWords(step, names, coloursOf(step.cells, step.side, step.eliminations))
  const wording = WORDS[step.technique] as Wording<ExplanationStep>
  return wording(step, names, words, { countsOn: levelId !== undefined && COUNTING_LEVELS.has(levelId) })
}

/** Levels 1 and 2. */
const COUNTING_LEVELS: ReadonlySet<LevelId> = new Set<LevelId>([6, 7])

type NamedStep = Exclude<ExplanationStep, BoardStep>
type Wording<S> = (step: S, names: readonly string[], words: Words, manner: Manner) => StepWords

const lookingWords: Wording<LookingStep> = (step, _, words) =>
  words.lookingWords(step.technique === 'cell' ? { ...step, column: columnLetter(step.column) } : step)
const mistakeWords: Wording<MistakeStep> = (step, names, words) => words.mistakeWords(step, names)

/** Of every step but the deductions on a board. */
const WORDS: { readonly [T in NamedStep['technique']]: Wording<Extract<NamedStep, { technique: T }>> } = {
  'put in': (step, names, words) => words.putInWords(step, names),
  calculate: (step, names, words) => words.calculateWords(step, names),
  'tidy up': (step, names, words, manner) => words.tidyWords(step, names, manner),
  'one unknown': (step, names, words, manner) => words.oneUnknownWords(step, names, manner),
  multiply: (step, names, words) => words.multiplyWords({ ...step, before: equationOf(step.before), left: equationOf(step.sum) }, names),
  combine: (step, names, words) => {
    const [one, other] = step.sums
    return words.combineWords({ ...step, equations: [equationOf(one), equationOf(other)], left: equationOf(step.sum) }, names)
  },
  divide: (step, names, words) => words.divideWords({ ...step, before: equationOf(step.before), left: equationOf(step.sum) }, names),
  isolate: (step, names, words) => words.isolateWords({ ...step, before: equationOf(step.before) }, names),
  substitute: (step, names, words) => words.substituteWords({ ...step, before: equationOf(step.before) }, names),
  'put line in': (step, names, words) => words.putLineInWords(step, names),
  equate: (step, names, words) => words.equateWords(step, names),
  'take off': (step, names, words) => words.takeOffWords(step, names),
  together: (step, names, words) => words.togetherWords(step, names),
  'work out': (step, names, words) => words.workOutWords(step, names),
  'add up': (step, names, words) => words.addUpWords(step, names),
  spell: (step, names, words) => words.spellWords(step, names),
  'group value': (step, names, words) => words.groupValueWords(step, names),
  'whole picture': lookingWords,
  sweep: lookingWords,
  feature: lookingWords,
  half: lookingWords,
  row: lookingWords,
  cell: lookingWords,
  'wrong value': (step, names, words) => words.wrongValueWords(step, names),
  'wrong notes': (step, _, words) => words.wrongNotesWords(step),
  repeated: mistakeWords,
  wrong: mistakeWords,
}
