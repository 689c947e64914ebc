import type { ListFilters } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { existsAt } from '@emojigma/engine/types.ts'
import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { dayOfPuzzle, puzzleIdOf, MAX_PUZZLE_ID, PUZZLES_A_DAY } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { countsById, newestIds, placeBehind, popularIds, type Popularity, type PuzzleCounts, type PuzzleFilter } from './queries.ts'
import { newestUnsolvedIds } from './unsolved.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'

/** A puzzle's place in a list; lists by popularity include how many players attempted it. */
interface Place {
  readonly id: number
  readonly attempted?: number
}

/** An index has the puzzles of a day by number, a list has them shuffled. So a part needs this many extra rows: those of the cursor's
 *  day that were shown before, and those of the last day, which may be incomplete. */
const ROWS_AROUND = 2 * PUZZLES_A_DAY

/** @returns how many rows to read for a part of a list */
function rowsFor(limit: number): number {
  return limit + ROWS_AROUND
}

/** @returns the last puzzle id of the puzzle's day: rows are read from there on */
function lastOfItsDay(puzzleId: number): number {
  return Math.min(puzzleIdOf(dayOfPuzzle(puzzleId), PUZZLES_A_DAY - 1), MAX_PUZZLE_ID)
}

/** Cuts one part of a list out of index rows: most attempted first, then the newest day, then shuffled as `compareInList` defines.
 *  @param rows most attempted first, then the highest id first; `rowsFor(limit)` of them, or fewer at the end
 *  @param limit size of the part
 *  @param before the last puzzle shown; the part continues after it, whether or not it is among the rows */
function partOf<Row extends Place>(rows: readonly Row[], limit: number, before?: Place): readonly Row[] {
  const last = rows.length < rowsFor(limit) ? undefined : rows.at(-1)
  return rows
    .filter((row) => !(last && isSameGroup(row, last)) && (!before || compare(before, row) < 0))
    .toSorted(compare)
    .slice(0, limit)
}

function compare(one: Place, other: Place): number {
  return (other.attempted ?? 0) - (one.attempted ?? 0) || compareInList(one.id, other.id)
}

/** Whether only the shuffle of a day orders the two. */
function isSameGroup(one: Place, other: Place): boolean {
  return one.attempted === other.attempted && dayOfPuzzle(one.id) === dayOfPuzzle(other.id)
}

/** Size of the popular list that is searched for unsolved puzzles; beyond it the list continues by age.
 *  Source: docs/product.md, Lists and filters */
const POPULAR_DEPTH = 10 * LIST_LIMIT

export interface ListRequest {
  readonly typeId?: PuzzleTypeId | undefined
  readonly levelId?: LevelId | undefined
  readonly theme?: string | undefined
  /** At most 48, which is the default. */
  readonly take?: number | undefined
  /** The last puzzle shown: the list continues after it. */
  readonly before?: number | undefined
  /** How many players had attempted it when it was shown; absent = how many have now. */
  readonly beforeAttempted?: number | undefined
  /** Leaves out what the visitor has solved. */
  readonly hidesSolved?: boolean | undefined
  readonly withoutTypeIds?: readonly PuzzleTypeId[] | undefined
}

/** A call's filters. `Unset` and an empty theme mean none. */
export function listRequestOf({ levelId, puzzleTypeId, puzzleTheme, showSolved, Sudoku, OddEmoji }: ListFilters): ListRequest {
  const typeId = typeof puzzleTypeId === 'number' ? puzzleTypeId : undefined
  return {
    levelId: typeof levelId === 'number' ? levelId : undefined,
    typeId,
    theme: puzzleTheme || undefined,
    hidesSolved: showSolved === false,
    withoutTypeIds: [...(Sudoku === false ? [4 as const] : []), ...(OddEmoji === false ? [5 as const] : [])],
  }
}

/** The level that a list has: none where the type does not exist at it. */
export function listedLevel({ typeId, levelId }: ListRequest): LevelId | undefined {
  return typeId !== undefined && levelId !== undefined && !existsAt(typeId, levelId) ? undefined : levelId
}

