import { peersOf } from './board.ts'
import { addBits, at, bitCount, bitsOf, dropBits } from './bits.ts'

// A band is three rows of a 9×9 board: a word of 27 cells in reading order. A minirow is the three cells that a row and a box share; a band
// has nine, numbered box by box. Look-ups return flags for a band's three boxes in the three bits above its cells.

export const BAND_CELLS = 27
export const WHOLE_BAND = (1 << BAND_CELLS) - 1

/** Band of a cell, 0 to 2. */
export function bandOf(cell: number): number {
  return cell < BAND_CELLS ? 0 : cell < 2 * BAND_CELLS ? 1 : 2
}

/** Locked candidates within a band.
 *  @param cells the candidates of a digit
 *  @returns the cells of the minirows that fit an arrangement with the digit once per row and box, with flags for boxes with a single
 *  minirow; 0 if there is no arrangement */
export function arranged(cells: number): number {
  // Whether a minirow has a cell, at the first of its three bits; then the three rows' bits are packed.
  const minirows = (cells | (cells >> 1) | (cells >> 2)) & 0o111_111_111
  return at(ARRANGED, (minirows | (minirows >> 8) | (minirows >> 16)) & 511)
}

/** Locked candidates between bands.
 *  @param cells the candidates of a digit
 *  @returns the cells of another band left to the digit, outside the columns that a box of this band must use, with flags for these
 *  boxes */
export function outside(cells: number): number {
  return at(OUTSIDE, (cells | (cells >> 9) | (cells >> 18)) & 511)
}

/** @returns the cells of a band in boxes flagged by both look-ups: there one minirow and one column are left, so one cell */
export function settledIn(arrangedCells: number, outsideCells: number): number {
  return at(BOX_CELLS, ((arrangedCells & outsideCells) >> BAND_CELLS) & 7)
}

/** Candidates left in a band for a digit placed in the cell. */
export function unseenFrom(cell: number, band: number): number {
  return at(UNSEEN, cell * 3 + band)
}

/** Index: minirows that have the digit. */
const ARRANGED = new Int32Array(512)
/** Index: columns that have the digit. */
const OUTSIDE = new Int32Array(512)
/** Boxes as 3 bits → their cells in a band. */
const BOX_CELLS = new Int32Array(8)
/** At `cell * 3 + band` the cells of the band that are not peers of the cell. */
const UNSEEN = new Int32Array(81 * 3)

/** The cells of a band in these columns. */
function cellsOfColumns(columns: number): number {
  return columns | (columns << 9) | (columns << 18)
}

/** The cells of a band in one of its minirows. */
function cellsOfMinirow(minirow: number): number {
  const box = Math.trunc(minirow / 3)
  const row = minirow % 3
  return 0o7 << (row * 9 + box * 3)
}

/** The ways to assign a box to each row of a band, as three minirows each. */
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
    for (const minirow of bitsOf(fitting)) addBits(ARRANGED, mask, cellsOfMinirow(minirow))
    OUTSIDE[mask] = WHOLE_BAND
    for (let box = 0; box < 3; box += 1) {
      const columns = mask & (0o7 << (box * 3))
      if (bitCount(fitting & (0o7 << (box * 3))) === 1) addBits(ARRANGED, mask, 1 << (BAND_CELLS + box))
      if (bitCount(columns) !== 1) continue
      dropBits(OUTSIDE, mask, cellsOfColumns(columns))
      addBits(OUTSIDE, mask, 1 << (BAND_CELLS + box))
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
