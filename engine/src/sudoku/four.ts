import { at } from './bits.ts'
import { peersOf } from './board.ts'

/** The 288 complete 4×4 boards: few enough to look a board's solutions up.
 *  Source: the count is A107739 of the On-Line Encyclopedia of Integer Sequences */
export const FOUR_GRIDS: readonly Int32Array[] = completions([])

/** The complete boards that agree with a 4×4 board.
 *  @param givens for each of the 16 cells its digit, 0 = empty */
export function solutionsOfFour(givens: Int32Array): readonly Int32Array[] {
  return FOUR_GRIDS.filter((grid) => givens.every((digit, cell) => digit === 0 || digit === at(grid, cell)))
}

/** Every way to go on from the digits of the first cells. */
function completions(digits: readonly number[]): Int32Array[] {
  const cell = digits.length
  if (cell === 16) return [Int32Array.from(digits)]
  const taken = new Set(peersOf(cell, 4).map((peer) => digits[peer]))
  return [1, 2, 3, 4].filter((digit) => !taken.has(digit)).flatMap((digit) => completions([...digits, digit]))
}
