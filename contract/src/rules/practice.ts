import { PUZZLES_A_STEP, STRANDS, type StrandId } from '@emojigma/engine/practice/strands.ts'

/** The ids of practice puzzles are the last that a puzzle can have. They are never told to the server: practice is judged on the device
 *  alone. Of a puzzle that is played again the id is `FIRST_AGAIN_ID` and its own, so that nothing of the first time is in it.
 *  Source: docs/product.md, Practise */
const FIRST_STRAND_PUZZLE_ID = 9_007_000_000_000_000
const FIRST_AGAIN_ID = 9_006_000_000_000_000
const MOST_STEPS = 10

export function againId(puzzleId: number): number {
  return FIRST_AGAIN_ID + puzzleId
}

/** The id under which a puzzle's answer is known by its digest. */
export function ownPuzzleId(id: number): number {
  return id >= FIRST_AGAIN_ID && id < FIRST_STRAND_PUZZLE_ID ? id - FIRST_AGAIN_ID : id
}

/** @param step from 1
 *  @param number from 0 */
export function practicePuzzleId(strand: StrandId, step: number, number: number): number {
  const index = STRANDS.findIndex(({ id }) => id === strand)
  return FIRST_STRAND_PUZZLE_ID + (index * MOST_STEPS + step) * PUZZLES_A_STEP + number
}
