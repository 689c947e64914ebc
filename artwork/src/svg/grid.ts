import type { GridQuestion } from '@emojigma/engine/question.ts'
import { FACE_SUNK, GRID, GRID_TINT, INK, ON_SOLID } from './colours.ts'
import { numberText, sunTile } from './equation.ts'
import { centreOf, roundedBox, squareAround, type Box } from './shapes.ts'
import { PICTURE, type Sheet } from './sheet.ts'
import { centredText, textWidth } from './text.ts'

const MARGIN = 28
const GAP = 0.055
const EMOJI = 0.72
const LARGEST_TEXT = 0.46

/** Cells with emoji, totals at the right and below, and a sun tile for the asked total. A hidden total is an empty tint.
 *  @param answer the number for the sun tile; undefined draws a question mark */
export function drawGrid(sheet: Sheet, { emoji, cells, rowTotals, columnTotals, ask }: GridQuestion, answer: number | undefined): void {
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
  for (const [row, total] of rowTotals.entries()) drawTotal(boxAt(row, columns), total, ask.line === 'row' && ask.index === row)
  for (const [column, total] of columnTotals.entries()) drawTotal(boxAt(rows, column), total, ask.line === 'column' && ask.index === column)

  function drawTotal(box: Box, total: number | null, isAsked: boolean): void {
    if (isAsked) {
      sheet.add(sunTile(box), fittedText(answer === undefined ? '?' : numberText(answer), box, INK))
    } else if (total === null) {
      sheet.add(roundedBox(box, cell * 0.16, `fill="${GRID_TINT}"`))
    } else {
      sheet.add(roundedBox(box, cell * 0.16, `fill="${GRID}"`), fittedText(numberText(total), box, ON_SOLID))
    }
  }
}

/** Text as large as fits a cell with some air at both sides. */
function fittedText(characters: string, box: Box, fill: string): string {
  const size = Math.min(LARGEST_TEXT, 0.8 / textWidth(characters, 1)) * box.width
  return centredText(characters, centreOf(box), size, fill)
}
