import type { WordQuestion } from '@emojigma/engine/question.ts'
import { shownLine } from './classic.ts'
import { FACE_LINE, ON_SOLID, WORD } from './colours.ts'
import { drawLine, LINE_PITCH, lineWidth } from './equation.ts'
import { fixed, roundedBox, squareAround } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'
import { centredText } from './text.ts'

const MARGIN = 26
const LARGEST_UNIT = 128
/** Heights below the equations, in multiples of the size of an emoji. */
const RULE_GAP = 0.24
const SPELLING_EMOJI = 0.92
const SOCKET_GAP = 0.1
const SOCKET = 1
const SOCKET_PITCH = 1.2

/** Equations, then the emoji that spell the word over one socket a letter.
 *  @param answer the word; undefined leaves the sockets empty */
export function drawWord(sheet: Sheet, { emoji, equations, spelling }: WordQuestion, answer: string | undefined): void {
  const lines = equations.map((line) => shownLine(line, emoji))
  const widest = Math.max(...lines.map(lineWidth))
  const spellingHeight = SPELLING_EMOJI + SOCKET_GAP + SOCKET
  const height = (lines.length - 1) * LINE_PITCH + 1 + 2 * RULE_GAP + spellingHeight
  const roomX = PICTURE.width - 2 * MARGIN
  const unit = Math.min(LARGEST_UNIT, roomX / widest, (PICTURE.height - 2 * MARGIN) / height)
  const middle = PICTURE.width / 2
  let y = PICTURE.height / 2 - (height * unit) / 2

  for (const [index, line] of lines.entries()) drawLine(sheet, line, { x: middle, y: y + (index * LINE_PITCH + 0.5) * unit }, unit)
  y += ((lines.length - 1) * LINE_PITCH + 1 + RULE_GAP) * unit

  const pitch = Math.min(SOCKET_PITCH * unit, (roomX + (SOCKET_PITCH - 1) * unit) / spelling.length)
  const ruleHalf = Math.min(roomX, Math.max(widest * unit, pitch * spelling.length)) / 2
  const dot = fixed(unit * 0.06)
  sheet.add(
    `<path d="M${fixed(middle - ruleHalf)} ${fixed(y)}H${fixed(middle + ruleHalf)}" stroke="${FACE_LINE}" stroke-width="${dot}" stroke-linecap="round" stroke-dasharray="0 ${fixed(unit * 0.13)}"/>`,
  )
  y += RULE_GAP * unit

  const side = pitch / SOCKET_PITCH
  for (const [index, symbol] of spelling.entries()) {
    const x = middle + (index - (spelling.length - 1) / 2) * pitch
    sheet.emoji(emoji[symbol] ?? '', squareAround({ x, y: y + (SPELLING_EMOJI * unit) / 2 }, side * SPELLING_EMOJI))
    drawSocket(sheet, x, y + (SPELLING_EMOJI + SOCKET_GAP + SOCKET / 2) * unit, side, answer?.[index])
  }
}

function drawSocket(sheet: Sheet, x: number, y: number, side: number, letter: string | undefined): void {
  const stroke = side * 0.055
  const box = squareAround({ x, y }, side - stroke)
  const dash = fixed(side * 0.13)
  if (letter === undefined) {
    sheet.add(roundedBox(box, side * 0.2, `fill="none" stroke="${WORD}" stroke-width="${fixed(stroke)}" stroke-dasharray="${dash}"`))
  } else {
    sheet.add(roundedBox(squareAround({ x, y }, side), side * 0.2, `fill="${WORD}"`), centredText(letter, { x, y }, side * 0.66, ON_SOLID))
  }
}
