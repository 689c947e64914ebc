import { BAND_CELLS, bandOf } from './bands.ts'
import { addBits, at, lowestBit } from './bits.ts'
import { NINE } from './units.ts'

// An unavoidable set of a full board is a set of cells that could hold other digits while all others hold theirs. Of each such set a puzzle
// must give a cell, or else it has a second solution. Many small ones are seen on the full board at once: two digits that could change
// places in some of their cells, and two rows of a band, or columns of a stack, that could.
// Source: G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue sudoku", Experimental Mathematics 23, 2014

/** More than are seen at once: two digits, or two lines, change places in four parts at most, and there are 36 and 18 pairs of them. */
const MOST_SETS = 256

/** Unavoidable sets of one full 9×9 board, found by the last of their cells in some order. */
export class UnavoidableSets {
  /** At `set * 3 + band` its cells in the band. The set after the last one is being made. */
  readonly #cells = new Int32Array(3 * (MOST_SETS + 1))
  /** For each place in the order the set that was added last of those that end there, and for each set the one before it; -1 = none. */
  readonly #lastAt = new Int32Array(NINE.cellCount)
  readonly #before = new Int32Array(MOST_SETS)
  #count = 0
  #placeOf: Int32Array = new Int32Array(NINE.cellCount)
  /** The last place among the cells of the set that is being made. */
  #lastPlace = 0

  /** Begins anew with the sets that are seen at once.
   *  @param placeOf for each cell its place in the order, below 81; cells may share one */
  begin(solution: Int32Array, placeOf: Int32Array): void {
    this.#placeOf = placeOf
    this.#count = 0
    this.#lastAt.fill(-1)
    this.#addPairsOfDigits(solution)
    this.#addPairsOfLines(solution)
  }

  /** Adds the cells in which another full board differs, if it does. */
  addDifference(solution: Int32Array, other: Int32Array): void {
    this.#clear()
    let differing = 0
    for (let cell = 0; cell < NINE.cellCount; cell += 1) {
      if (at(solution, cell) === at(other, cell)) continue
      this.#take(cell)
      differing += 1
    }
    if (differing > 0) this.#keep()
  }

  /** Whether a set that ends at a place has no cell among the given ones.
   *  @param given for each band its given cells */
  isMissed(place: number, given: Int32Array): boolean {
    const top = at(given, 0)
    const middle = at(given, 1)
    const bottom = at(given, 2)
    for (let set = at(this.#lastAt, place); set >= 0; set = at(this.#before, set)) {
      const word = 3 * set
      if (((at(this.#cells, word) & top) | (at(this.#cells, word + 1) & middle) | (at(this.#cells, word + 2) & bottom)) === 0) return true
    }
    return false
  }

  /** The cells of two digits that hang together by rows, columns and boxes. */
  #addPairsOfDigits(solution: Int32Array): void {
    for (let cell = 0; cell < NINE.cellCount; cell += 1) {
      const word = 9 * (at(solution, cell) - 1)
      const row = at(NINE.ofCell, 3 * cell)
      columnByRow[word + row] = at(NINE.indexOfCell, 3 * cell)
      rowByColumn[word + at(NINE.indexOfCell, 3 * cell)] = row
      rowByBox[word + at(NINE.ofCell, 3 * cell + 2) - FIRST_BOX] = row
    }
    for (let first = 0; first < 72; first += 9) {
      for (let second = first + 9; second < 81; second += 9) {
        for (let rows = NINE.all; rows !== 0;) rows = this.#addDigitsFrom(first, second, rows)
      }
    }
  }

  /** Adds the set that has the first of these rows.
   *  @param first nine times a digit counted from 0, and so is `second`
   *  @returns the rows that are left */
  #addDigitsFrom(first: number, second: number, rows: number): number {
    this.#clear()
    let left = rows
    for (let open = rows & -rows; open !== 0;) {
      const row = lowestBit(open)
      left &= ~(1 << row)
      const column = at(columnByRow, second + row)
      const cell = 9 * row + column
      this.#take(9 * row + at(columnByRow, first + row))
      this.#take(cell)
      // The first digit comes to the second one's cell, so it has to leave its own in that column and box.
      const box = at(NINE.ofCell, 3 * cell + 2) - FIRST_BOX
      open = (open | (1 << at(rowByColumn, first + column)) | (1 << at(rowByBox, first + box))) & left
    }
    this.#keep()
    return left
  }

  /** The cells of two rows of a band in columns that have the same digits in both, and the same with columns of a stack. */
  #addPairsOfLines(solution: Int32Array): void {
    for (let line = 0; line < FIRST_BOX; line += 1) {
      for (let other = line + 1; other % 3 !== 0; other += 1) {
        for (let index = 0; index < 9; index += 1) indexOfDigit[at(solution, at(NINE.cells, 9 * line + index))] = index
        for (let indices = NINE.all; indices !== 0;) {
          this.#clear()
          let index = lowestBit(indices)
          do {
            indices &= ~(1 << index)
            const cell = at(NINE.cells, 9 * other + index)
            this.#take(at(NINE.cells, 9 * line + index))
            this.#take(cell)
            index = at(indexOfDigit, at(solution, cell))
          } while ((indices & (1 << index)) !== 0)
          this.#keep()
        }
      }
    }
  }

  #clear(): void {
    const word = 3 * this.#count
    this.#cells[word] = 0
    this.#cells[word + 1] = 0
    this.#cells[word + 2] = 0
    this.#lastPlace = 0
  }

  #take(cell: number): void {
    addBits(this.#cells, 3 * this.#count + bandOf(cell), 1 << (cell % BAND_CELLS))
    if (at(this.#placeOf, cell) > this.#lastPlace) this.#lastPlace = at(this.#placeOf, cell)
  }

  /** Without room for it the set is forgotten, which costs nothing but time. */
  #keep(): void {
    if (this.#count === MOST_SETS) return
    this.#before[this.#count] = at(this.#lastAt, this.#lastPlace)
    this.#lastAt[this.#lastPlace] = this.#count
    this.#count += 1
  }
}

/** Units are rows, then columns, then boxes. */
const FIRST_BOX = 18

// Where each digit is, at nine times the digit counted from 0; always filled afresh, as is the last.
const columnByRow = new Int32Array(NINE.cellCount)
const rowByColumn = new Int32Array(NINE.cellCount)
const rowByBox = new Int32Array(NINE.cellCount)
const indexOfDigit = new Int32Array(10)
