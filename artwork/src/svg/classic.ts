import type { ClassicQuestion, Emoji, QuestionLine } from '@emojigma/engine/question.ts'
import { CLASSIC, INK } from './colours.ts'
import { drawLine, expressionLine, LINE_PITCH, lineWidth, numberText, socket, text, type Line, type Piece } from './equation.ts'
import { PICTURE, type Sheet } from './sheet.ts'

const MARGIN = 40
const LARGEST_UNIT = 142
/** Text size of words relative to an emoji. */
const SMALL = 0.5

/** Texts in pictures, in one language. */
export interface PictureWords {
  readonly whichIsMore: string
  readonly or: string
}

/** Centred lines of emoji and numbers; the last line asks.
 *  @param answer the number for the last line; undefined draws a question mark */
export function drawClassic(sheet: Sheet, question: ClassicQuestion, answer: number | undefined, words: PictureWords): void {
  const asked = answer === undefined ? text('?', CLASSIC) : socket(numberText(answer))
  const lines = [...question.equations.map((line) => shownLine(line, question.emoji)), ...askLines(question, asked, words)]
  const widest = Math.max(...lines.map(lineWidth))
  const height = (lines.length - 1) * LINE_PITCH + 1
  const unit = Math.min(LARGEST_UNIT, (PICTURE.width - 2 * MARGIN) / widest, (PICTURE.height - 2 * MARGIN) / height)
  const firstY = PICTURE.height / 2 - ((lines.length - 1) / 2) * LINE_PITCH * unit
  for (const [index, line] of lines.entries()) {
    drawLine(sheet, line, { x: PICTURE.width / 2, y: firstY + index * LINE_PITCH * unit }, unit)
  }
}

/** The last line asks; where it asks which is more, it says so above. */
function askLines({ ask, or, emoji }: ClassicQuestion, asked: Piece, words: PictureWords): readonly Line[] {
  if (!or) return [[...expressionLine(ask, emoji), text('=', INK), asked]]
  return [
    [text(words.whichIsMore, INK, SMALL)],
    [...expressionLine(ask, emoji), text(words.or, CLASSIC, SMALL), ...expressionLine(or, emoji), asked],
  ]
}

/** A line of a question, whichever side of it is a number. */
export function shownLine({ left, right }: QuestionLine, emoji: readonly Emoji[]): Line {
  const [one, other] = [left, right].map((side) => (typeof side === 'number' ? [text(numberText(side), INK)] : expressionLine(side, emoji)))
  return [...(one ?? []), text('=', INK), ...(other ?? [])]
}
