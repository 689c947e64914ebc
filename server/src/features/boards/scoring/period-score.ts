import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { periodAt, pointsOf, type Scope } from '@emojigma/contract/rules/scores.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import type { AttemptRecord, MovedAttempt } from '../../play/service.ts'
import { countsLess, LEVEL_COUNT, type Counts } from './counts.ts'

/** A player's results in one period of a scope. */
export interface PeriodScore {
  readonly score: number
  readonly correct: number
  readonly attempted: number
  /** When the score was reached; 0 = nothing solved. */
  readonly reachedAtMs: number
  readonly byLevel: Counts
}

const NO_LEVELS = Array.from({ length: LEVEL_COUNT }, () => 0)
export const NOTHING_YET: PeriodScore = {
  score: 0,
  correct: 0,
  attempted: 0,
  reachedAtMs: 0,
  byLevel: { attempted: NO_LEVELS, correct: NO_LEVELS },
}

/** A puzzle is attempted in the period of its first guess, and in that of its solve, so that no period has more solved than attempted.
 *  Attempts without points are ignored.
 *  @returns the score of the attempts in the period around a time; undefined without attempts in it */
export function periodScoreOf(records: readonly AttemptRecord[], scope: Scope, timeMs: number): PeriodScore | undefined {
  const period = periodAt(scope, timeMs)
  return scoreWithin(records, (momentMs) => periodAt(scope, momentMs) === period)
}

/** The same for any span of time.
 *  @param isWithin whether a time is in it */
export function scoreWithin(records: readonly AttemptRecord[], isWithin: (timeMs: number) => boolean): PeriodScore | undefined {
  const isNow = (momentMs: number | undefined): momentMs is number => momentMs !== undefined && isWithin(momentMs)
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
    byLevel: { attempted: counted(attempted, LEVEL_COUNT, levelIndex), correct: counted(solved, LEVEL_COUNT, levelIndex) },
  }
}

/** @returns the change that a move makes in the period around a time, negative where a puzzle was begun in an earlier one than it
 *    seemed; undefined without a change */
export function periodGainOf(moved: readonly MovedAttempt[], scope: Scope, timeMs: number): PeriodScore | undefined {
  const [before, after] = sidesOf(moved)
  const [had, has] = [periodScoreOf(before, scope, timeMs), periodScoreOf(after, scope, timeMs)]
  if (!had && !has) return undefined
  const [less, more] = [had ?? NOTHING_YET, has ?? NOTHING_YET]
  return {
    score: more.score - less.score,
    correct: more.correct - less.correct,
    attempted: more.attempted - less.attempted,
    reachedAtMs: more.reachedAtMs,
    byLevel: countsLess(more.byLevel, less.byLevel),
  }
}

/** @returns by how much a move raises the attempted and solved puzzles of each type */
export function typeGainsOf(moved: readonly MovedAttempt[]): Counts {
  const [before, after] = sidesOf(moved)
  return countsLess(typeCountsOf(after), typeCountsOf(before))
}

/** @returns all attempted and solved puzzles of each type */
export function typeCountsOf(records: readonly AttemptRecord[]): Counts {
  const attempted = records.filter(({ guessCount }) => guessCount > 0)
  const solved = attempted.filter(({ solvedAtMs }) => solvedAtMs !== undefined)
  const typeIndex = ({ puzzleId }: AttemptRecord): number => slotOfPuzzle(puzzleId).typeId - 1
  return {
    attempted: counted(attempted, PUZZLE_TYPES.length, typeIndex),
    correct: counted(solved, PUZZLE_TYPES.length, typeIndex),
  }
}

function sidesOf(moved: readonly MovedAttempt[]): readonly [before: readonly AttemptRecord[], after: readonly AttemptRecord[]] {
  return [moved.flatMap(({ before }) => before ?? []), moved.map(({ after }) => after)]
}

function counted(records: readonly AttemptRecord[], length: number, indexOf: (record: AttemptRecord) => number): readonly number[] {
  const counts = Array.from({ length }, () => 0)
  for (const record of records) counts[indexOf(record)] = (counts[indexOf(record)] ?? 0) + 1
  return counts
}
