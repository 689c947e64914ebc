import { NUMBERS_A_STEP, STRANDS } from '@emojigma/engine/practice/strands.ts'
import type { StrandId } from '@emojigma/engine/practice/strand-ids.ts'
import { FIRST_STRAND_PUZZLE_ID } from './play-again.ts'

const MOST_STEPS = 10

/** The id of a practice puzzle, from the end of the range. Such ids are never sent to the server: practice is checked on the device.
 *  @param step from 1
 *  @param number from 0
 *  Source: docs/product.md, Practise */
export function practicePuzzleId(strand: StrandId, step: number, number: number): number {
  const index = STRANDS.findIndex(({ id }) => id === strand)
  return FIRST_STRAND_PUZZLE_ID + (index * MOST_STEPS + step) * NUMBERS_A_STEP + number
}
