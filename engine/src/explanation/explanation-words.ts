import type { ExplanationStep } from './explanation.ts'
import { addUpWords, combineWords, oneUnknownWords, spellWords, tidyWords, togetherWords, workOutWords } from '../wording/algebra.ts'
import { boardWords, mistakeWords } from '../wording/board.ts'
import { wrongNotesWords, wrongValueWords } from '../wording/notes.ts'
import { lookingWords } from '../wording/looking.ts'
import type { StepWords } from '../wording/sentences.ts'

export type { StepWords }

/** The only way from a step to words; the sentences themselves are in `wording/`, to be translated there.
 *  @param names the spoken name of each emoji of the question, in its order */
export function wordsOf(step: ExplanationStep, names: readonly string[]): StepWords {
  switch (step.technique) {
    case 'tidy up':
      return tidyWords(step, names)
    case 'one unknown':
      return oneUnknownWords(step, names)
    case 'combine':
      return combineWords(step, names)
    case 'together':
      return togetherWords(step, names)
    case 'work out':
      return workOutWords(step, names)
    case 'add up':
      return addUpWords(step, names)
    case 'spell':
      return spellWords(step, names)
    case 'whole picture':
    case 'sweep':
    case 'half':
    case 'row':
    case 'cell':
      return lookingWords(step)
    case 'wrong value':
      return wrongValueWords(step, names)
    case 'wrong notes':
      return wrongNotesWords(step)
    case 'repeated':
    case 'wrong':
      return mistakeWords(step, names)
    default:
      return boardWords(step, names)
  }
}
