import type { Emoji, SudokuQuestion } from '@emojigma/engine/question.ts'
import { FACE, FACE_HIGHLIGHT, FACE_SUNK, INK } from './colours.ts'
import { centreOf, fixed, roundedBox, squareAround, type Box } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'

const BOARD = 600
const THICK = 6
const THIN = 2.4
const EMOJI = 0.76

/** Below the board, if some emoji are not on it. */
const LEGEND = { height: 64, gap: 14, pitch: 60, emoji: 48 }

/** The board with thick box lines, in the middle of the picture; givens are sunk. If some emoji are not on it, all are listed below, so
 *  that it can be solved on paper.
 *  @param answer all cells; undefined leaves the empty ones empty */
export function drawSudoku(sheet: Sheet, { emoji, board }: SudokuQuestion, answer: string | undefined): void {
  const side = Math.sqrt(board.length)
  const boxSide = Math.sqrt(side)
  const lines = (boxSide - 1) * THICK + (side - boxSide) * THIN
  const hasLegend = answer === undefined && emoji.some((_, index) => !board.includes(`${index + 1}`))
  const size = hasLegend ? BOARD - LEGEND.height - LEGEND.gap : BOARD
  const cell = (size - 2 * THICK - lines) / side
  const left = (PICTURE.width - size) / 2
  const top = (PICTURE.height - BOARD) / 2
  const offset = (index: number) =>
    THICK + index * cell + Math.floor(index / boxSide) * THICK + (index - Math.floor(index / boxSide)) * THIN
  const boxes = Array.from(board, (_, index): Box => ({
    x: left + offset(index % side),
    y: top + offset(Math.floor(index / side)),
    width: cell,
    height: cell,
  }))
  const frame = { x: left + THICK / 2, y: top + THICK / 2, width: size - THICK, height: size - THICK }

  sheet.add(
    roundedBox(frame, 10, `fill="${INK}"`),
    squares(
      boxes.filter((_, index) => board[index] !== '.'),
      FACE_SUNK,
    ),
    squares(
      boxes.filter((_, index) => board[index] === '.'),
      answer === undefined ? FACE : FACE_HIGHLIGHT,
    ),
    roundedBox(frame, 10, `fill="none" stroke="${INK}" stroke-width="${THICK}"`),
  )
  for (const [index, digit] of Array.from(answer ?? board).entries()) {
    const box = boxes[index]
    if (digit !== '.' && box) sheet.emoji(emoji[Number(digit) - 1] ?? '', squareAround(centreOf(box), cell * EMOJI))
  }
  if (hasLegend) drawLegend(sheet, emoji, top + size + LEGEND.gap)
}

/** All emoji of the board in a row. */
function drawLegend(sheet: Sheet, emoji: readonly Emoji[], top: number): void {
  const width = emoji.length * LEGEND.pitch
  const left = (PICTURE.width - width) / 2
  sheet.add(roundedBox({ x: left, y: top, width, height: LEGEND.height }, LEGEND.height / 4, `fill="${FACE_SUNK}"`))
  for (const [index, name] of emoji.entries()) {
    sheet.emoji(name, squareAround({ x: left + (index + 0.5) * LEGEND.pitch, y: top + LEGEND.height / 2 }, LEGEND.emoji))
  }
}

function squares(boxes: readonly Box[], fill: string): string {
  const d = boxes.map(({ x, y, width }) => `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(width)}h-${fixed(width)}z`)
  return `<path d="${d.join('')}" fill="${fill}"/>`
}
