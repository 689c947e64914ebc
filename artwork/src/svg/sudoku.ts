import type { BoardSums, Emoji, SudokuQuestion } from '@emojigma/engine/question.ts'
import { cageSides, type CellSide } from '@emojigma/engine/sum-board/cage-sides.ts'
import { FACE, FACE_HIGHLIGHT, FACE_SUNK, INK } from './colours.ts'
import { centreOf, fixed, roundedBox, squareAround, type Box } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'
import { textFrom, textWidth } from './text.ts'

const BOARD = 600
const THICK = 6
const THIN = 2.4
const EMOJI = 0.76
/** Of a board with sums: smaller emoji leave room for the totals. */
const CAGE = { emoji: 0.56, inset: 8, line: 3, dash: '10 7', total: 34 }

/** Below the board, if some emoji are not on it. */
const LEGEND = { height: 64, gap: 14, pitch: 60, emoji: 48 }

/** The board with thick box lines, in the middle of the picture; givens are sunk. If some emoji are not on it, all are listed below, so
 *  that it can be solved on paper.
 *  @param answer all cells; undefined leaves the empty ones empty */
export function drawSudoku(sheet: Sheet, { emoji, board, sums }: SudokuQuestion, answer: string | undefined): void {
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
  if (sums) drawCages(sheet, boxes, sums)
  for (const [index, digit] of Array.from(answer ?? board).entries()) {
    const box = boxes[index]
    if (digit !== '.' && box) sheet.emoji(emoji[Number(digit) - 1] ?? '', squareAround(centreOf(box), cell * (sums ? CAGE.emoji : EMOJI)))
  }
  if (hasLegend) drawLegend(sheet, emoji, top + size + LEGEND.gap)
}

/** A dashed line round each group of cells, and its total in its first cell. */
function drawCages(sheet: Sheet, boxes: readonly Box[], { cages }: BoardSums): void {
  for (const cage of cages) {
    const lines = cage.cells.map((cell) => outline(boxes[cell], new Set(cageSides(cage, cell))))
    sheet.add(`<path d="${lines.join('')}" fill="none" stroke="${INK}" stroke-width="${CAGE.line}" stroke-dasharray="${CAGE.dash}"/>`)
    const [first = 0] = cage.cells
    const box = boxes[first]
    if (!box) continue
    const total = `${cage.total}`
    const patch = { x: box.x, y: box.y, width: textWidth(total, CAGE.total) + 12, height: CAGE.total + 4 }
    sheet.add(roundedBox(patch, 4, `fill="${FACE}"`), textFrom(total, { x: patch.x + 6, y: patch.y + patch.height / 2 }, CAGE.total, INK))
  }
}

/** The borders of a cell within it; where it is open to its cage they go on to the next cell. */
function outline(box: Box | undefined, sides: ReadonlySet<CellSide>): string {
  if (!box) return ''
  const by = (side: CellSide) => (sides.has(side) ? CAGE.inset : -THICK / 2)
  const [left, right] = [box.x + by('left'), box.x + box.width - by('right')]
  const [top, bottom] = [box.y + by('top'), box.y + box.height - by('bottom')]
  const lines: Readonly<Record<CellSide, string>> = {
    top: `M${fixed(left)} ${fixed(top)}H${fixed(right)}`,
    right: `M${fixed(right)} ${fixed(top)}V${fixed(bottom)}`,
    bottom: `M${fixed(left)} ${fixed(bottom)}H${fixed(right)}`,
    left: `M${fixed(left)} ${fixed(top)}V${fixed(bottom)}`,
  }
  return [...sides].map((side) => lines[side]).join('')
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
