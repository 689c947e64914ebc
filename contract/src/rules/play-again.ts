/** Of a puzzle that is played again the id is this and its own, so that nothing of the first time is in it.
 *  Source: docs/product.md, Practise */
const FIRST_AGAIN_ID = 9_006_000_000_000_000
/** The ids of practice puzzles begin here. */
export const FIRST_STRAND_PUZZLE_ID = 9_007_000_000_000_000

export function againId(puzzleId: number): number {
  return FIRST_AGAIN_ID + puzzleId
}

/** Whether a puzzle is one to practise with: all that follow those that are published or made. */
export function isPracticeId(id: number): boolean {
  return id >= FIRST_AGAIN_ID
}

/** The id under which a puzzle's answer is known by its digest. */
export function ownPuzzleId(id: number): number {
  return id >= FIRST_AGAIN_ID && id < FIRST_STRAND_PUZZLE_ID ? id - FIRST_AGAIN_ID : id
}
