import { LIST_LIMIT } from '@emojigma/contract/limits.ts'
import type { ListOptions } from '@emojigma/contract/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { existsAt, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** What is asked of the server: one call for every kind together or for one, one call each for a few. */
export interface ListRequest {
  readonly order: 'new' | 'popular'
  readonly typeIds?: readonly PuzzleTypeId[] | undefined
  readonly levelId?: LevelId | undefined
  /** Without what the player has solved. */
  readonly hidesSolved?: boolean
}

/** The calls that together answer a request. A kind that does not exist at the level is left out. */
export function callsFor({ typeIds, levelId }: ListRequest): readonly ListOptions[] {
  if (!typeIds) return [{ levelId }]
  return typeIds.filter((typeId) => levelId === undefined || existsAt(typeId, levelId)).map((typeId) => ({ typeId, levelId }))
}

/** Joins the answers of the calls: most tried first, or newest day first with the kinds in turn. */
export function mergedList(order: ListRequest['order'], answers: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  const isFirst = (a: PuzzleView, b: PuzzleView) => (order === 'popular' ? b.totalAttempted - a.totalAttempted : 0) || b.id - a.id
  const list = answers.flat().toSorted(isFirst).slice(0, LIST_LIMIT)
  return order === 'new' ? kindsInTurn(list) : list
}

/** The puzzle behind which a list goes on, and how many players had attempted it then. */
export interface Cursor {
  readonly before: number
  readonly beforeTotalAttempted: number
}

/** @param page the part of the list that was seen last
 *  @returns undefined at the end of the list */
export function cursorAfter(order: ListRequest['order'], page: readonly PuzzleView[]): Cursor | undefined {
  // Shown are the kinds of a day in turn, but the list goes on by number.
  const last = order === 'new' ? page.toSorted((a, b) => b.id - a.id).at(-1) : page.at(-1)
  return last && page.length >= LIST_LIMIT ? { before: last.id, beforeTotalAttempted: last.totalAttempted } : undefined
}

/** A list in one piece. A puzzle that more players tried while someone reads on may come in two parts; it stays where it was seen first. */
export function joinedPages(pages: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  return [...new Map(pages.flat().map((puzzle) => [puzzle.id, puzzle])).values()]
}

/** By number alone a list would begin with ten crowds of one kind. */
function kindsInTurn(newestFirst: readonly PuzzleView[]): readonly PuzzleView[] {
  const counts = new Map<string, number>()
  const turnOf = ({ id, typeId }: PuzzleView): number => {
    const key = `${dayOfPuzzle(id)} ${typeId}`
    const turn = counts.get(key) ?? 0
    counts.set(key, turn + 1)
    return turn
  }
  return newestFirst
    .map((puzzle) => ({ puzzle, day: dayOfPuzzle(puzzle.id), turn: turnOf(puzzle) }))
    .toSorted((a, b) => b.day - a.day || a.turn - b.turn || a.puzzle.typeId - b.puzzle.typeId)
    .map(({ puzzle }) => puzzle)
}
