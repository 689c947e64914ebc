import { getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import { questionRasterPath, questionSvgPath, sheetPreviewPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { questionFields } from '@emojigma/contract/wire/question.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { answerFormOf } from '@emojigma/engine/types.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { ENGLISH, languageNamed, pathIn, type Language } from '../../platform/languages.ts'
import type { AnswerAddresses } from './answer-addresses.ts'
import { stateOf, type Attempt } from './plays.ts'
import type { PuzzleCounts } from './queries.ts'

/** A published puzzle, which never changes. */
export interface StoredPuzzle {
  readonly id: number
  readonly levelId: LevelId
  readonly theme: string
  readonly question: Question
  readonly answer: string
  readonly text: string
  readonly answerDigest: string
  /** Language code of the question, or of the writing in its picture; absent = as published. */
  readonly language?: string
}

export interface ViewContext {
  readonly visitor: Visitor
  /** The language of the texts. */
  readonly language: Language
  readonly counts: PuzzleCounts
  /** The visitor's attempt; absent = none yet, or an unknown visitor. */
  readonly attempt: Attempt | undefined
  readonly today: Day
  readonly nowMs: number
  readonly answerAddresses: AnswerAddresses
}

/** The puzzle as one visitor may see it, with or without its answer. */
export function viewOf(
  puzzle: StoredPuzzle,
  { visitor, language, counts, attempt, today, nowMs, answerAddresses }: ViewContext,
): PuzzleView {
  const { id, levelId, theme, question } = puzzle
  const emojiNames = namesOf(question.emoji, language)
  const answer = access('SEE ANSWER', visitor, stateOf(attempt))
  return {
    id,
    levelId,
    typeId: question.typeId,
    theme,
    attempted: counts.attempted,
    correct: counts.correct,
    totalAttempted: counts.attempted,
    isRevealed: attempt?.isRevealed ?? false,
    isToday: dayOfPuzzle(id) === today,
    hasSvg: true,
    isMigrated: true,
    emoji: question.emoji,
    emojiNames,
    emojiTheme: theme,
    text: textOf(puzzle, emojiNames, language),
    answerDigest: puzzle.answerDigest,
    ...questionFields(question),
    questionImageUrl: pathInLanguage(puzzle, questionRasterPath(id, levelId, 800, 'avif')),
    questionImageSvg: pathInLanguage(puzzle, questionSvgPath(id, levelId)),
    questionImagePreview: pathInLanguage(puzzle, questionRasterPath(id, levelId, 400, 'avif')),
    ...sheetFields(puzzle, visitor, language, counts),
    ...(answer.kind === 'open' ? { ...answerFields(question, puzzle.answer), ...answerPictures(puzzle, answerAddresses, nowMs) } : {}),
  }
}

/** Of the puzzle's worksheet, for visitors whose plan opens it. */
function sheetFields({ id }: StoredPuzzle, visitor: Visitor, language: Language, { sheets }: PuzzleCounts): Partial<PuzzleView> {
  if (access('WORKSHEET', visitor).kind !== 'open') return {}
  return {
    pdfThumbnail: pathIn(language, sheetPreviewPath(id)),
    pdf: pathIn(language, `${getWorksheetUrl.path}?puzzleId=${id}`),
    pdfCount: sheets,
  }
}

/** A puzzle outside the archive: it has no counts, no page and no picture files. */
export function uncountedViewOf(id: number, { levelId, theme, question, answer }: Puzzle, language: Language): PuzzleView {
  const { typeId, emoji } = question
  const emojiNames = namesOf(emoji, language)
  return {
    id,
    levelId,
    typeId,
    theme,
    attempted: 0,
    correct: 0,
    totalAttempted: 0,
    isRevealed: false,
    isToday: false,
    hasSvg: false,
    isMigrated: true,
    emoji,
    emojiNames,
    emojiTheme: theme,
    text: kindOf(typeId).describe(question, language.words.descriptions, emojiNames),
    answerDigest: answerDigestOf(id, answer),
    ...questionFields(question),
  }
}

export function answerFields({ typeId }: Question, answer: string): Pick<PuzzleView, 'answer' | 'answerWord' | 'sudokuAnswer'> {
  const form = answerFormOf(typeId)
  if (form === 'number') return { answer: Number(answer) }
  return form === 'board' ? { sudokuAnswer: answer } : { answerWord: answer }
}

/** Looking up emoji names takes longer than the rest of a view. */
const names = new WeakMap<Language, LRUCache<string, string>>()

/** The names of emoji in a language. */
export function namesOf(emoji: readonly string[], language: Language): readonly string[] {
  const cache = names.get(language) ?? new LRUCache<string, string>({ max: 4000 })
  names.set(language, cache)
  return emoji.map((one) => {
    const known = cache.get(one)
    if (known !== undefined) return known
    const name = emojiNameIn(language.words.emojiNames)(one)
    cache.set(one, name)
    return name
  })
}

/** The stored English text, or a new one in another language. */
function textOf({ question, text }: StoredPuzzle, emojiNames: readonly string[], language: Language): string {
  if (language === ENGLISH) return text
  return kindOf(question.typeId).describe(question, language.words.descriptions, emojiNames)
}

/** Adds the language to the path of a picture whose question is in another one. */
function pathInLanguage({ language }: StoredPuzzle, path: string): string {
  return language === undefined ? path : pathIn(languageNamed(language), path)
}

/** @returns lower-case hex; the page checks guesses against it */
export function answerDigestOf(puzzleId: number, answer: string): string {
  return hash('sha256', digestInput(puzzleId, answer))
}

function answerPictures(puzzle: StoredPuzzle, addresses: AnswerAddresses, nowMs: number): Partial<PuzzleView> {
  const { id, levelId } = puzzle
  return {
    answerImageUrl: pathInLanguage(puzzle, addresses.address(id, levelId, 'avif', nowMs)),
    answerImageSvg: pathInLanguage(puzzle, addresses.address(id, levelId, 'svg', nowMs)),
  }
}