/** Filters a list that is short enough to be read whole. */
export function filteredViews(views: readonly PuzzleView[], request: ListRequest): readonly PuzzleView[] {
  const { typeId, theme, hidesSolved, withoutTypeIds = [] } = request
  const levelId = listedLevel(request)
  return views.filter(
    (view) =>
      (typeId ?? view.typeId) === view.typeId &&
      (levelId ?? view.levelId) === view.levelId &&
      (theme ?? view.theme) === view.theme &&
      !withoutTypeIds.includes(view.typeId) &&
      !(hidesSolved && isSolved(view)),
  )
}

/** A view has an answer if the visitor has solved or revealed the puzzle. */
function isSolved({ isRevealed, answer, answerWord, sudokuAnswer }: PuzzleView): boolean {
  return !isRevealed && (answer ?? answerWord ?? sudokuAnswer) !== undefined
}

export interface Listed extends Partial<PuzzleCounts> {
  readonly id: number
}

export async function newestPart(queries: Queries, filter: PuzzleFilter, request: ListRequest): Promise<readonly Listed[]> {
  const limit = limitOf(request)
  const { before } = request
  const last = before === undefined ? filter.lastPuzzleId : lastOfItsDay(before)
  const rows = hidesByDay(filter)
    ? await newestUnsolvedIds(queries, filter, rowsFor(limit), last)
    : await newestIds(queries, filter, rowsFor(limit), last).execute()
  return partOf(rows, limit, before === undefined ? undefined : { id: before })
}

export async function popularPart(queries: Queries, filter: PuzzleFilter, request: ListRequest): Promise<readonly Listed[]> {
  const limit = limitOf(request)
  const before = await placeOf(queries, request)
  const from = before && { puzzleId: lastOfItsDay(before.id), attempted: before.attempted }
  const edge = hidesByDay(filter) ? await popularEdge(queries, filter) : undefined
  const isBehind = edge !== undefined && before !== undefined && isBelow(before.id, before.attempted, edge)
  const popular = isBehind ? [] : partOf(await popularIds(queries, filter, rowsFor(limit), from, edge).execute(), limit, before)
  if (!edge || popular.length === limit || !hidesByDay(filter)) return popular
  const last = isBehind ? lastOfItsDay(before.id) : filter.lastPuzzleId
  const rows = await newestUnsolvedIds(queries, filter, rowsFor(limit), last, async (ids) => {
    const counts = await countsById(queries, ids)
    return ids.filter((id) => isBelow(id, counts.get(id)?.attempted ?? 0, edge))
  })
  return [...popular, ...partOf(rows, limit - popular.length, isBehind ? { id: before.id } : undefined)]
}

/** The end of the popular list: after the last puzzle of a day, as the puzzles of a day are shuffled. */
async function popularEdge(queries: Queries, filter: PuzzleFilter): Promise<Popularity | undefined> {
  const place = await placeBehind(queries, filter, POPULAR_DEPTH)
  return place && { ...place, puzzleId: puzzleIdOf(dayOfPuzzle(place.puzzleId), 0) }
}

function isBelow(id: number, attempted: number, edge: Popularity): boolean {
  return attempted === edge.attempted ? id < edge.puzzleId : attempted < edge.attempted
}

/** Whether solved puzzles are skipped day by day. The puzzles of one theme are few enough to check each. */
function hidesByDay(filter: PuzzleFilter): filter is PuzzleFilter & { readonly unsolvedBy: number } {
  return filter.unsolvedBy !== undefined && filter.theme === undefined
}

/** The place of the last puzzle shown in the popular list. */
async function placeOf(
  queries: Queries,
  { before, beforeAttempted }: ListRequest,
): Promise<{ readonly id: number; readonly attempted: number } | undefined> {
  if (before === undefined) return undefined
  const attempted = beforeAttempted ?? (await countsById(queries, [before])).get(before)?.attempted ?? 0
  return { id: before, attempted }
}

function limitOf({ take }: ListRequest): number {
  return Math.min(take ?? LIST_LIMIT, LIST_LIMIT)
}
