import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle, SECTIONS, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PreloadRequest } from '../../platform/navigation/page.ts'
import { useToday } from '../../platform/browser/clock.ts'
import { puzzlesApi } from './api.ts'

export type Section = (typeof SECTIONS)[number]

/** Where a section stands on the Today page. */
export function sectionSlug({ name }: Section): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

/** The first section of a kind. */
export function firstSectionOf(typeId: PuzzleTypeId): Section {
  const section = SECTIONS.find((candidate) => candidate.typeId === typeId)
  if (!section) throw new RangeError(`no section for type ${typeId}`)
  return section
}

export function todaysPuzzle(puzzles: readonly PuzzleView[], typeId: PuzzleTypeId, levelId: LevelId): PuzzleView | undefined {
  return puzzles.find((puzzle) => puzzle.typeId === typeId && puzzle.levelId === levelId)
}

/** The day that a set belongs to; undefined for an empty one. */
function dayOfSet(puzzles: readonly PuzzleView[] | undefined): Day | undefined {
  const first = puzzles?.[0]
  return first && dayOfPuzzle(first.id)
}

/** How long after the day has ended this page asks for the next one, and how often: not at once, because the set takes a moment to
 *  appear, and each page at another moment, because all of them ask. */
export const AFTER_MIDNIGHT_MS = 4000 + Math.floor(4000 * Math.random())

const { getTodaysPuzzles } = puzzlesApi.endpoints

/** That it is being asked for once more changes nothing on a page. */
const DATA_AND_ERROR = {
  selectFromResult: ({ data, isError }: { readonly data?: readonly PuzzleView[] | undefined; readonly isError: boolean }) => ({
    data,
    isError,
  }),
}

/** The set of the day, asked for again once its day is over, until the new one is there. */
export function useTodaysPuzzles() {
  const today = useToday()
  const found = getTodaysPuzzles.useQueryState(undefined, DATA_AND_ERROR)
  const day = dayOfSet(found.data) ?? today
  // However many parts of a page use the set, it is asked for once each time.
  const { refetch } = getTodaysPuzzles.useQuerySubscription(undefined, { pollingInterval: day < today ? AFTER_MIDNIGHT_MS : 0 })
  return { answer: { ...found, refetch }, day }
}

export async function preloadTodaysPuzzles({ source, dispatch }: PreloadRequest): Promise<undefined> {
  await dispatch(puzzlesApi.util.upsertQueryData('getTodaysPuzzles', undefined, await source.todaysPuzzles()))
}
