import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { dayOfPuzzle, SECTIONS, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { useEffect } from 'react'
import type { PreloadRequest } from '../page.ts'
import { useToday } from '../clock.ts'
import { puzzlesApi, useGetTodaysPuzzlesQuery } from './api.ts'

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

/** Not at once when the day ends: every open page asks then, and the set takes a moment to appear. */
const ASK_EVERY_MS = 4000

/** The set of the day, asked for again once its day is over, until the new one is there. */
export function useTodaysPuzzles() {
  const today = useToday()
  const answer = useGetTodaysPuzzlesQuery()
  const { refetch } = answer
  const day = dayOfSet(answer.data) ?? today
  const isOver = day < today
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setInterval(() => void refetch(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOver, refetch])
  return { answer, day, isOver }
}

export async function preloadTodaysPuzzles({ source, dispatch }: PreloadRequest): Promise<undefined> {
  await dispatch(puzzlesApi.util.upsertQueryData('getTodaysPuzzles', undefined, await source.todaysPuzzles()))
}
