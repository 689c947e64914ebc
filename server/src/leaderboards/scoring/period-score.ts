import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { periodAt, pointsOf, type Scope } from '@emojigma/engine/scores.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import type { AttemptRecord } from '../../guesses/service.ts'
import type { Counts } from './counts.ts'

/** What a player did in one period of a scope. */
export interface PeriodScore {
  readonly score: number
  readonly correct: number
  readonly attempted: number
  /** When the score became what it is; 0 = nothing solved. */
  readonly reachedAtMs: number
  readonly byLevel: Counts
}

/** A puzzle is attempted in the period of its first guess, and in that of its solve, so that no period has more solved than attempted.
 *  The boards know nothing of what brings no points.
 *  @returns what the attempts come to in the period around a time; undefined when nothing was attempted in it */
export function periodScoreOf(records: readonly AttemptRecord[], scope: Scope, timeMs: number): PeriodScore | undefined {
  const period = periodAt(scope, timeMs)
  const isNow = (momentMs: number | undefined): momentMs is number => momentMs !== undefined && periodAt(scope, momentMs) === period
  const scored = records.filter(({ isScored }) => isScored)
  const solved = scored.filter(({ solvedAtMs }) => isNow(solvedAtMs))
  const attempted = scored.filter(({ guessCount, begunAtMs, solvedAtMs }) => guessCount > 0 && (isNow(begunAtMs) || isNow(solvedAtMs)))
  if (attempted.length === 0) return undefined
  const levelIndex = ({ puzzleId }: AttemptRecord): number => slotOfPuzzle(puzzleId).levelId - 1
  return {
    score: solved.reduce((score, { puzzleId }) => score + pointsOf(puzzleId), 0),
    correct: solved.length,
    attempted: attempted.length,
    reachedAtMs: solved.reduce((latestMs, { solvedAtMs = 0 }) => Math.max(latestMs, solvedAtMs), 0),
    byLevel: { attempted: counted(attempted, LEVELS.length, levelIndex), correct: counted(solved, LEVELS.length, levelIndex) },
  }
}

/** @returns how many puzzles of each type were attempted and solved ever */
export function typeCountsOf(records: readonly AttemptRecord[]): Counts {
  const attempted = records.filter(({ guessCount }) => guessCount > 0)
  const solved = attempted.filter(({ solvedAtMs }) => solvedAtMs !== undefined)
  const typeIndex = ({ puzzleId }: AttemptRecord): number => slotOfPuzzle(puzzleId).typeId - 1
  return {
    attempted: counted(attempted, PUZZLE_TYPES.length, typeIndex),
    correct: counted(solved, PUZZLE_TYPES.length, typeIndex),
  }
}

function counted(records: readonly AttemptRecord[], length: number, indexOf: (record: AttemptRecord) => number): readonly number[] {
  const counts = Array.from({ length }, () => 0)
  for (const record of records) counts[indexOf(record)] = (counts[indexOf(record)] ?? 0) + 1
  return counts
}
