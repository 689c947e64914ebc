import { dayOfPuzzle, MAX_PUZZLE_ID, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'

/** A puzzle's place in a list, where lists by popularity say how many players attempted it. */
interface Place {
  readonly id: number
  readonly attempted?: number
}

/** An index has the puzzles of one day by their numbers, a list has them mixed. So many rows more than a part has are read: those of the
 *  cursor's day that were seen already, and those of the last day, which may not be all there. */
const ROWS_AROUND = 2 * PUZZLES_A_DAY

/** @returns how many rows to read for a part of a list */
export function rowsFor(limit: number): number {
  return limit + ROWS_AROUND
}

/** @returns the last number of a puzzle's day: rows are read from there on */
export function lastOfItsDay(puzzleId: number): number {
  return Math.min(puzzleIdOf(dayOfPuzzle(puzzleId), PUZZLES_A_DAY - 1), MAX_PUZZLE_ID)
}

/** Cuts a part of a list out of the rows of an index: most attempted first, then the newest day first, then mixed as `compareInList` says.
 *  @param rows most attempted first, then the highest number first; `rowsFor(limit)` of them, or fewer where there are no more
 *  @param limit how many the part has at most
 *  @param before the last puzzle seen; the part goes on behind its place, whether the rows have it or not */
export function partOf<Row extends Place>(rows: readonly Row[], limit: number, before?: Place): readonly Row[] {
  const last = rows.length < rowsFor(limit) ? undefined : rows.at(-1)
  return rows
    .filter((row) => !(last && standTogether(row, last)) && (!before || compare(before, row) < 0))
    .toSorted(compare)
    .slice(0, limit)
}

function compare(one: Place, other: Place): number {
  return (other.attempted ?? 0) - (one.attempted ?? 0) || compareInList(one.id, other.id)
}

/** Whether only the mix of a day decides between two. */
function standTogether(one: Place, other: Place): boolean {
  return one.attempted === other.attempted && dayOfPuzzle(one.id) === dayOfPuzzle(other.id)
}
