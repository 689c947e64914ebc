import { hiddenTileOf } from '@emojigma/engine/grid/hidden-tile.ts'
import type { GridLine, GridQuestion, Question } from '@emojigma/engine/question.ts'
import type { PrintWords } from '../print-words.ts'
import { FACE_SUNK, GRID, GRID_TINT, INK, ON_SOLID } from './colours.ts'
import { numberText, sunTile } from './equation.ts'
import { centreOf, fixed, roundedBox, squareAround, type Box } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'
import { centredText, textWidth } from './text.ts'

const MARGIN = 28
const GAP = 0.055
const EMOJI = 0.72
const LARGEST_TEXT = 0.46

/** Cells with emoji, totals at the right and below, and a sun tile for the asked total. A hidden total is an empty tint; the totals of two
 *  equal lines are an equals sign in a ring.
 *  @param answer the number for the sun tile; undefined draws a question mark */
export function drawGrid(sheet: Sheet, question: GridQuestion, answer: number | undefined): void {
  const { emoji, cells, rowTotals, columnTotals, ask, equalLines } = question
  const rows = rowTotals.length
  const columns = columnTotals.length
  const cell = Math.min(
    (PICTURE.width - 2 * MARGIN) / (columns + 1 + columns * GAP),
    (PICTURE.height - 2 * MARGIN) / (rows + 1 + rows * GAP),
  )
  const pitch = cell * (1 + GAP)
  const left = (PICTURE.width - pitch * columns - cell) / 2
  const top = (PICTURE.height - pitch * rows - cell) / 2
  const boxAt = (row: number, column: number): Box => ({ x: left + column * pitch, y: top + row * pitch, width: cell, height: cell })

  for (const [row, symbols] of cells.entries()) {
    for (const [column, symbol] of symbols.entries()) {
      const box = boxAt(row, column)
      sheet.add(roundedBox(box, cell * 0.16, `fill="${FACE_SUNK}"`))
      sheet.emoji(emoji[symbol] ?? '', squareAround(centreOf(box), cell * EMOJI))
    }
  }
  for (const [row, total] of rowTotals.entries()) drawTotal(boxAt(row, columns), total, { line: 'row', index: row })
  for (const [column, total] of columnTotals.entries()) drawTotal(boxAt(rows, column), total, { line: 'column', index: column })

  function drawTotal(box: Box, total: number | null, { line, index }: GridLine): void {
    const isIt = (other: GridLine): boolean => other.line === line && other.index === index
    if (isIt(ask)) {
      sheet.add(sunTile(box), fittedText(answer === undefined ? '?' : numberText(answer), box, INK))
    } else if (equalLines?.some(isIt)) {
      sheet.add(ring(box), fittedText('=', box, INK))
    } else if (total === null) {
      sheet.add(roundedBox(box, cell * 0.16, `fill="${GRID_TINT}"`))
    } else {
      sheet.add(roundedBox(box, cell * 0.16, `fill="${GRID}"`), fittedText(numberText(total), box, ON_SOLID))
    }
  }
}

/** A ring: the same for both lines, in grey as in color. */
function ring(box: Box): string {
  const { x, y } = centreOf(box)
  const paint = `fill="${GRID_TINT}" stroke="${GRID}" stroke-width="${fixed(box.width * 0.06)}"`
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(box.width * 0.38)}" ${paint}/>`
}

/** The sentence below a grid with equal lines or a hidden tile. */
export function gridRule(question: Question, { equalLines, hiddenTile }: PrintWords['panels']): string | undefined {
  if (question.typeId !== 2) return undefined
  if (question.equalLines) return equalLines(question.equalLines)
  return hiddenTileOf(question) === undefined ? undefined : hiddenTile
}

/** Text as large as fits a cell with some air at both sides. */
function fittedText(characters: string, box: Box, fill: string): string {
  const size = Math.min(LARGEST_TEXT, 0.8 / textWidth(characters, 1)) * box.width
  return centredText(characters, centreOf(box), size, fill)
}
