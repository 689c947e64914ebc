import { ShareDay, useKnownPlayed } from '../play/index.ts'
import { useTodaysPuzzles } from './todays-puzzles.ts'

const NONE = [] as const

/** Shares today's solved puzzles; renders nothing without any.
 *  Source: docs/product.md, Sharing */
export function TodaysResult() {
  const { answer, day } = useTodaysPuzzles()
  const puzzles = answer.data ?? NONE
  const solved = new Set(useKnownPlayed(puzzles)?.solved)
  return <ShareDay day={day} results={puzzles.filter(({ id }) => solved.has(id)).map((puzzle) => ({ puzzle }))} />
}
