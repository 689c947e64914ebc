import { ENGLISH } from '../../platform/languages.ts'
import { ATTEMPTS_OF_SEASON, generateDaily, seedVersionOf, wordCodeOf } from '@emojigma/engine/daily.ts'
import { SLOTS, type Day, dayOfPuzzle } from '@emojigma/engine/day.ts'
import { isSeasonal, lovableTheme, themeNamed } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { generateWord } from '@emojigma/engine/word/generate.ts'
import { word } from '@emojigma/engine/word/word.ts'
import { vocabularyOf } from '../../platform/vocabularies.ts'

/** Attempts at a slot before a repeat is accepted. */
export const MAX_ATTEMPTS = 2 * ATTEMPTS_OF_SEASON

/** A generated puzzle, ready to be stored but not yet checked for repeats. */
export interface Draft {
  /** 0 to 39, an index of SLOTS. */
  readonly slot: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly theme: string
  readonly isSeasonal: boolean
  /** A Question as JSON. */
  readonly question: string
  readonly answer: string
  readonly text: string
  readonly repeatKey: string
  /** Days within which the repeat key must not recur at the same level; absent = never again. */
  readonly repeatWindowDays: number | undefined
  /** A repeat is accepted: every attempt at the slot repeated an earlier draft. */
  readonly isLastResort?: boolean
}

/** A source of drafts. */
export interface DraftSource {
  /** The first attempt at each of the day's forty slots, in the order of SLOTS. */
  draftDay(day: Day): Promise<readonly Draft[]>
  draftSlot(day: Day, slot: number, attempt: number): Promise<Draft>
  /** Word questions in other languages than English. */
  draftWords(requests: readonly WordRequest[]): Promise<readonly WordDraft[]>
}

/** A generated puzzle before it is serialized: a repeat is discarded first. */
export interface UnwrittenDraft {
  readonly slot: number
  readonly puzzle: Puzzle
  readonly repeatKey: string
  readonly repeatWindowDays: number | undefined
}

export function unwrittenDraftOf(day: Day, slot: number, attempt: number): UnwrittenDraft {
  const puzzle = generateDaily(day, slot, attempt)
  const kind = kindOf(puzzle.question.typeId)
  return { slot, puzzle, repeatKey: kind.repeatKey(puzzle), repeatWindowDays: kind.repeatWindowDays(puzzle.levelId) }
}

export function writtenDraft({ slot, puzzle, repeatKey, repeatWindowDays }: UnwrittenDraft): Draft {
  const { levelId, theme, question, answer } = puzzle
  return {
    slot,
    typeId: question.typeId,
    levelId,
    theme,
    isSeasonal: isSeasonal(theme),
    question: JSON.stringify(question),
    answer,
    text: kindOf(question.typeId).describe(question, ENGLISH.words.descriptions),
    repeatKey,
    repeatWindowDays,
  }
}

export function draftOf(day: Day, slot: number, attempt: number): Draft {
  return writtenDraft(unwrittenDraftOf(day, slot, attempt))
}

export function draftsOfDay(day: Day): readonly Draft[] {
  return SLOTS.map((_, slot) => draftOf(day, slot, 0))
}

/** A request for a published Word puzzle in another language. */
export interface WordRequest {
  readonly puzzleId: number
  readonly levelId: LevelId
  readonly theme: string
  /** The day's English words share their emoji. */
  readonly sharesCode: boolean
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
export function draftWord({ puzzleId, levelId, theme, sharesCode, language, attempt }: WordRequest): WordDraft {
  const vocabulary = vocabularyOf(language)
  if (!vocabulary) throw new RangeError(`no words in ${language}`)
  const day = dayOfPuzzle(puzzleId)
  const random = randomFrom(seedVersionOf(3), 3, levelId, day, attempt, language)
  const code = sharesCode ? wordCodeOf(day, lovableTheme(themeNamed(theme)), vocabulary) : undefined
  const puzzle = generateWord({ levelId, theme: themeNamed(theme), random }, vocabulary, code)
  return { puzzleId, question: JSON.stringify(puzzle.question), answer: puzzle.answer, repeatKey: word.repeatKey(puzzle) }
}
