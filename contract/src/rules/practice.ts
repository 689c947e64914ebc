import { PUZZLES_A_STEP, STRANDS, type StrandId } from '@emojigma/engine/practice/strands.ts'
import { FIRST_STRAND_PUZZLE_ID } from './play-again.ts'

const MOST_STEPS = 10

/** The ids of practice puzzles are the last that a puzzle can have. They are never told to the server: practice is judged on the device
 *  alone.
 *  @param step from 1
 *  @param number from 0
 *  Source: docs/product.md, Practise */
export function practicePuzzleId(strand: StrandId, step: number, number: number): number {
  const index = STRANDS.findIndex(({ id }) => id === strand)
  return FIRST_STRAND_PUZZLE_ID + (index * MOST_STEPS + step) * PUZZLES_A_STEP + number
}
