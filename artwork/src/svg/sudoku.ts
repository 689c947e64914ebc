import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { FACE, FACE_HIGHLIGHT, FACE_SUNK, INK } from './colours.ts'
import { centreOf, fixed, roundedBox, squareAround, type Box } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'

const BOARD = 600
const THICK = 6
const THIN = 2.4
const EMOJI = 0.76

/** The board with thick box lines, in the middle of the picture; given cells are sunk.
 *  @param answer all cells; undefined leaves the empty ones empty */
export function drawSudoku(sheet: Sheet, { emoji, board }: SudokuQuestion, answer: string | undefined): void {
  const side = Math.sqrt(board.length)
  const boxSide = Math.sqrt(side)
  const lines = (boxSide - 1) * THICK + (side - boxSide) * THIN
  const cell = (BOARD - 2 * THICK - lines) / side
  const left = (PICTURE.width - BOARD) / 2
  const top = (PICTURE.height - BOARD) / 2
  const offset = (index: number) =>
    THICK + index * cell + Math.floor(index / boxSide) * THICK + (index - Math.floor(index / boxSide)) * THIN
  const boxes = Array.from(board, (_, index): Box => ({
    x: left + offset(index % side),
    y: top + offset(Math.floor(index / side)),
    width: cell,
    height: cell,
  }))
  const frame = { x: left + THICK / 2, y: top + THICK / 2, width: BOARD - THICK, height: BOARD - THICK }

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
}

function squares(boxes: readonly Box[], fill: string): string {
  const d = boxes.map(({ x, y, width }) => `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(width)}h-${fixed(width)}z`)
  return `<path d="${d.join('')}" fill="${fill}"/>`
}
