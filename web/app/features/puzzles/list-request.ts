import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { ListOptions } from '@emojigma/contract/site/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
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

/** Joins the answers of the calls in the order that each of them has: the newest day first and its puzzles mixed, in a popular list behind
 *  what more players tried. */
export function mergedList(order: ListRequest['order'], answers: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  const compare = (one: PuzzleView, other: PuzzleView) =>
    (order === 'popular' ? other.totalAttempted - one.totalAttempted : 0) || compareInList(one.id, other.id)
  return answers.flat().toSorted(compare).slice(0, LIST_LIMIT)
}

/** The puzzle behind which a list goes on, and how many players had attempted it then. */
export interface Cursor {
  readonly before: number
  readonly beforeTotalAttempted: number
}

/** @param page the part of the list that was seen last
 *  @returns undefined at the end of the list */
export function cursorAfter(page: readonly PuzzleView[]): Cursor | undefined {
  const last = page.at(-1)
  return last && page.length >= LIST_LIMIT ? { before: last.id, beforeTotalAttempted: last.totalAttempted } : undefined
}

/** A list in one piece. A puzzle that more players tried while someone reads on may come in two parts; it stays where it was seen first. */
export function joinedPages(pages: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  return [...new Map(pages.flat().map((puzzle) => [puzzle.id, puzzle])).values()]
}
