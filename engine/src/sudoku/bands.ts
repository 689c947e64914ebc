import { peersOf } from './board.ts'
import { addBits, at, bitCount, bitsOf, dropBits } from './bits.ts'

// A band is three rows of a 9×9 board: a word of 27 cells in reading order. A minirow is the three cells that a row and a box share;
// a band has nine, numbered row by row.

export const BAND_CELLS = 27
export const WHOLE_BAND = (1 << BAND_CELLS) - 1

/** The nine cells of a row → the boxes that have one of them: 3 bits. */
const BOXES_OF_ROW = new Int32Array(512)
/** The minirows that have a digit → the cells of those that fit an arrangement with the digit once in each row and box; 0 if there is none. */
export const ARRANGED = new Int32Array(512)
/** The minirows that have a digit → the boxes in which only one of them fits an arrangement: 3 bits. */
export const BOXES_WITH_ONE_MINIROW = new Int32Array(512)
/** The columns that have a digit → the boxes with only one such column: 3 bits. */
export const BOXES_WITH_ONE_COLUMN = new Int32Array(512)
/** The columns that have a digit → the cells of another band left to it, outside the columns that a box of this band must use. */
export const OUTSIDE_ONE_COLUMN = new Int32Array(512)
/** Boxes as 3 bits → their cells in a band. */
export const BOX_CELLS = new Int32Array(8)
/** At `cell * 3 + band` the cells of the band that are no peers of the cell. */
export const UNSEEN = new Int32Array(81 * 3)

/** Band of a cell, 0 to 2. */
export function bandOf(cell: number): number {
  return cell < BAND_CELLS ? 0 : cell < 2 * BAND_CELLS ? 1 : 2
}

/** Which of a band's nine minirows have one of these cells. */
export function minirowsOf(cells: number): number {
  return at(BOXES_OF_ROW, cells & 511) | (at(BOXES_OF_ROW, (cells >> 9) & 511) << 3) | (at(BOXES_OF_ROW, cells >> 18) << 6)
}

/** Which of a band's nine columns have one of these cells. */
export function columnsOf(cells: number): number {
  return (cells | (cells >> 9) | (cells >> 18)) & 511
}

/** The cells of a band in these columns. */
function cellsOfColumns(columns: number): number {
  return columns | (columns << 9) | (columns << 18)
}

/** The ways to give each row of a band another box, as three minirows each. */
const ARRANGEMENTS = [
  [0, 4, 8],
  [0, 5, 7],
  [1, 3, 8],
  [1, 5, 6],
  [2, 3, 7],
  [2, 4, 6],
].map((minirows) => minirows.reduce((mask, minirow) => mask | (1 << minirow), 0))

function fillTables(): void {
  for (let mask = 0; mask < 512; mask += 1) {
    const fitting = ARRANGEMENTS.filter((minirows) => (mask & minirows) === minirows).reduce((union, minirows) => union | minirows, 0)
    for (const minirow of bitsOf(fitting)) addBits(ARRANGED, mask, 0o7 << (minirow * 3))
    OUTSIDE_ONE_COLUMN[mask] = WHOLE_BAND
    for (let box = 0; box < 3; box += 1) {
      const cells = mask & (0o7 << (box * 3))
      if (cells !== 0) addBits(BOXES_OF_ROW, mask, 1 << box)
      if (bitCount(fitting & (0o111 << box)) === 1) addBits(BOXES_WITH_ONE_MINIROW, mask, 1 << box)
      if (bitCount(cells) !== 1) continue
      addBits(BOXES_WITH_ONE_COLUMN, mask, 1 << box)
      dropBits(OUTSIDE_ONE_COLUMN, mask, cellsOfColumns(cells))
    }
  }
  for (let boxes = 0; boxes < 8; boxes += 1) {
    for (const box of bitsOf(boxes)) addBits(BOX_CELLS, boxes, cellsOfColumns(0o7 << (box * 3)))
  }
  UNSEEN.fill(WHOLE_BAND)
  for (let cell = 0; cell < 81; cell += 1) {
    for (const peer of peersOf(cell, 9)) dropBits(UNSEEN, cell * 3 + bandOf(peer), 1 << (peer % BAND_CELLS))
  }
}

fillTables()
