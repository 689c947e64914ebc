import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle, SECTIONS, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PreloadRequest } from '../../platform/navigation/page.ts'
import { useToday } from '../../platform/browser/clock.ts'
import { puzzlesApi } from './api.ts'

export type Section = (typeof SECTIONS)[number]

/** A section's anchor on the Today page. */
export function sectionSlug({ name }: Section): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

export function firstSectionOf(typeId: PuzzleTypeId): Section {
  const section = SECTIONS.find((candidate) => candidate.typeId === typeId)
  if (!section) throw new RangeError(`no section for type ${typeId}`)
  return section
}

export function todaysPuzzle(puzzles: readonly PuzzleView[], typeId: PuzzleTypeId, levelId: LevelId): PuzzleView | undefined {
  return puzzles.find((puzzle) => puzzle.typeId === typeId && puzzle.levelId === levelId)
}

/** The day of a set; undefined for an empty one. */
function dayOfSet(puzzles: readonly PuzzleView[] | undefined): Day | undefined {
  const first = puzzles?.[0]
  return first && dayOfPuzzle(first.id)
}

/** Delay and interval of fetching the next set after midnight: it takes a moment to appear, and the jitter spreads the pages' calls. */
export const AFTER_MIDNIGHT_MS = 4000 + Math.floor(4000 * Math.random())

const { getTodaysPuzzles } = puzzlesApi.endpoints

/** So that a refetch alone renders nothing again. */
const DATA_AND_ERROR = {
  selectFromResult: ({ data, isError }: { readonly data?: readonly PuzzleView[] | undefined; readonly isError: boolean }) => ({
    data,
    isError,
  }),
}

/** The day's set, polled after midnight until the new one is there. */
export function useTodaysPuzzles() {
  const today = useToday()
  const query = getTodaysPuzzles.useQueryState(undefined, DATA_AND_ERROR)
  const day = dayOfSet(query.data) ?? today
  // RTK Query shares one call among all components.
  const { refetch } = getTodaysPuzzles.useQuerySubscription(undefined, { pollingInterval: day < today ? AFTER_MIDNIGHT_MS : 0 })
  return { answer: { ...query, refetch }, day }
}

export async function preloadTodaysPuzzles({ source, dispatch }: PreloadRequest): Promise<undefined> {
  await dispatch(puzzlesApi.util.upsertQueryData('getTodaysPuzzles', undefined, await source.todaysPuzzles()))
}
