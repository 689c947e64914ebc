import { addBits, at, keepBits } from './bits.ts'
import { peersOf } from './board.ts'

/** The 288 complete 4×4 boards: few enough to look a board's solutions up.
 *  Source: the count is A107739 of the On-Line Encyclopedia of Integer Sequences */
export const FOUR_GRIDS: readonly Int32Array[] = completions([])

/** The complete boards that agree with a 4×4 board.
 *  @param givens for each of the 16 cells its digit, 0 = empty */
export function solutionsOfFour(givens: Int32Array): readonly Int32Array[] {
  findAgreeing(givens)
  return FOUR_GRIDS.filter((_, number) => (at(agreeing, number >> 5) & (1 << (number & 31))) !== 0)
}

/** Whether one complete board agrees with the givens, and no other. */
export function hasOneSolution(givens: Int32Array): boolean {
  findAgreeing(givens)
  let first = 0
  for (let word = 0; word < SET_WORDS; word += 1) {
    const set = at(agreeing, word)
    if (set === 0) continue
    if (first !== 0 || (set & (set - 1)) !== 0) return false
    first = set
  }
  return first !== 0
}

// Sets of complete boards, one bit per board.
const SET_WORDS = 288 / 32
/** At `((cell * 5) + digit) * 9` the boards that have the digit in the cell. */
const boardsWith = boardsByCell()
const agreeing = new Int32Array(SET_WORDS)

function findAgreeing(givens: Int32Array): void {
  agreeing.fill(-1)
  for (let cell = 0; cell < 16; cell += 1) {
    const digit = at(givens, cell)
    if (digit === 0) continue
    const from = (cell * 5 + digit) * SET_WORDS
    for (let word = 0; word < SET_WORDS; word += 1) keepBits(agreeing, word, at(boardsWith, from + word))
  }
}

function boardsByCell(): Int32Array {
  const sets = new Int32Array(16 * 5 * SET_WORDS)
  for (const [number, grid] of FOUR_GRIDS.entries()) {
    for (const [cell, digit] of grid.entries()) addBits(sets, (cell * 5 + digit) * SET_WORDS + (number >> 5), 1 << (number & 31))
  }
  return sets
}

/** Every completion of the digits of the first cells. */
function completions(digits: readonly number[]): Int32Array[] {
  const cell = digits.length
  if (cell === 16) return [Int32Array.from(digits)]
  const taken = new Set(peersOf(cell, 4).map((peer) => digits[peer]))
  return [1, 2, 3, 4].filter((digit) => !taken.has(digit)).flatMap((digit) => completions([...digits, digit]))
}
