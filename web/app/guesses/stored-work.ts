import { onDevice } from '../storage.ts'

const PREFIX = 'emojigma.work.'
const RECENT_KEY = 'emojigma.work'

/** Puzzles whose unfinished work is kept; the one left alone the longest goes first. */
const MOST_PUZZLES = 30

/** What someone has worked out at a puzzle so far, as it was kept.
 *  @returns undefined if there is nothing, or nothing that can be read */
export function readWork(puzzleId: number): unknown {
  return onDevice.readJson(PREFIX + puzzleId)
}

/** @param work anything that JSON can hold; undefined forgets what was kept */
export function keepWork(puzzleId: number, work: unknown): void {
  const others = recentPuzzles().filter((id) => id !== puzzleId)
  if (work === undefined) onDevice.forget(PREFIX + puzzleId)
  else onDevice.keep(PREFIX + puzzleId, JSON.stringify(work))
  const recent = work === undefined ? others : [puzzleId, ...others]
  for (const id of recent.splice(MOST_PUZZLES)) onDevice.forget(PREFIX + id)
  onDevice.keep(RECENT_KEY, JSON.stringify(recent))
}

function recentPuzzles(): number[] {
  const recent = onDevice.readJson(RECENT_KEY)
  return Array.isArray(recent) ? recent.filter((id): id is number => Number.isInteger(id)) : []
}
