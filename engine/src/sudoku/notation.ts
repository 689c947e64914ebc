import { at } from './bits.ts'
import { boardSide, EMPTY_CELL } from './board.ts'

/** @param board 16 or 81 characters, '.' = empty
 *  @param into receives the digits, one per cell; absent = a new array
 *  @returns for each cell its digit, 0 = empty; undefined for any other text */
export function readBoard(board: string, into?: Int32Array): Int32Array | undefined {
  if (board.length !== 16 && board.length !== 81) return undefined
  const side = boardSide(board)
  const digits = into ?? new Int32Array(board.length)
  for (let cell = 0; cell < board.length; cell += 1) {
    const code = board.charCodeAt(cell)
    const digit = code - ZERO
    if (code !== EMPTY && (digit < 1 || digit > side)) return undefined
    digits[cell] = code === EMPTY ? 0 : digit
  }
  return digits
}

export function writeBoard(digits: Int32Array): string {
  // One string of all codes takes half as long as one character after the other.
  const codes = Array<number>(digits.length)
  for (let cell = 0; cell < digits.length; cell += 1) codes[cell] = at(digits, cell) === 0 ? EMPTY : ZERO + at(digits, cell)
  return String.fromCharCode(...codes)
}

const ZERO = '0'.charCodeAt(0)
const EMPTY = EMPTY_CELL.charCodeAt(0)
