import { callByType, type ByType } from '@emojigma/engine/by-type.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import { drawClassic, type PictureWords } from './classic.ts'
import { drawGrid } from './grid.ts'
import { drawOddEmoji, ODD_PICTURE } from './odd-emoji.ts'
import { PICTURE, prefixFor, sheetOf, type EmojiArt, type Sheet } from './sheet.ts'
import { drawSudoku } from './sudoku.ts'
import { drawWord } from './word.ts'

export type { EmojiArt } from './sheet.ts'
export { oddPictureGeometry } from './odd-emoji.ts'

export interface DrawOptions {
  /** Prefix of every id in the picture. Derived from the question by default, so that different pictures do not clash on one page. */
  readonly idPrefix?: string
  /** By default English. */
  readonly words?: PictureWords
}

const ENGLISH: PictureWords = { whichIsMore: 'Which is more?', or: 'or' }

/** Whether a question's picture contains text. */
export function hasPictureWords(question: Question): boolean {
  return question.typeId === 1 && question.or !== undefined
}

/** The picture of a question as a self-contained SVG document on a transparent ground, without the answer.
 *  View box 800 × 640; Spot the odd emoji 800 × 800.
 *  @throws RangeError for an emoji that has no artwork */
export function drawQuestion(
  question: Question,
  art: EmojiArt,
  { idPrefix = prefixFor(question), words = ENGLISH }: DrawOptions = {},
): string {
  return drawn(question, undefined, art, { idPrefix, words })
}

/** The same picture with the answer filled in. */
export function drawAnswer(
  { question, answer }: Puzzle,
  art: EmojiArt,
  { idPrefix = prefixFor([question, answer]), words = ENGLISH }: DrawOptions = {},
): string {
  return drawn(question, answer, art, { idPrefix, words })
}

/** Size of a question's picture in the units of its view box. */
export function pictureSize({ typeId }: Pick<Question, 'typeId'>): { readonly width: number; readonly height: number } {
  return typeId === 5 ? ODD_PICTURE : PICTURE
}

function drawn(question: Question, answer: string | undefined, art: EmojiArt, { idPrefix, words }: Required<DrawOptions>): string {
  const sheet = sheetOf(pictureSize(question), art, idPrefix)
  callByType(DRAW, question, sheet, answer, words)
  return sheet.toSvg()
}

const DRAW: ByType<[sheet: Sheet, answer: string | undefined, words: PictureWords], void> = {
  1: (question, sheet, answer, words) => drawClassic(sheet, question, answer === undefined ? undefined : Number(answer), words),
  2: (question, sheet, answer) => drawGrid(sheet, question, answer === undefined ? undefined : Number(answer)),
  3: (question, sheet, answer) => drawWord(sheet, question, answer),
  4: (question, sheet, answer) => drawSudoku(sheet, question, answer),
  5: (question, sheet, answer) => drawOddEmoji(sheet, question, answer !== undefined),
}
