/** The bit that stands for a digit, or for its emoji: 1 for the first, 2 for the second, 4 for the third …
 *  It has a module of its own, so that a page that reads notes does not fetch the solver's tables. */
export function digitBit(digit: number): number {
  return 1 << (digit - 1)
}
