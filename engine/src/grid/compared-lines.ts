import type { Stage } from '../algebra/deduction.ts'
import type { Random } from '../random.ts'
import type { Size } from './levels.ts'

/** Cells of a grid in which the first two symbols fill two crossing lines, the longer one with the same content and one symbol more: the
 *  difference of their totals is that symbol.
 *  @param size one more row than columns, or one more column than rows */
export function drawComparedCells(
  random: Random,
  { rows, columns }: Size,
  symbols: number,
): { readonly cells: readonly (readonly number[])[]; readonly compared: readonly [number, number] } {
  const isRowLonger = columns > rows
  const length = isRowLonger ? columns : rows
  const long = drawLongLine(random, length)
  const short = random.shuffle(withoutOne(random, long))
  // The short line crosses the long one at a common symbol.
  const along = random.below(short.length)
  let across = random.below(length)
  while (long[across] !== short[along]) across = (across + 1) % length
  const cells: number[][] = []
  for (let row = 0; row < rows; row += 1) {
    const cellsOfRow: number[] = []
    for (let column = 0; column < columns; column += 1) {
      const [onLong, onShort] = isRowLonger ? [column, row] : [row, column]
      const symbol = onShort === along ? long[onLong] : onLong === across ? short[onShort] : random.below(symbols)
      cellsOfRow.push(symbol as number)
    }
    cells.push(cellsOfRow)
  }
  return { cells, compared: isRowLonger ? [along, rows + across] : [across, rows + along] }
}

/** Contains both symbols, one of them at least twice. */
function drawLongLine(random: Random, length: number): number[] {
  const line = [0, 1, random.below(2)]
  while (line.length < length) line.push(random.below(2))
  return random.shuffle(line)
}

/** Removes one of a repeated symbol, so that both are left. */
function withoutOne(random: Random, line: readonly number[]): number[] {
  const ones = line.reduce((sum, symbol) => sum + symbol, 0)
  const zeros = line.length - ones
  const several = ones < 2 ? 0 : zeros < 2 ? 1 : random.below(2)
  const gone = line.indexOf(several)
  return line.filter((_, index) => index !== gone)
}

/** Whether a stage consists of two lines, one of which is the other plus copies of a single symbol. */
export function comparesTwo({ coefficients }: Stage): boolean {
  const [one, other] = coefficients
  if (!one || !other || coefficients.length > 2) return false
  let unlike = 0
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) unlike += 1
  return unlike === 1
}
