import type { Emoji, Expression, Operand, Operator } from '@emojigma/engine/question.ts'
import { FACE_HIGHLIGHT, FACE_LINE_STRONG, FACE_SUNK, INK, SUN, SUN_EDGE } from './colours.ts'
import { DIE_FACES } from './die-faces.ts'
import { fixed, roundedBox, squareAround, type Box, type Point } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { centredText, textWidth } from './text.ts'

/** One thing on a line, such as an emoji or an equals sign. All lengths are multiples of the size of an emoji. */
export interface Piece {
  readonly width: number
  draw(sheet: Sheet, centre: Point, unit: number): void
}

export type Line = readonly Piece[]

/** From the top of one line to the top of the next. */
export const LINE_PITCH = 1.25

const TEXT = 0.75
const GAP = 0.17
const COPY_PITCH = 0.94
const COPIES_PADDING = 0.09
const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

export function expressionLine({ operands, operators }: Expression, emoji: readonly Emoji[]): Line {
  return operands.flatMap((operand, index) => {
    const operator = operators[index - 1]
    return operator ? [text(SIGNS[operator], INK), operandPiece(operand, emoji)] : [operandPiece(operand, emoji)]
  })
}

export function text(characters: string, fill: string, size: number = TEXT): Piece {
  return {
    width: textWidth(characters, size),
    draw: (sheet, centre, unit) => sheet.add(centredText(characters, centre, size * unit, fill)),
  }
}

export function numberText(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A sun-yellow tile that holds the answer. */
export function socket(characters: string): Piece {
  const width = Math.max(1, textWidth(characters, TEXT) + 0.36)
  return {
    width,
    draw(sheet, centre, unit) {
      sheet.add(sunTile({ x: centre.x - (width * unit) / 2, y: centre.y - unit / 2, width: width * unit, height: unit }))
      sheet.add(centredText(characters, { x: centre.x, y: centre.y + unit * 0.02 }, TEXT * unit, INK))
    },
  }
}

export function sunTile(box: Box): string {
  const radius = box.height * 0.2
  const rim = box.height * 0.028
  const lip = box.height * 0.06
  const top = { x: box.x + rim, y: box.y + lip, width: box.width - 2 * rim, height: box.height - lip - rim }
  return roundedBox(box, radius, `fill="${SUN_EDGE}"`) + roundedBox(top, radius - rim, `fill="${SUN}"`)
}

export function lineWidth(line: Line): number {
  return line.reduce((width, piece) => width + piece.width, 0) + GAP * (line.length - 1)
}

/** @param unit size of an emoji, in units of the view box */
export function drawLine(sheet: Sheet, line: Line, centre: Point, unit: number): void {
  let left = centre.x - (lineWidth(line) * unit) / 2
  for (const piece of line) {
    piece.draw(sheet, { x: left + (piece.width * unit) / 2, y: centre.y }, unit)
    left += (piece.width + GAP) * unit
  }
}

function operandPiece(operand: Operand, emoji: readonly Emoji[]): Piece {
  if (operand.kind === 'symbol') return copies(emoji[operand.symbol] ?? '', operand.copies)
  return operand.asDots ? dots(operand.value) : text(numberText(operand.value), INK)
}

/** Several copies lie on one plate, because together they are one operand. */
function copies(emoji: Emoji, count: number): Piece {
  if (count === 1) return { width: 1, draw: (sheet, centre, unit) => sheet.emoji(emoji, squareAround(centre, unit)) }
  const width = 1 + (count - 1) * COPY_PITCH + 2 * COPIES_PADDING
  return {
    width,
    draw(sheet, { x, y }, unit) {
      const height = 1 + COPIES_PADDING
      const plate = { x: x - (width * unit) / 2, y: y - (height * unit) / 2, width: width * unit, height: height * unit }
      sheet.add(roundedBox(plate, 0.24 * unit, `fill="${FACE_SUNK}"`))
      for (let copy = 0; copy < count; copy += 1) {
        sheet.emoji(emoji, squareAround({ x: x + (copy - (count - 1) / 2) * COPY_PITCH * unit, y }, unit))
      }
    },
  }
}

/** A number to count: a die's face up to six, rows of five above. */
function dots(value: number): Piece {
  const pips = DIE_FACES[value]
  const rows = Math.ceil(value / 5)
  const centres = pips ?? Array.from({ length: value }, (_, dot) => [(dot % 5) - 2, Math.floor(dot / 5) - (rows - 1) / 2] as const)
  const width = pips ? 0.86 : 1.36
  const height = pips ? 0.86 : Math.max(0.62, rows * 0.24 + 0.14)
  const pitch = 0.24
  return {
    width,
    draw(sheet, { x, y }, unit) {
      const tile = { x: x - (width * unit) / 2, y: y - (height * unit) / 2, width: width * unit, height: height * unit }
      const rim = `fill="${FACE_HIGHLIGHT}" stroke="${FACE_LINE_STRONG}" stroke-width="${fixed(unit * 0.035)}"`
      const circles = centres.map(
        ([column, row]) =>
          `<circle cx="${fixed(x + column * pitch * unit)}" cy="${fixed(y + row * pitch * unit)}" r="${fixed(unit * 0.085)}"/>`,
      )
      sheet.add(roundedBox(tile, 0.18 * unit, rim), `<g fill="${INK}">${circles.join('')}</g>`)
    },
  }
}
