/** Offset of the ids of replayed puzzles, which keeps their state apart from the first time.
 *  Source: docs/product.md, Practise */
const FIRST_AGAIN_ID = 9_006_000_000_000_000
/** First id of practice puzzles. */
export const FIRST_STRAND_PUZZLE_ID = 9_007_000_000_000_000

export function againId(puzzleId: number): number {
  return FIRST_AGAIN_ID + puzzleId
}

/** Whether an id is of a puzzle to practise with: all ids after those of published and made puzzles. */
export function isPracticeId(id: number): boolean {
  return id >= FIRST_AGAIN_ID
}

/** The id in a puzzle's answer digest. */
export function ownPuzzleId(id: number): number {
  return id >= FIRST_AGAIN_ID && id < FIRST_STRAND_PUZZLE_ID ? id - FIRST_AGAIN_ID : id
}
