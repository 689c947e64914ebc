import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { ListOptions } from '@emojigma/contract/site/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { existsAt, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** One call for all types together or a single one, or a call for each of several. */
export interface ListRequest {
  readonly order: 'new' | 'popular'
  readonly typeIds?: readonly PuzzleTypeId[] | undefined
  readonly levelId?: LevelId | undefined
  /** Leaves out the player's solved puzzles. */
  readonly hidesSolved?: boolean
  /** The latest day to list; absent = all days. */
  readonly day?: Day | undefined
  readonly theme?: string | undefined
}

/** Where a list begins: after the last puzzle of the following day. */
export function cursorBefore(day: Day): Cursor {
  const ids = SLOTS.map((_, slot) => puzzleIdOf(day + 1, slot))
  return { before: ids.toSorted(compareInList).at(-1) ?? 0, beforeTotalAttempted: 0 }
}

/** The calls of a request, without types that do not exist at the level. */
export function callsFor({ typeIds, levelId }: ListRequest): readonly ListOptions[] {
  if (!typeIds) return [{ levelId }]
  return typeIds.filter((typeId) => levelId === undefined || existsAt(typeId, levelId)).map((typeId) => ({ typeId, levelId }))
}

/** Merges the calls' replies in their common order: newest day first with its puzzles mixed, or in a popular list by attempts first. */
export function mergedList(order: ListRequest['order'], answers: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  const compare = (one: PuzzleView, other: PuzzleView) =>
    (order === 'popular' ? other.totalAttempted - one.totalAttempted : 0) || compareInList(one.id, other.id)
  return answers.flat().toSorted(compare).slice(0, LIST_LIMIT)
}

/** The last puzzle of a page, and its number of attempts at that time. */
export interface Cursor {
  readonly before: number
  readonly beforeTotalAttempted: number
}

/** @param page the last one
 *  @returns undefined at the end of the list */
export function cursorAfter(page: readonly PuzzleView[]): Cursor | undefined {
  const last = page.at(-1)
  return last && page.length >= LIST_LIMIT ? { before: last.id, beforeTotalAttempted: last.totalAttempted } : undefined
}

/** All pages as one list. A puzzle whose attempts change meanwhile may be on two pages; it stays at its first position. */
export function joinedPages(pages: readonly (readonly PuzzleView[])[]): readonly PuzzleView[] {
  return [...new Map(pages.flat().map((puzzle) => [puzzle.id, puzzle])).values()]
}
