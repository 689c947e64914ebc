import { GENERATOR_VERSION } from '@emojigma/engine/daily.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { generateWord } from '@emojigma/engine/word/generate.ts'
import { word } from '@emojigma/engine/word/word.ts'
import { vocabularyOf } from '../../platform/vocabularies.ts'

/** A request for a published Word puzzle in another language. */
export interface WordRequest {
  readonly puzzleId: number
  readonly levelId: LevelId
  readonly theme: string
  /** The code of one of `WORD_LANGUAGES`. */
  readonly language: string
  /** From 0; each attempt gives another question. */
  readonly attempt: number
}

/** A question in that language, not yet checked for repeats. */
export interface WordDraft {
  readonly puzzleId: number
  /** A Question as JSON. */
  readonly question: string
  readonly answer: string
  readonly repeatKey: string
}

/** @throws RangeError for a language without a vocabulary
 *  Source: docs/product.md, Word */
export function draftWord({ puzzleId, levelId, theme, language, attempt }: WordRequest): WordDraft {
  const vocabulary = vocabularyOf(language)
  if (!vocabulary) throw new RangeError(`no words in ${language}`)
  const random = randomFrom(GENERATOR_VERSION, 3, levelId, dayOfPuzzle(puzzleId), attempt, language)
  const puzzle = generateWord({ levelId, theme: themeNamed(theme), random }, vocabulary)
  return { puzzleId, question: JSON.stringify(puzzle.question), answer: puzzle.answer, repeatKey: word.repeatKey(puzzle) }
}
