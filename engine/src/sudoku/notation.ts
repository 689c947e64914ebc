import { at } from './bits.ts'
import { boardSide, EMPTY_CELL } from './board.ts'

/** @param board 16 or 81 characters, '.' = empty
 *  @returns for each cell its digit, 0 = empty; undefined for any other text */
export function readBoard(board: string): Int32Array | undefined {
  if (board.length !== 16 && board.length !== 81) return undefined
  const side = boardSide(board)
  const digits = new Int32Array(board.length)
  for (let cell = 0; cell < board.length; cell += 1) {
    const code = board.charCodeAt(cell)
    if (code === EMPTY) continue
    const digit = code - ZERO
    if (digit < 1 || digit > side) return undefined
    digits[cell] = digit
  }
  return digits
}

export function writeBoard(digits: Int32Array): string {
  // One string of all its codes takes half as long as one character after the other.
  const codes = Array<number>(digits.length)
  for (let cell = 0; cell < digits.length; cell += 1) codes[cell] = at(digits, cell) === 0 ? EMPTY : ZERO + at(digits, cell)
  return String.fromCharCode(...codes)
}

const ZERO = '0'.charCodeAt(0)
const EMPTY = EMPTY_CELL.charCodeAt(0)
